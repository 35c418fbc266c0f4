import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`subscribers\` RENAME COLUMN \`unsubscribe_hash\` TO \`unsubscribe_token\`;`)
  await db.run(sql`DROP INDEX \`subscribers_unsubscribe_hash_idx\`;`)
  await db.run(sql`CREATE INDEX \`subscribers_unsubscribe_token_idx\` ON \`subscribers\` (\`unsubscribe_token\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`subscribers\` RENAME COLUMN \`unsubscribe_token\` TO \`unsubscribe_hash\`;`)
  await db.run(sql`DROP INDEX \`subscribers_unsubscribe_token_idx\`;`)
  await db.run(sql`CREATE INDEX \`subscribers_unsubscribe_hash_idx\` ON \`subscribers\` (\`unsubscribe_hash\`);`)
}
