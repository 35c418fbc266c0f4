import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`courses_goals\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`courses_goals_order_idx\` ON \`courses_goals\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`courses_goals_parent_idx\` ON \`courses_goals\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_courses_v_version_goals\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_courses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_courses_v_version_goals_order_idx\` ON \`_courses_v_version_goals\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_goals_parent_idx\` ON \`_courses_v_version_goals\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`level_test_attempts\` ADD \`goal\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`courses_goals\`;`)
  await db.run(sql`DROP TABLE \`_courses_v_version_goals\`;`)
  await db.run(sql`ALTER TABLE \`level_test_attempts\` DROP COLUMN \`goal\`;`)
}
