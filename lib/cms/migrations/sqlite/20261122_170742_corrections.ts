import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { fillInquirySchools } from '../data/inquiry-schools'
import { copyBandAdvice } from '../data/level-advice'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`receipt_hashes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`hash\` numeric NOT NULL,
  	\`receipt\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`receipt_hashes_hash_idx\` ON \`receipt_hashes\` (\`hash\`);`)
  await db.run(sql`CREATE INDEX \`receipt_hashes_receipt_idx\` ON \`receipt_hashes\` (\`receipt\`);`)
  await db.run(sql`CREATE TABLE \`_school_v_version_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_school_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_school_v_version_points_order_idx\` ON \`_school_v_version_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_school_v_version_points_parent_id_idx\` ON \`_school_v_version_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_school_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_phone1\` text,
  	\`version_phone2\` text,
  	\`version_email\` text,
  	\`version_address\` text,
  	\`version_map\` text,
  	\`version_viber\` text,
  	\`version_messenger\` text,
  	\`version_telegram\` text,
  	\`version_opening_hours\` text,
  	\`version_facebook\` text,
  	\`version_youtube\` text,
  	\`version_app_store\` text,
  	\`version_play_store\` text,
  	\`version_app_scheme\` text,
  	\`version_builder_name\` text,
  	\`version_builder_url\` text,
  	\`version_tagline\` text,
  	\`version_hero_video\` text,
  	\`version_hero_video_captions\` text,
  	\`version_hero_video_poster_id\` text(36),
  	\`version_welcome_heading\` text,
  	\`version_welcome_text\` text,
  	\`version_about_text\` text,
  	\`version_about_picture_id\` text(36),
  	\`version_site_description\` text,
  	\`version_adult_intro\` text,
  	\`version_kid_intro\` text,
  	\`version_native_intro\` text,
  	\`version_video_intro\` text,
  	\`version_books_intro\` text,
  	\`version_instructors_intro\` text,
  	\`version_blog_intro\` text,
  	\`version_contact_lead\` text,
  	\`version_support_lead\` text,
  	\`version_app_lead\` text,
  	\`version_newsletter_heading\` text,
  	\`version_newsletter_lead\` text,
  	\`version_updated_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_hero_video_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_about_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_school_v_version_version_hero_video_poster_idx\` ON \`_school_v\` (\`version_hero_video_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`_school_v_version_version_about_picture_idx\` ON \`_school_v\` (\`version_about_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_school_v_created_at_idx\` ON \`_school_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_school_v_updated_at_idx\` ON \`_school_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_payment_details_v_version_accounts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`provider\` text NOT NULL,
  	\`account_name\` text NOT NULL,
  	\`account_number\` text NOT NULL,
  	\`note\` text,
  	\`qr_id\` text(36),
  	\`_uuid\` text,
  	FOREIGN KEY (\`qr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_payment_details_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_payment_details_v_version_accounts_order_idx\` ON \`_payment_details_v_version_accounts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_payment_details_v_version_accounts_parent_id_idx\` ON \`_payment_details_v_version_accounts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_payment_details_v_version_accounts_qr_idx\` ON \`_payment_details_v_version_accounts\` (\`qr_id\`);`)
  await db.run(sql`CREATE TABLE \`_payment_details_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_notice\` text,
  	\`version_book_order_note\` text,
  	\`version_transfer_instruction\` text,
  	\`version_checkout_title\` text,
  	\`version_rules_group\` text,
  	\`version_rules_private\` text,
  	\`version_updated_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_payment_details_v_created_at_idx\` ON \`_payment_details_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_payment_details_v_updated_at_idx\` ON \`_payment_details_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_inquiry_texts_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_quotation_intro\` text,
  	\`version_collaboration_intro\` text,
  	\`version_updated_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_inquiry_texts_v_created_at_idx\` ON \`_inquiry_texts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_inquiry_texts_v_updated_at_idx\` ON \`_inquiry_texts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_level_test_settings_v_version_bands\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`from\` numeric NOT NULL,
  	\`level\` text NOT NULL,
  	\`advice\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_level_test_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_level_test_settings_v_version_bands_order_idx\` ON \`_level_test_settings_v_version_bands\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_level_test_settings_v_version_bands_parent_id_idx\` ON \`_level_test_settings_v_version_bands\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_level_test_settings_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_intro\` text,
  	\`version_minutes\` numeric DEFAULT 8 NOT NULL,
  	\`version_a0_advice\` text,
  	\`version_a1_needed\` numeric,
  	\`version_a1_advice\` text,
  	\`version_a2_needed\` numeric,
  	\`version_a2_advice\` text,
  	\`version_b1_needed\` numeric,
  	\`version_b1_advice\` text,
  	\`version_b2_needed\` numeric,
  	\`version_b2_advice\` text,
  	\`version_c1_needed\` numeric,
  	\`version_c1_advice\` text,
  	\`version_c2_needed\` numeric,
  	\`version_c2_advice\` text,
  	\`version_updated_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_level_test_settings_v_created_at_idx\` ON \`_level_test_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_level_test_settings_v_updated_at_idx\` ON \`_level_test_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_totals_v_version_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`value\` numeric NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_totals_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_totals_v_version_items_order_idx\` ON \`_totals_v_version_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_totals_v_version_items_parent_id_idx\` ON \`_totals_v_version_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_totals_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_updated_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_totals_v_created_at_idx\` ON \`_totals_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_totals_v_updated_at_idx\` ON \`_totals_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_legal_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_privacy\` text,
  	\`version_terms\` text,
  	\`version_updated_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_legal_v_created_at_idx\` ON \`_legal_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_legal_v_updated_at_idx\` ON \`_legal_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`archived\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`updated_by\` text;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`courses_archived_idx\` ON \`courses\` (\`archived\`);`)
  await db.run(sql`CREATE INDEX \`courses_deleted_at_idx\` ON \`courses\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_archived\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_updated_by\` text;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_archived_idx\` ON \`_courses_v\` (\`version_archived\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_deleted_at_idx\` ON \`_courses_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`updated_by\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`posts_deleted_at_idx\` ON \`posts\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_updated_by\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_deleted_at_idx\` ON \`_posts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`books\` ADD \`archived\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`books\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`books_archived_idx\` ON \`books\` (\`archived\`);`)
  await db.run(sql`CREATE INDEX \`books_deleted_at_idx\` ON \`books\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`banners\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`banners_deleted_at_idx\` ON \`banners\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`events_deleted_at_idx\` ON \`events\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`testimonials\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`testimonials_deleted_at_idx\` ON \`testimonials\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`faqs\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`faqs_deleted_at_idx\` ON \`faqs\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`services_deleted_at_idx\` ON \`services\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`level_questions\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`level_questions_deleted_at_idx\` ON \`level_questions\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`messages_deleted_at_idx\` ON \`messages\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`inquiries\` ADD \`school\` text;`)
  await db.run(sql`ALTER TABLE \`inquiries\` ADD \`quotation\` text;`)
  await db.run(sql`ALTER TABLE \`inquiries\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`inquiries_school_idx\` ON \`inquiries\` (\`school\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_deleted_at_idx\` ON \`inquiries\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`book_orders\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`book_orders_deleted_at_idx\` ON \`book_orders\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`subscribers_deleted_at_idx\` ON \`subscribers\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`level_test_attempts\` ADD \`age\` text;`)
  await db.run(sql`ALTER TABLE \`level_test_attempts\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`level_test_attempts_deleted_at_idx\` ON \`level_test_attempts\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`payment_requests\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`payment_requests_email_idx\` ON \`payment_requests\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`payment_requests_phone_idx\` ON \`payment_requests\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`payment_requests_deleted_at_idx\` ON \`payment_requests\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`course_start\` text;`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`enrolments_deleted_at_idx\` ON \`enrolments\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`receipts\` ADD \`hash_version\` numeric;`)
  await db.run(sql`ALTER TABLE \`receipts\` ADD \`duplicate_group\` text;`)
  await db.run(sql`CREATE INDEX \`receipts_hash_version_idx\` ON \`receipts\` (\`hash_version\`);`)
  await db.run(sql`CREATE INDEX \`receipts_duplicate_group_idx\` ON \`receipts\` (\`duplicate_group\`);`)
  await db.run(sql`ALTER TABLE \`instructors\` ADD \`diplomas\` text;`)
  await db.run(sql`ALTER TABLE \`instructors\` ADD \`teaching_since\` numeric;`)
  await db.run(sql`ALTER TABLE \`instructors\` ADD \`languages\` text;`)
  await db.run(sql`ALTER TABLE \`instructors\` ADD \`archived\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`instructors\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`instructors_archived_idx\` ON \`instructors\` (\`archived\`);`)
  await db.run(sql`CREATE INDEX \`instructors_deleted_at_idx\` ON \`instructors\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`learners\` ADD \`archived\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`learners\` ADD \`corrections\` text;`)
  await db.run(sql`ALTER TABLE \`learners\` ADD \`code_failures\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`learners\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`learners_phone_idx\` ON \`learners\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`learners_archived_idx\` ON \`learners\` (\`archived\`);`)
  await db.run(sql`CREATE INDEX \`learners_deleted_at_idx\` ON \`learners\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`one_time_password\` integer;`)
  await db.run(sql`ALTER TABLE \`password_resets\` ADD \`link_hash\` text;`)
  await db.run(sql`CREATE INDEX \`password_resets_link_hash_idx\` ON \`password_resets\` (\`link_hash\`);`)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`reply_to\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`receipt_hashes_id\` text(36) REFERENCES receipt_hashes(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_receipt_hashes_id_idx\` ON \`payload_locked_documents_rels\` (\`receipt_hashes_id\`);`)
  await db.run(sql`ALTER TABLE \`school\` ADD \`map\` text;`)
  await db.run(sql`ALTER TABLE \`school\` ADD \`viber\` text;`)
  await db.run(sql`ALTER TABLE \`school\` ADD \`messenger\` text;`)
  await db.run(sql`ALTER TABLE \`school\` ADD \`telegram\` text;`)
  await db.run(sql`ALTER TABLE \`school\` ADD \`updated_by\` text;`)
  await db.run(sql`ALTER TABLE \`payment_details\` ADD \`updated_by\` text;`)
  await db.run(sql`ALTER TABLE \`inquiry_texts\` ADD \`updated_by\` text;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` ADD \`a0_advice\` text;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` ADD \`a1_needed\` numeric;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` ADD \`a1_advice\` text;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` ADD \`a2_needed\` numeric;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` ADD \`a2_advice\` text;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` ADD \`b1_needed\` numeric;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` ADD \`b1_advice\` text;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` ADD \`b2_needed\` numeric;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` ADD \`b2_advice\` text;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` ADD \`c1_needed\` numeric;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` ADD \`c1_advice\` text;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` ADD \`c2_needed\` numeric;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` ADD \`c2_advice\` text;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` ADD \`updated_by\` text;`)
  await db.run(sql`ALTER TABLE \`totals\` ADD \`updated_by\` text;`)
  await db.run(sql`ALTER TABLE \`legal\` ADD \`updated_by\` text;`)
  await copyBandAdvice((statement) => db.run(sql.raw(statement)))
  await fillInquirySchools(db)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`receipt_hashes\`;`)
  await db.run(sql`DROP TABLE \`_school_v_version_points\`;`)
  await db.run(sql`DROP TABLE \`_school_v\`;`)
  await db.run(sql`DROP TABLE \`_payment_details_v_version_accounts\`;`)
  await db.run(sql`DROP TABLE \`_payment_details_v\`;`)
  await db.run(sql`DROP TABLE \`_inquiry_texts_v\`;`)
  await db.run(sql`DROP TABLE \`_level_test_settings_v_version_bands\`;`)
  await db.run(sql`DROP TABLE \`_level_test_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_totals_v_version_items\`;`)
  await db.run(sql`DROP TABLE \`_totals_v\`;`)
  await db.run(sql`DROP TABLE \`_legal_v\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`courses_id\` text(36),
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`courses_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  	FOREIGN KEY (\`post_views_id\`) REFERENCES \`post_views\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "courses_id", "posts_id", "books_id", "banners_id", "events_id", "testimonials_id", "faqs_id", "services_id", "level_questions_id", "media_id", "messages_id", "inquiries_id", "book_orders_id", "subscribers_id", "level_test_attempts_id", "payment_requests_id", "enrolments_id", "receipts_id", "instructors_id", "learners_id", "staff_id", "sessions_id", "password_resets_id", "mails_id", "post_views_id") SELECT "id", "order", "parent_id", "path", "courses_id", "posts_id", "books_id", "banners_id", "events_id", "testimonials_id", "faqs_id", "services_id", "level_questions_id", "media_id", "messages_id", "inquiries_id", "book_orders_id", "subscribers_id", "level_test_attempts_id", "payment_requests_id", "enrolments_id", "receipts_id", "instructors_id", "learners_id", "staff_id", "sessions_id", "password_resets_id", "mails_id", "post_views_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_courses_id_idx\` ON \`payload_locked_documents_rels\` (\`courses_id\`);`)
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
  await db.run(sql`DROP INDEX \`courses_archived_idx\`;`)
  await db.run(sql`DROP INDEX \`courses_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`courses\` DROP COLUMN \`archived\`;`)
  await db.run(sql`ALTER TABLE \`courses\` DROP COLUMN \`updated_by\`;`)
  await db.run(sql`ALTER TABLE \`courses\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_courses_v_version_version_archived_idx\`;`)
  await db.run(sql`DROP INDEX \`_courses_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` DROP COLUMN \`version_archived\`;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` DROP COLUMN \`version_updated_by\`;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`posts_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`updated_by\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_posts_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_updated_by\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`books_archived_idx\`;`)
  await db.run(sql`DROP INDEX \`books_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`books\` DROP COLUMN \`archived\`;`)
  await db.run(sql`ALTER TABLE \`books\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`banners_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`banners\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`events_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`testimonials_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`testimonials\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`faqs_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`faqs\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`services_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`level_questions_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`level_questions\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`media_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`messages_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`inquiries_school_idx\`;`)
  await db.run(sql`DROP INDEX \`inquiries_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`inquiries\` DROP COLUMN \`school\`;`)
  await db.run(sql`ALTER TABLE \`inquiries\` DROP COLUMN \`quotation\`;`)
  await db.run(sql`ALTER TABLE \`inquiries\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`book_orders_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`book_orders\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`subscribers_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`subscribers\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`level_test_attempts_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`level_test_attempts\` DROP COLUMN \`age\`;`)
  await db.run(sql`ALTER TABLE \`level_test_attempts\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`payment_requests_email_idx\`;`)
  await db.run(sql`DROP INDEX \`payment_requests_phone_idx\`;`)
  await db.run(sql`DROP INDEX \`payment_requests_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`payment_requests\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`enrolments_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`enrolments\` DROP COLUMN \`course_start\`;`)
  await db.run(sql`ALTER TABLE \`enrolments\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`receipts_hash_version_idx\`;`)
  await db.run(sql`DROP INDEX \`receipts_duplicate_group_idx\`;`)
  await db.run(sql`ALTER TABLE \`receipts\` DROP COLUMN \`hash_version\`;`)
  await db.run(sql`ALTER TABLE \`receipts\` DROP COLUMN \`duplicate_group\`;`)
  await db.run(sql`DROP INDEX \`instructors_archived_idx\`;`)
  await db.run(sql`DROP INDEX \`instructors_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`instructors\` DROP COLUMN \`diplomas\`;`)
  await db.run(sql`ALTER TABLE \`instructors\` DROP COLUMN \`teaching_since\`;`)
  await db.run(sql`ALTER TABLE \`instructors\` DROP COLUMN \`languages\`;`)
  await db.run(sql`ALTER TABLE \`instructors\` DROP COLUMN \`archived\`;`)
  await db.run(sql`ALTER TABLE \`instructors\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`learners_phone_idx\`;`)
  await db.run(sql`DROP INDEX \`learners_archived_idx\`;`)
  await db.run(sql`DROP INDEX \`learners_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`learners\` DROP COLUMN \`archived\`;`)
  await db.run(sql`ALTER TABLE \`learners\` DROP COLUMN \`corrections\`;`)
  await db.run(sql`ALTER TABLE \`learners\` DROP COLUMN \`code_failures\`;`)
  await db.run(sql`ALTER TABLE \`learners\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`password_resets_link_hash_idx\`;`)
  await db.run(sql`ALTER TABLE \`password_resets\` DROP COLUMN \`link_hash\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`one_time_password\`;`)
  await db.run(sql`ALTER TABLE \`mails\` DROP COLUMN \`reply_to\`;`)
  await db.run(sql`ALTER TABLE \`school\` DROP COLUMN \`map\`;`)
  await db.run(sql`ALTER TABLE \`school\` DROP COLUMN \`viber\`;`)
  await db.run(sql`ALTER TABLE \`school\` DROP COLUMN \`messenger\`;`)
  await db.run(sql`ALTER TABLE \`school\` DROP COLUMN \`telegram\`;`)
  await db.run(sql`ALTER TABLE \`school\` DROP COLUMN \`updated_by\`;`)
  await db.run(sql`ALTER TABLE \`payment_details\` DROP COLUMN \`updated_by\`;`)
  await db.run(sql`ALTER TABLE \`inquiry_texts\` DROP COLUMN \`updated_by\`;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` DROP COLUMN \`a0_advice\`;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` DROP COLUMN \`a1_needed\`;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` DROP COLUMN \`a1_advice\`;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` DROP COLUMN \`a2_needed\`;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` DROP COLUMN \`a2_advice\`;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` DROP COLUMN \`b1_needed\`;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` DROP COLUMN \`b1_advice\`;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` DROP COLUMN \`b2_needed\`;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` DROP COLUMN \`b2_advice\`;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` DROP COLUMN \`c1_needed\`;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` DROP COLUMN \`c1_advice\`;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` DROP COLUMN \`c2_needed\`;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` DROP COLUMN \`c2_advice\`;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` DROP COLUMN \`updated_by\`;`)
  await db.run(sql`ALTER TABLE \`totals\` DROP COLUMN \`updated_by\`;`)
  await db.run(sql`ALTER TABLE \`legal\` DROP COLUMN \`updated_by\`;`)
}
