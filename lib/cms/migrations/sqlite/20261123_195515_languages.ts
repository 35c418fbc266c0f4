import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`messages\` ADD \`language\` text DEFAULT 'en';`)
  await db.run(sql`ALTER TABLE \`inquiries\` ADD \`language\` text DEFAULT 'en';`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`language\` text DEFAULT 'en';`)
  await db.run(sql`ALTER TABLE \`payment_requests\` ADD \`reason_code\` text;`)
  await db.run(sql`ALTER TABLE \`payment_requests\` ADD \`language\` text DEFAULT 'en';`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`reason_code\` text;`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`language\` text DEFAULT 'en';`)
  await db.run(sql`ALTER TABLE \`learners\` ADD \`language\` text DEFAULT 'en';`)
  await db.run(sql`ALTER TABLE \`school\` ADD \`notice_language\` text DEFAULT 'en';`)
  await db.run(sql`ALTER TABLE \`school\` ADD \`digits\` text DEFAULT 'latin';`)
  await db.run(sql`ALTER TABLE \`_school_v\` ADD \`version_notice_language\` text DEFAULT 'en';`)
  await db.run(sql`ALTER TABLE \`_school_v\` ADD \`version_digits\` text DEFAULT 'latin';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`language\`;`)
  await db.run(sql`ALTER TABLE \`inquiries\` DROP COLUMN \`language\`;`)
  await db.run(sql`ALTER TABLE \`subscribers\` DROP COLUMN \`language\`;`)
  await db.run(sql`ALTER TABLE \`payment_requests\` DROP COLUMN \`reason_code\`;`)
  await db.run(sql`ALTER TABLE \`payment_requests\` DROP COLUMN \`language\`;`)
  await db.run(sql`ALTER TABLE \`enrolments\` DROP COLUMN \`reason_code\`;`)
  await db.run(sql`ALTER TABLE \`enrolments\` DROP COLUMN \`language\`;`)
  await db.run(sql`ALTER TABLE \`learners\` DROP COLUMN \`language\`;`)
  await db.run(sql`ALTER TABLE \`school\` DROP COLUMN \`notice_language\`;`)
  await db.run(sql`ALTER TABLE \`school\` DROP COLUMN \`digits\`;`)
  await db.run(sql`ALTER TABLE \`_school_v\` DROP COLUMN \`version_notice_language\`;`)
  await db.run(sql`ALTER TABLE \`_school_v\` DROP COLUMN \`version_digits\`;`)
}
