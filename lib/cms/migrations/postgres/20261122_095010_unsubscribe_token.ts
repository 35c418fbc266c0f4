import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "subscribers" RENAME COLUMN "unsubscribe_hash" TO "unsubscribe_token";
  ALTER INDEX "subscribers_unsubscribe_hash_idx" RENAME TO "subscribers_unsubscribe_token_idx";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "subscribers" RENAME COLUMN "unsubscribe_token" TO "unsubscribe_hash";
  ALTER INDEX "subscribers_unsubscribe_token_idx" RENAME TO "subscribers_unsubscribe_hash_idx";`)
}
