import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`staff\` text NOT NULL,
  	\`secret\` text NOT NULL,
  	\`confirmed_at\` text,
  	\`last_step\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_staff_idx\` ON \`second_factors\` (\`staff\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_updated_at_idx\` ON \`second_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_created_at_idx\` ON \`second_factors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`recovery_codes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`staff\` text NOT NULL,
  	\`salt\` text NOT NULL,
  	\`hash\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`recovery_codes_staff_idx\` ON \`recovery_codes\` (\`staff\`);`)
  await db.run(sql`CREATE TABLE \`staff_devices\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`staff\` text NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`name\` text,
  	\`language\` text,
  	\`last_used_at\` text NOT NULL,
  	\`trusted_until\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_devices_staff_idx\` ON \`staff_devices\` (\`staff\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_devices_token_hash_idx\` ON \`staff_devices\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`staff_devices_updated_at_idx\` ON \`staff_devices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_devices_created_at_idx\` ON \`staff_devices\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`staff_security_required_for\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`staff_security\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_security_required_for_order_idx\` ON \`staff_security_required_for\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`staff_security_required_for_parent_idx\` ON \`staff_security_required_for\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`staff_security\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`updated_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_staff_security_v_version_required_for\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_staff_security_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_staff_security_v_version_required_for_order_idx\` ON \`_staff_security_v_version_required_for\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_staff_security_v_version_required_for_parent_idx\` ON \`_staff_security_v_version_required_for\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_staff_security_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_updated_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_staff_security_v_created_at_idx\` ON \`_staff_security_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_staff_security_v_updated_at_idx\` ON \`_staff_security_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`staff_sessions\` ADD \`device\` text;`)
  await db.run(sql`ALTER TABLE \`staff_sessions\` ADD \`last_used_at\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`suspended\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`second_factors_id\` text(36) REFERENCES second_factors(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`recovery_codes_id\` text(36) REFERENCES recovery_codes(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`staff_devices_id\` text(36) REFERENCES staff_devices(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_second_factors_id_idx\` ON \`payload_locked_documents_rels\` (\`second_factors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_recovery_codes_id_idx\` ON \`payload_locked_documents_rels\` (\`recovery_codes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_devices_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_devices_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`recovery_codes\`;`)
  await db.run(sql`DROP TABLE \`staff_devices\`;`)
  await db.run(sql`DROP TABLE \`staff_security_required_for\`;`)
  await db.run(sql`DROP TABLE \`staff_security\`;`)
  await db.run(sql`DROP TABLE \`_staff_security_v_version_required_for\`;`)
  await db.run(sql`DROP TABLE \`_staff_security_v\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "courses_id", "classes_id", "posts_id", "books_id", "banners_id", "events_id", "testimonials_id", "faqs_id", "services_id", "level_questions_id", "media_id", "messages_id", "inquiries_id", "book_orders_id", "subscribers_id", "level_test_attempts_id", "payment_requests_id", "enrolments_id", "receipts_id", "instructors_id", "learners_id", "staff_id", "sessions_id", "password_resets_id", "mails_id", "post_views_id", "receipt_hashes_id", "idempotency_keys_id", "csp_violations_id", "visit_counts_id", "audit_entries_id") SELECT "id", "order", "parent_id", "path", "courses_id", "classes_id", "posts_id", "books_id", "banners_id", "events_id", "testimonials_id", "faqs_id", "services_id", "level_questions_id", "media_id", "messages_id", "inquiries_id", "book_orders_id", "subscribers_id", "level_test_attempts_id", "payment_requests_id", "enrolments_id", "receipts_id", "instructors_id", "learners_id", "staff_id", "sessions_id", "password_resets_id", "mails_id", "post_views_id", "receipt_hashes_id", "idempotency_keys_id", "csp_violations_id", "visit_counts_id", "audit_entries_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sessions_id_idx\` ON \`payload_locked_documents_rels\` (\`sessions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_password_resets_id_idx\` ON \`payload_locked_documents_rels\` (\`password_resets_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_post_views_id_idx\` ON \`payload_locked_documents_rels\` (\`post_views_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_receipt_hashes_id_idx\` ON \`payload_locked_documents_rels\` (\`receipt_hashes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_idempotency_keys_id_idx\` ON \`payload_locked_documents_rels\` (\`idempotency_keys_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_csp_violations_id_idx\` ON \`payload_locked_documents_rels\` (\`csp_violations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_visit_counts_id_idx\` ON \`payload_locked_documents_rels\` (\`visit_counts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_entries_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_entries_id\`);`)
  await db.run(sql`ALTER TABLE \`staff_sessions\` DROP COLUMN \`device\`;`)
  await db.run(sql`ALTER TABLE \`staff_sessions\` DROP COLUMN \`last_used_at\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`suspended\`;`)
}
