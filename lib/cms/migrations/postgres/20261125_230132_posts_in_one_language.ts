import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_posts_only_in" AS ENUM('en', 'my', 'fr');
  CREATE TYPE "public"."enum__posts_v_version_only_in" AS ENUM('en', 'my', 'fr');
  ALTER TABLE "posts" ADD COLUMN "only_in" "enum_posts_only_in";
  ALTER TABLE "_posts_v" ADD COLUMN "version_only_in" "enum__posts_v_version_only_in";
  CREATE INDEX "posts_only_in_idx" ON "posts" USING btree ("only_in");
  CREATE INDEX "_posts_v_version_version_only_in_idx" ON "_posts_v" USING btree ("version_only_in");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "posts_only_in_idx";
  DROP INDEX "_posts_v_version_version_only_in_idx";
  ALTER TABLE "posts" DROP COLUMN "only_in";
  ALTER TABLE "_posts_v" DROP COLUMN "version_only_in";
  DROP TYPE "public"."enum_posts_only_in";
  DROP TYPE "public"."enum__posts_v_version_only_in";`)
}
