import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`classes\` ADD \`follows\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`classes_follows_idx\` ON \`classes\` (\`follows\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`classes_follows_idx\`;`)
  await db.run(sql`ALTER TABLE \`classes\` DROP COLUMN \`follows\`;`)
}
