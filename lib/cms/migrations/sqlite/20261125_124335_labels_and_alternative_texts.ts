import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { copyEnglishTexts } from '../data/english-texts'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`classes_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`classes_locales_locale_parent_id_unique\` ON \`classes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`classes\` ADD \`lacks_burmese\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`classes\` ADD \`lacks_french\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`lacks_burmese\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`lacks_french\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`school_locales\` ADD \`address\` text;`)
  await db.run(sql`ALTER TABLE \`_school_v_locales\` ADD \`version_address\` text;`)
  await copyEnglishTexts(db)
  await db.run(sql`ALTER TABLE \`classes\` DROP COLUMN \`label\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`alt\`;`)
  await db.run(sql`ALTER TABLE \`school\` DROP COLUMN \`address\`;`)
  await db.run(sql`ALTER TABLE \`_school_v\` DROP COLUMN \`version_address\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`classes_locales\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`ALTER TABLE \`classes\` ADD \`label\` text NOT NULL;`)
  await db.run(sql`ALTER TABLE \`classes\` DROP COLUMN \`lacks_burmese\`;`)
  await db.run(sql`ALTER TABLE \`classes\` DROP COLUMN \`lacks_french\`;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`alt\` text NOT NULL;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`lacks_burmese\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`lacks_french\`;`)
  await db.run(sql`ALTER TABLE \`school\` ADD \`address\` text;`)
  await db.run(sql`ALTER TABLE \`_school_v\` ADD \`version_address\` text;`)
  await db.run(sql`ALTER TABLE \`school_locales\` DROP COLUMN \`address\`;`)
  await db.run(sql`ALTER TABLE \`_school_v_locales\` DROP COLUMN \`version_address\`;`)
}
