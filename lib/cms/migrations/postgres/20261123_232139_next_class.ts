import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "classes" ADD COLUMN "follows" varchar;
  CREATE UNIQUE INDEX "classes_follows_idx" ON "classes" USING btree ("follows");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "classes_follows_idx";
  ALTER TABLE "classes" DROP COLUMN "follows";`)
}
