import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_inquiries\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`reference\` text NOT NULL,
  	\`contact_name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`type\` text,
  	\`heard_about\` text,
  	\`answers\` text NOT NULL,
  	\`original\` text,
  	\`handling\` text DEFAULT 'new' NOT NULL,
  	\`owner_id\` text(36),
  	\`notes\` text,
  	\`idempotency_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_inquiries\`("id", "reference", "contact_name", "email", "phone", "type", "heard_about", "answers", "original", "handling", "owner_id", "notes", "idempotency_key", "updated_at", "created_at") SELECT "id", "reference", "contact_name", "email", "phone", "type", "heard_about", "answers", "original", "handling", "owner_id", "notes", "idempotency_key", "updated_at", "created_at" FROM \`inquiries\`;`)
  await db.run(sql`DROP TABLE \`inquiries\`;`)
  await db.run(sql`ALTER TABLE \`__new_inquiries\` RENAME TO \`inquiries\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`inquiries_reference_idx\` ON \`inquiries\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_email_idx\` ON \`inquiries\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_phone_idx\` ON \`inquiries\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_type_idx\` ON \`inquiries\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_heard_about_idx\` ON \`inquiries\` (\`heard_about\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_handling_idx\` ON \`inquiries\` (\`handling\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_owner_idx\` ON \`inquiries\` (\`owner_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`inquiries_idempotency_key_idx\` ON \`inquiries\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_updated_at_idx\` ON \`inquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_created_at_idx\` ON \`inquiries\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif240_url\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif240_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif240_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif240_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif240_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif240_filename\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp240_url\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp240_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp240_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp240_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp240_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp240_filename\` text;`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif240_sizes_avif240_filename_idx\` ON \`media\` (\`sizes_avif240_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp240_sizes_webp240_filename_idx\` ON \`media\` (\`sizes_webp240_filename\`);`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`handling\` text DEFAULT 'new' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`owner_id\` text(36) REFERENCES staff(id);`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`notes\` text;`)
  await db.run(sql`CREATE INDEX \`subscribers_handling_idx\` ON \`subscribers\` (\`handling\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_owner_idx\` ON \`subscribers\` (\`owner_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_subscribers\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`unsubscribed_at\` text,
  	\`unsubscribe_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_subscribers\`("id", "email", "unsubscribed_at", "unsubscribe_hash", "updated_at", "created_at") SELECT "id", "email", "unsubscribed_at", "unsubscribe_hash", "updated_at", "created_at" FROM \`subscribers\`;`)
  await db.run(sql`DROP TABLE \`subscribers\`;`)
  await db.run(sql`ALTER TABLE \`__new_subscribers\` RENAME TO \`subscribers\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`subscribers_email_idx\` ON \`subscribers\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_unsubscribe_hash_idx\` ON \`subscribers\` (\`unsubscribe_hash\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_updated_at_idx\` ON \`subscribers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_created_at_idx\` ON \`subscribers\` (\`created_at\`);`)
  await db.run(sql`DROP INDEX \`media_sizes_avif240_sizes_avif240_filename_idx\`;`)
  await db.run(sql`DROP INDEX \`media_sizes_webp240_sizes_webp240_filename_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif240_url\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif240_width\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif240_height\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif240_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif240_filesize\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif240_filename\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp240_url\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp240_width\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp240_height\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp240_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp240_filesize\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp240_filename\`;`)
  await db.run(sql`CREATE TABLE \`__new_inquiries\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`reference\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`contact_name\` text NOT NULL,
  	\`phone\` text,
  	\`heard_about\` text,
  	\`answers\` text NOT NULL,
  	\`original\` text,
  	\`handling\` text DEFAULT 'new' NOT NULL,
  	\`owner_id\` text(36),
  	\`notes\` text,
  	\`idempotency_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_inquiries\`("id", "reference", "email", "type", "contact_name", "phone", "heard_about", "answers", "original", "handling", "owner_id", "notes", "idempotency_key", "updated_at", "created_at") SELECT "id", "reference", "email", "type", "contact_name", "phone", "heard_about", "answers", "original", "handling", "owner_id", "notes", "idempotency_key", "updated_at", "created_at" FROM \`inquiries\`;`)
  await db.run(sql`DROP TABLE \`inquiries\`;`)
  await db.run(sql`ALTER TABLE \`__new_inquiries\` RENAME TO \`inquiries\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`inquiries_reference_idx\` ON \`inquiries\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_email_idx\` ON \`inquiries\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_type_idx\` ON \`inquiries\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_phone_idx\` ON \`inquiries\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_heard_about_idx\` ON \`inquiries\` (\`heard_about\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_handling_idx\` ON \`inquiries\` (\`handling\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_owner_idx\` ON \`inquiries\` (\`owner_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`inquiries_idempotency_key_idx\` ON \`inquiries\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_updated_at_idx\` ON \`inquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_created_at_idx\` ON \`inquiries\` (\`created_at\`);`)
}
