import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`posts\` ADD \`only_in\` text;`)
  await db.run(sql`CREATE INDEX \`posts_only_in_idx\` ON \`posts\` (\`only_in\`);`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_only_in\` text;`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_only_in_idx\` ON \`_posts_v\` (\`version_only_in\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`posts_only_in_idx\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`only_in\`;`)
  await db.run(sql`DROP INDEX \`_posts_v_version_version_only_in_idx\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_only_in\`;`)
}
