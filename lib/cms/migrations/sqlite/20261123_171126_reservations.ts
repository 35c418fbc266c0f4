import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`reservation_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`hold_hours\` numeric DEFAULT 48 NOT NULL,
  	\`offer_hours\` numeric DEFAULT 24 NOT NULL,
  	\`updated_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_reservation_settings_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_hold_hours\` numeric DEFAULT 48 NOT NULL,
  	\`version_offer_hours\` numeric DEFAULT 24 NOT NULL,
  	\`version_updated_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_reservation_settings_v_created_at_idx\` ON \`_reservation_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reservation_settings_v_updated_at_idx\` ON \`_reservation_settings_v\` (\`updated_at\`);`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_enrolments\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`fb_name\` text,
  	\`age\` numeric,
  	\`course_type\` text,
  	\`rule_status\` integer,
  	\`communication\` text,
  	\`course_start\` text,
  	\`reference\` text NOT NULL,
  	\`course_id\` text(36),
  	\`class_id\` text(36),
  	\`course_name\` text NOT NULL,
  	\`price\` numeric NOT NULL,
  	\`receipt_id\` text(36),
  	\`receipt_digest\` text,
  	\`stated_amount\` numeric,
  	\`transaction_number\` text,
  	\`state\` text DEFAULT 'Pending' NOT NULL,
  	\`seat\` numeric,
  	\`held_until\` text,
  	\`reminded_at\` text,
  	\`reason\` text,
  	\`decisions\` text,
  	\`notes\` text,
  	\`idempotency_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`course_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`class_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`receipt_id\`) REFERENCES \`receipts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_enrolments\`("id", "name", "email", "phone", "fb_name", "age", "course_type", "rule_status", "communication", "course_start", "reference", "course_id", "class_id", "course_name", "price", "receipt_id", "receipt_digest", "stated_amount", "transaction_number", "state", "seat", "reason", "decisions", "notes", "idempotency_key", "updated_at", "created_at", "deleted_at") SELECT "id", "name", "email", "phone", "fb_name", "age", "course_type", "rule_status", "communication", "course_start", "reference", "course_id", "class_id", "course_name", "price", "receipt_id", "receipt_digest", "stated_amount", "transaction_number", "state", "seat", "reason", "decisions", "notes", "idempotency_key", "updated_at", "created_at", "deleted_at" FROM \`enrolments\`;`)
  await db.run(sql`DROP TABLE \`enrolments\`;`)
  await db.run(sql`ALTER TABLE \`__new_enrolments\` RENAME TO \`enrolments\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`enrolments_email_idx\` ON \`enrolments\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_phone_idx\` ON \`enrolments\` (\`phone\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enrolments_reference_idx\` ON \`enrolments\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_course_idx\` ON \`enrolments\` (\`course_id\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_class_idx\` ON \`enrolments\` (\`class_id\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_receipt_idx\` ON \`enrolments\` (\`receipt_id\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_receipt_digest_idx\` ON \`enrolments\` (\`receipt_digest\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_transaction_number_idx\` ON \`enrolments\` (\`transaction_number\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_state_idx\` ON \`enrolments\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_held_until_idx\` ON \`enrolments\` (\`held_until\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enrolments_idempotency_key_idx\` ON \`enrolments\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_updated_at_idx\` ON \`enrolments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_created_at_idx\` ON \`enrolments\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_deleted_at_idx\` ON \`enrolments\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`class_seat_1_idx\` ON \`enrolments\` (\`class_id\`,\`seat\`);`)
  await db.run(sql`ALTER TABLE \`classes\` ADD \`shortage_reported_at\` text;`)
  await db.run(sql`ALTER TABLE \`payment_requests\` ADD \`held_until\` text;`)
  await db.run(sql`ALTER TABLE \`payment_requests\` ADD \`reminded_at\` text;`)
  await db.run(sql`CREATE INDEX \`payment_requests_held_until_idx\` ON \`payment_requests\` (\`held_until\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`reservation_settings\`;`)
  await db.run(sql`DROP TABLE \`_reservation_settings_v\`;`)
  await db.run(sql`DROP INDEX \`payment_requests_held_until_idx\`;`)
  await db.run(sql`ALTER TABLE \`payment_requests\` DROP COLUMN \`held_until\`;`)
  await db.run(sql`ALTER TABLE \`payment_requests\` DROP COLUMN \`reminded_at\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_enrolments\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`fb_name\` text NOT NULL,
  	\`age\` numeric NOT NULL,
  	\`course_type\` text NOT NULL,
  	\`rule_status\` integer DEFAULT false NOT NULL,
  	\`communication\` text,
  	\`course_start\` text,
  	\`reference\` text NOT NULL,
  	\`course_id\` text(36),
  	\`class_id\` text(36),
  	\`course_name\` text NOT NULL,
  	\`price\` numeric NOT NULL,
  	\`receipt_id\` text(36),
  	\`receipt_digest\` text,
  	\`stated_amount\` numeric,
  	\`transaction_number\` text,
  	\`state\` text DEFAULT 'Pending' NOT NULL,
  	\`seat\` numeric,
  	\`reason\` text,
  	\`decisions\` text,
  	\`notes\` text,
  	\`idempotency_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`course_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`class_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`receipt_id\`) REFERENCES \`receipts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_enrolments\`("id", "name", "email", "phone", "fb_name", "age", "course_type", "rule_status", "communication", "course_start", "reference", "course_id", "class_id", "course_name", "price", "receipt_id", "receipt_digest", "stated_amount", "transaction_number", "state", "seat", "reason", "decisions", "notes", "idempotency_key", "updated_at", "created_at", "deleted_at") SELECT "id", "name", "email", "phone", "fb_name", "age", "course_type", "rule_status", "communication", "course_start", "reference", "course_id", "class_id", "course_name", "price", "receipt_id", "receipt_digest", "stated_amount", "transaction_number", "state", "seat", "reason", "decisions", "notes", "idempotency_key", "updated_at", "created_at", "deleted_at" FROM \`enrolments\`;`)
  await db.run(sql`DROP TABLE \`enrolments\`;`)
  await db.run(sql`ALTER TABLE \`__new_enrolments\` RENAME TO \`enrolments\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`enrolments_email_idx\` ON \`enrolments\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_phone_idx\` ON \`enrolments\` (\`phone\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enrolments_reference_idx\` ON \`enrolments\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_course_idx\` ON \`enrolments\` (\`course_id\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_class_idx\` ON \`enrolments\` (\`class_id\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_receipt_idx\` ON \`enrolments\` (\`receipt_id\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_receipt_digest_idx\` ON \`enrolments\` (\`receipt_digest\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_transaction_number_idx\` ON \`enrolments\` (\`transaction_number\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_state_idx\` ON \`enrolments\` (\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enrolments_idempotency_key_idx\` ON \`enrolments\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_updated_at_idx\` ON \`enrolments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_created_at_idx\` ON \`enrolments\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_deleted_at_idx\` ON \`enrolments\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`class_seat_1_idx\` ON \`enrolments\` (\`class_id\`,\`seat\`);`)
  await db.run(sql`ALTER TABLE \`classes\` DROP COLUMN \`shortage_reported_at\`;`)
}
