import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`attendance\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`class\` text NOT NULL,
  	\`lesson\` text NOT NULL,
  	\`request\` text NOT NULL,
  	\`mark\` text NOT NULL,
  	\`marked_by\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`attendance_request_idx\` ON \`attendance\` (\`request\`);`)
  await db.run(sql`CREATE INDEX \`attendance_updated_at_idx\` ON \`attendance\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`attendance_created_at_idx\` ON \`attendance\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`class_lesson_request_idx\` ON \`attendance\` (\`class\`,\`lesson\`,\`request\`);`)
  await db.run(sql`CREATE TABLE \`lesson_notes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`class\` text NOT NULL,
  	\`lesson\` text NOT NULL,
  	\`note\` text,
  	\`homework\` text,
  	\`language\` text DEFAULT 'en' NOT NULL,
  	\`written_by\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`lesson_notes_updated_at_idx\` ON \`lesson_notes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lesson_notes_created_at_idx\` ON \`lesson_notes\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`class_lesson_idx\` ON \`lesson_notes\` (\`class\`,\`lesson\`);`)
  await db.run(sql`ALTER TABLE \`classes\` ADD \`meeting_url\` text;`)
  await db.run(sql`ALTER TABLE \`classes\` ADD \`follows\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`classes_follows_idx\` ON \`classes\` (\`follows\`);`)
  await db.run(sql`ALTER TABLE \`payment_requests\` ADD \`child\` text;`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`learner_id\` text(36) REFERENCES learners(id);`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`child\` text;`)
  await db.run(sql`CREATE INDEX \`enrolments_learner_idx\` ON \`enrolments\` (\`learner_id\`);`)
  await db.run(sql`ALTER TABLE \`learners\` ADD \`children\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`instructor_id\` text(36) REFERENCES instructors(id);`)
  await db.run(sql`CREATE INDEX \`staff_instructor_idx\` ON \`staff\` (\`instructor_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`attendance_id\` text(36) REFERENCES attendance(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`lesson_notes_id\` text(36) REFERENCES lesson_notes(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_attendance_id_idx\` ON \`payload_locked_documents_rels\` (\`attendance_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lesson_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`lesson_notes_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`attendance\`;`)
  await db.run(sql`DROP TABLE \`lesson_notes\`;`)
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
  	\`reason_code\` text,
  	\`reason\` text,
  	\`decisions\` text,
  	\`language\` text DEFAULT 'en',
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
  await db.run(sql`INSERT INTO \`__new_enrolments\`("id", "name", "email", "phone", "fb_name", "age", "course_type", "rule_status", "communication", "course_start", "reference", "course_id", "class_id", "course_name", "price", "receipt_id", "receipt_digest", "stated_amount", "transaction_number", "state", "seat", "held_until", "reminded_at", "reason_code", "reason", "decisions", "language", "notes", "idempotency_key", "updated_at", "created_at", "deleted_at") SELECT "id", "name", "email", "phone", "fb_name", "age", "course_type", "rule_status", "communication", "course_start", "reference", "course_id", "class_id", "course_name", "price", "receipt_id", "receipt_digest", "stated_amount", "transaction_number", "state", "seat", "held_until", "reminded_at", "reason_code", "reason", "decisions", "language", "notes", "idempotency_key", "updated_at", "created_at", "deleted_at" FROM \`enrolments\`;`)
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
  await db.run(sql`CREATE TABLE \`__new_staff\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`one_time_password\` integer,
  	\`name\` text NOT NULL,
  	\`suspended\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_staff\`("id", "one_time_password", "name", "suspended", "updated_at", "created_at", "email", "reset_password_token", "reset_password_expiration", "salt", "hash", "reset_password_requested_at", "login_attempts", "lock_until") SELECT "id", "one_time_password", "name", "suspended", "updated_at", "created_at", "email", "reset_password_token", "reset_password_expiration", "salt", "hash", "reset_password_requested_at", "login_attempts", "lock_until" FROM \`staff\`;`)
  await db.run(sql`DROP TABLE \`staff\`;`)
  await db.run(sql`ALTER TABLE \`__new_staff\` RENAME TO \`staff\`;`)
  await db.run(sql`CREATE INDEX \`staff_updated_at_idx\` ON \`staff\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_created_at_idx\` ON \`staff\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_email_idx\` ON \`staff\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`courses_id\` text(36),
  	\`classes_id\` text(36),
  	\`posts_id\` text(36),
  	\`books_id\` text(36),
  	\`banners_id\` text(36),
  	\`events_id\` text(36),
  	\`testimonials_id\` text(36),
  	\`faqs_id\` text(36),
  	\`services_id\` text(36),
  	\`level_questions_id\` text(36),
  	\`media_id\` text(36),
  	\`messages_id\` text(36),
  	\`inquiries_id\` text(36),
  	\`book_orders_id\` text(36),
  	\`subscribers_id\` text(36),
  	\`level_test_attempts_id\` text(36),
  	\`payment_requests_id\` text(36),
  	\`enrolments_id\` text(36),
  	\`receipts_id\` text(36),
  	\`instructors_id\` text(36),
  	\`learners_id\` text(36),
  	\`staff_id\` text(36),
  	\`second_factors_id\` text(36),
  	\`recovery_codes_id\` text(36),
  	\`staff_devices_id\` text(36),
  	\`sessions_id\` text(36),
  	\`password_resets_id\` text(36),
  	\`mails_id\` text(36),
  	\`post_views_id\` text(36),
  	\`receipt_hashes_id\` text(36),
  	\`idempotency_keys_id\` text(36),
  	\`csp_violations_id\` text(36),
  	\`visit_counts_id\` text(36),
  	\`audit_entries_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`courses_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`classes_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`books_id\`) REFERENCES \`books\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`banners_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonials_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faqs_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`level_questions_id\`) REFERENCES \`level_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`messages_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`inquiries_id\`) REFERENCES \`inquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`book_orders_id\`) REFERENCES \`book_orders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscribers_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`level_test_attempts_id\`) REFERENCES \`level_test_attempts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`payment_requests_id\`) REFERENCES \`payment_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`enrolments_id\`) REFERENCES \`enrolments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`receipts_id\`) REFERENCES \`receipts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`instructors_id\`) REFERENCES \`instructors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`learners_id\`) REFERENCES \`learners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`second_factors_id\`) REFERENCES \`second_factors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`recovery_codes_id\`) REFERENCES \`recovery_codes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_devices_id\`) REFERENCES \`staff_devices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sessions_id\`) REFERENCES \`sessions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`password_resets_id\`) REFERENCES \`password_resets\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`post_views_id\`) REFERENCES \`post_views\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`receipt_hashes_id\`) REFERENCES \`receipt_hashes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`idempotency_keys_id\`) REFERENCES \`idempotency_keys\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`csp_violations_id\`) REFERENCES \`csp_violations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`visit_counts_id\`) REFERENCES \`visit_counts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_entries_id\`) REFERENCES \`audit_entries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "courses_id", "classes_id", "posts_id", "books_id", "banners_id", "events_id", "testimonials_id", "faqs_id", "services_id", "level_questions_id", "media_id", "messages_id", "inquiries_id", "book_orders_id", "subscribers_id", "level_test_attempts_id", "payment_requests_id", "enrolments_id", "receipts_id", "instructors_id", "learners_id", "staff_id", "second_factors_id", "recovery_codes_id", "staff_devices_id", "sessions_id", "password_resets_id", "mails_id", "post_views_id", "receipt_hashes_id", "idempotency_keys_id", "csp_violations_id", "visit_counts_id", "audit_entries_id") SELECT "id", "order", "parent_id", "path", "courses_id", "classes_id", "posts_id", "books_id", "banners_id", "events_id", "testimonials_id", "faqs_id", "services_id", "level_questions_id", "media_id", "messages_id", "inquiries_id", "book_orders_id", "subscribers_id", "level_test_attempts_id", "payment_requests_id", "enrolments_id", "receipts_id", "instructors_id", "learners_id", "staff_id", "second_factors_id", "recovery_codes_id", "staff_devices_id", "sessions_id", "password_resets_id", "mails_id", "post_views_id", "receipt_hashes_id", "idempotency_keys_id", "csp_violations_id", "visit_counts_id", "audit_entries_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_courses_id_idx\` ON \`payload_locked_documents_rels\` (\`courses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_classes_id_idx\` ON \`payload_locked_documents_rels\` (\`classes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_books_id_idx\` ON \`payload_locked_documents_rels\` (\`books_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_banners_id_idx\` ON \`payload_locked_documents_rels\` (\`banners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_testimonials_id_idx\` ON \`payload_locked_documents_rels\` (\`testimonials_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faqs_id_idx\` ON \`payload_locked_documents_rels\` (\`faqs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_level_questions_id_idx\` ON \`payload_locked_documents_rels\` (\`level_questions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_inquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`inquiries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_book_orders_id_idx\` ON \`payload_locked_documents_rels\` (\`book_orders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscribers_id_idx\` ON \`payload_locked_documents_rels\` (\`subscribers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_level_test_attempts_id_idx\` ON \`payload_locked_documents_rels\` (\`level_test_attempts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_payment_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`payment_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enrolments_id_idx\` ON \`payload_locked_documents_rels\` (\`enrolments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_receipts_id_idx\` ON \`payload_locked_documents_rels\` (\`receipts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_instructors_id_idx\` ON \`payload_locked_documents_rels\` (\`instructors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_learners_id_idx\` ON \`payload_locked_documents_rels\` (\`learners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_second_factors_id_idx\` ON \`payload_locked_documents_rels\` (\`second_factors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_recovery_codes_id_idx\` ON \`payload_locked_documents_rels\` (\`recovery_codes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_devices_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_devices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sessions_id_idx\` ON \`payload_locked_documents_rels\` (\`sessions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_password_resets_id_idx\` ON \`payload_locked_documents_rels\` (\`password_resets_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_post_views_id_idx\` ON \`payload_locked_documents_rels\` (\`post_views_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_receipt_hashes_id_idx\` ON \`payload_locked_documents_rels\` (\`receipt_hashes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_idempotency_keys_id_idx\` ON \`payload_locked_documents_rels\` (\`idempotency_keys_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_csp_violations_id_idx\` ON \`payload_locked_documents_rels\` (\`csp_violations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_visit_counts_id_idx\` ON \`payload_locked_documents_rels\` (\`visit_counts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_entries_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_entries_id\`);`)
  await db.run(sql`DROP INDEX \`classes_follows_idx\`;`)
  await db.run(sql`ALTER TABLE \`classes\` DROP COLUMN \`meeting_url\`;`)
  await db.run(sql`ALTER TABLE \`classes\` DROP COLUMN \`follows\`;`)
  await db.run(sql`ALTER TABLE \`payment_requests\` DROP COLUMN \`child\`;`)
  await db.run(sql`ALTER TABLE \`learners\` DROP COLUMN \`children\`;`)
}
