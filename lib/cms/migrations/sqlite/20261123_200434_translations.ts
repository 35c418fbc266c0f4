import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { copyEnglishTexts } from '../data/english-texts'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`courses_outline_locales\` (
  	\`name\` text,
  	\`category\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`courses_outline\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`courses_outline_locales_locale_parent_id_unique\` ON \`courses_outline_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`courses_locales\` (
  	\`translated_name\` text,
  	\`summary\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`courses_locales_locale_parent_id_unique\` ON \`courses_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_courses_v_version_outline_locales\` (
  	\`name\` text,
  	\`category\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_courses_v_version_outline\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_courses_v_version_outline_locales_locale_parent_id_unique\` ON \`_courses_v_version_outline_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_courses_v_locales\` (
  	\`version_translated_name\` text,
  	\`version_summary\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_courses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_courses_v_locales_locale_parent_id_unique\` ON \`_courses_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`posts_locales\` (
  	\`display_title\` text,
  	\`excerpt\` text,
  	\`content\` text,
  	\`badge\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`DROP INDEX \`posts_display_title_idx\`;`)
  await db.run(sql`CREATE INDEX \`posts_display_title_idx\` ON \`posts_locales\` (\`display_title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_locales_locale_parent_id_unique\` ON \`posts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v_locales\` (
  	\`version_display_title\` text,
  	\`version_excerpt\` text,
  	\`version_content\` text,
  	\`version_badge\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`DROP INDEX \`_posts_v_version_version_display_title_idx\`;`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_display_title_idx\` ON \`_posts_v_locales\` (\`version_display_title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_posts_v_locales_locale_parent_id_unique\` ON \`_posts_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`books_locales\` (
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`books\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`books_locales_locale_parent_id_unique\` ON \`books_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`banners_locales\` (
  	\`text\` text,
  	\`lead\` text,
  	\`action\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`banners_locales_locale_parent_id_unique\` ON \`banners_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events_locales\` (
  	\`title\` text,
  	\`place\` text,
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`events_locales_locale_parent_id_unique\` ON \`events_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`testimonials_locales\` (
  	\`role\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`testimonials_locales_locale_parent_id_unique\` ON \`testimonials_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`faqs_locales\` (
  	\`question\` text,
  	\`answer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`faqs_locales_locale_parent_id_unique\` ON \`faqs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`services_locales_locale_parent_id_unique\` ON \`services_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`instructors_locales\` (
  	\`role\` text,
  	\`short_sub\` text,
  	\`languages\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`instructors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`instructors_locales_locale_parent_id_unique\` ON \`instructors_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`school_points_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`school_points\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`school_points_locales_locale_parent_id_unique\` ON \`school_points_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`school_locales\` (
  	\`opening_hours\` text,
  	\`tagline\` text,
  	\`welcome_heading\` text,
  	\`welcome_text\` text,
  	\`about_text\` text,
  	\`site_description\` text,
  	\`adult_intro\` text,
  	\`kid_intro\` text,
  	\`native_intro\` text,
  	\`video_intro\` text,
  	\`books_intro\` text,
  	\`instructors_intro\` text,
  	\`blog_intro\` text,
  	\`contact_lead\` text,
  	\`support_lead\` text,
  	\`app_lead\` text,
  	\`newsletter_heading\` text,
  	\`newsletter_lead\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`school\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`school_locales_locale_parent_id_unique\` ON \`school_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_school_v_version_points_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_school_v_version_points\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_school_v_version_points_locales_locale_parent_id_unique\` ON \`_school_v_version_points_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_school_v_locales\` (
  	\`version_opening_hours\` text,
  	\`version_tagline\` text,
  	\`version_welcome_heading\` text,
  	\`version_welcome_text\` text,
  	\`version_about_text\` text,
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
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_school_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_school_v_locales_locale_parent_id_unique\` ON \`_school_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payment_details_accounts_locales\` (
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payment_details_accounts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payment_details_accounts_locales_locale_parent_id_unique\` ON \`payment_details_accounts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payment_details_locales\` (
  	\`notice\` text,
  	\`book_order_note\` text,
  	\`transfer_instruction\` text,
  	\`checkout_title\` text,
  	\`rules_group\` text,
  	\`rules_private\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payment_details\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payment_details_locales_locale_parent_id_unique\` ON \`payment_details_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_payment_details_v_version_accounts_locales\` (
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_payment_details_v_version_accounts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_payment_details_v_version_accounts_locales_locale_parent_id\` ON \`_payment_details_v_version_accounts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_payment_details_v_locales\` (
  	\`version_notice\` text,
  	\`version_book_order_note\` text,
  	\`version_transfer_instruction\` text,
  	\`version_checkout_title\` text,
  	\`version_rules_group\` text,
  	\`version_rules_private\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_payment_details_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_payment_details_v_locales_locale_parent_id_unique\` ON \`_payment_details_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`inquiry_texts_locales\` (
  	\`quotation_intro\` text,
  	\`collaboration_intro\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`inquiry_texts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`inquiry_texts_locales_locale_parent_id_unique\` ON \`inquiry_texts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_inquiry_texts_v_locales\` (
  	\`version_quotation_intro\` text,
  	\`version_collaboration_intro\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_inquiry_texts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_inquiry_texts_v_locales_locale_parent_id_unique\` ON \`_inquiry_texts_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`level_test_settings_locales\` (
  	\`intro\` text,
  	\`a0_advice\` text,
  	\`a1_advice\` text,
  	\`a2_advice\` text,
  	\`b1_advice\` text,
  	\`b2_advice\` text,
  	\`c1_advice\` text,
  	\`c2_advice\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`level_test_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`level_test_settings_locales_locale_parent_id_unique\` ON \`level_test_settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_level_test_settings_v_locales\` (
  	\`version_intro\` text,
  	\`version_a0_advice\` text,
  	\`version_a1_advice\` text,
  	\`version_a2_advice\` text,
  	\`version_b1_advice\` text,
  	\`version_b2_advice\` text,
  	\`version_c1_advice\` text,
  	\`version_c2_advice\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_level_test_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_level_test_settings_v_locales_locale_parent_id_unique\` ON \`_level_test_settings_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`legal_locales\` (
  	\`privacy\` text,
  	\`terms\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`legal\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`legal_locales_locale_parent_id_unique\` ON \`legal_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_legal_v_locales\` (
  	\`version_privacy\` text,
  	\`version_terms\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_legal_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_legal_v_locales_locale_parent_id_unique\` ON \`_legal_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`lacks_burmese\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`lacks_french\` integer DEFAULT true;`)
  await copyEnglishTexts(db)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`display_title\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`excerpt\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`content\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`badge\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_lacks_burmese\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_lacks_french\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`published_locale\` text;`)
  await db.run(sql`CREATE INDEX \`_posts_v_snapshot_idx\` ON \`_posts_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_published_locale_idx\` ON \`_posts_v\` (\`published_locale\`);`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_display_title\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_excerpt\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_content\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_badge\`;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`lacks_burmese\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`lacks_french\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`courses\` DROP COLUMN \`summary\`;`)
  await db.run(sql`ALTER TABLE \`courses\` DROP COLUMN \`description\`;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_lacks_burmese\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_lacks_french\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`published_locale\` text;`)
  await db.run(sql`CREATE INDEX \`_courses_v_snapshot_idx\` ON \`_courses_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_published_locale_idx\` ON \`_courses_v\` (\`published_locale\`);`)
  await db.run(sql`ALTER TABLE \`_courses_v\` DROP COLUMN \`version_summary\`;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` DROP COLUMN \`version_description\`;`)
  await db.run(sql`ALTER TABLE \`books\` ADD \`lacks_burmese\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`books\` ADD \`lacks_french\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`books\` DROP COLUMN \`summary\`;`)
  await db.run(sql`ALTER TABLE \`banners\` ADD \`lacks_burmese\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`banners\` ADD \`lacks_french\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`banners\` DROP COLUMN \`text\`;`)
  await db.run(sql`ALTER TABLE \`banners\` DROP COLUMN \`lead\`;`)
  await db.run(sql`ALTER TABLE \`banners\` DROP COLUMN \`action\`;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`lacks_burmese\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`lacks_french\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`place\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`summary\`;`)
  await db.run(sql`ALTER TABLE \`testimonials\` ADD \`lacks_burmese\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`testimonials\` ADD \`lacks_french\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`testimonials\` DROP COLUMN \`role\`;`)
  await db.run(sql`ALTER TABLE \`testimonials\` DROP COLUMN \`description\`;`)
  await db.run(sql`ALTER TABLE \`faqs\` ADD \`lacks_burmese\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`faqs\` ADD \`lacks_french\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`faqs\` DROP COLUMN \`question\`;`)
  await db.run(sql`ALTER TABLE \`faqs\` DROP COLUMN \`answer\`;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`lacks_burmese\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`lacks_french\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`description\`;`)
  await db.run(sql`ALTER TABLE \`instructors\` ADD \`lacks_burmese\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`instructors\` ADD \`lacks_french\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`instructors\` DROP COLUMN \`role\`;`)
  await db.run(sql`ALTER TABLE \`instructors\` DROP COLUMN \`short_sub\`;`)
  await db.run(sql`ALTER TABLE \`instructors\` DROP COLUMN \`languages\`;`)
  await db.run(sql`ALTER TABLE \`courses_outline\` DROP COLUMN \`name\`;`)
  await db.run(sql`ALTER TABLE \`courses_outline\` DROP COLUMN \`category\`;`)
  await db.run(sql`ALTER TABLE \`_courses_v_version_outline\` DROP COLUMN \`name\`;`)
  await db.run(sql`ALTER TABLE \`_courses_v_version_outline\` DROP COLUMN \`category\`;`)
  await db.run(sql`ALTER TABLE \`school_points\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`school_points\` DROP COLUMN \`text\`;`)
  await db.run(sql`ALTER TABLE \`school\` DROP COLUMN \`opening_hours\`;`)
  await db.run(sql`ALTER TABLE \`school\` DROP COLUMN \`tagline\`;`)
  await db.run(sql`ALTER TABLE \`school\` DROP COLUMN \`welcome_heading\`;`)
  await db.run(sql`ALTER TABLE \`school\` DROP COLUMN \`welcome_text\`;`)
  await db.run(sql`ALTER TABLE \`school\` DROP COLUMN \`about_text\`;`)
  await db.run(sql`ALTER TABLE \`school\` DROP COLUMN \`site_description\`;`)
  await db.run(sql`ALTER TABLE \`school\` DROP COLUMN \`adult_intro\`;`)
  await db.run(sql`ALTER TABLE \`school\` DROP COLUMN \`kid_intro\`;`)
  await db.run(sql`ALTER TABLE \`school\` DROP COLUMN \`native_intro\`;`)
  await db.run(sql`ALTER TABLE \`school\` DROP COLUMN \`video_intro\`;`)
  await db.run(sql`ALTER TABLE \`school\` DROP COLUMN \`books_intro\`;`)
  await db.run(sql`ALTER TABLE \`school\` DROP COLUMN \`instructors_intro\`;`)
  await db.run(sql`ALTER TABLE \`school\` DROP COLUMN \`blog_intro\`;`)
  await db.run(sql`ALTER TABLE \`school\` DROP COLUMN \`contact_lead\`;`)
  await db.run(sql`ALTER TABLE \`school\` DROP COLUMN \`support_lead\`;`)
  await db.run(sql`ALTER TABLE \`school\` DROP COLUMN \`app_lead\`;`)
  await db.run(sql`ALTER TABLE \`school\` DROP COLUMN \`newsletter_heading\`;`)
  await db.run(sql`ALTER TABLE \`school\` DROP COLUMN \`newsletter_lead\`;`)
  await db.run(sql`ALTER TABLE \`_school_v_version_points\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`_school_v_version_points\` DROP COLUMN \`text\`;`)
  await db.run(sql`ALTER TABLE \`_school_v\` DROP COLUMN \`version_opening_hours\`;`)
  await db.run(sql`ALTER TABLE \`_school_v\` DROP COLUMN \`version_tagline\`;`)
  await db.run(sql`ALTER TABLE \`_school_v\` DROP COLUMN \`version_welcome_heading\`;`)
  await db.run(sql`ALTER TABLE \`_school_v\` DROP COLUMN \`version_welcome_text\`;`)
  await db.run(sql`ALTER TABLE \`_school_v\` DROP COLUMN \`version_about_text\`;`)
  await db.run(sql`ALTER TABLE \`_school_v\` DROP COLUMN \`version_site_description\`;`)
  await db.run(sql`ALTER TABLE \`_school_v\` DROP COLUMN \`version_adult_intro\`;`)
  await db.run(sql`ALTER TABLE \`_school_v\` DROP COLUMN \`version_kid_intro\`;`)
  await db.run(sql`ALTER TABLE \`_school_v\` DROP COLUMN \`version_native_intro\`;`)
  await db.run(sql`ALTER TABLE \`_school_v\` DROP COLUMN \`version_video_intro\`;`)
  await db.run(sql`ALTER TABLE \`_school_v\` DROP COLUMN \`version_books_intro\`;`)
  await db.run(sql`ALTER TABLE \`_school_v\` DROP COLUMN \`version_instructors_intro\`;`)
  await db.run(sql`ALTER TABLE \`_school_v\` DROP COLUMN \`version_blog_intro\`;`)
  await db.run(sql`ALTER TABLE \`_school_v\` DROP COLUMN \`version_contact_lead\`;`)
  await db.run(sql`ALTER TABLE \`_school_v\` DROP COLUMN \`version_support_lead\`;`)
  await db.run(sql`ALTER TABLE \`_school_v\` DROP COLUMN \`version_app_lead\`;`)
  await db.run(sql`ALTER TABLE \`_school_v\` DROP COLUMN \`version_newsletter_heading\`;`)
  await db.run(sql`ALTER TABLE \`_school_v\` DROP COLUMN \`version_newsletter_lead\`;`)
  await db.run(sql`ALTER TABLE \`payment_details_accounts\` DROP COLUMN \`note\`;`)
  await db.run(sql`ALTER TABLE \`payment_details\` DROP COLUMN \`notice\`;`)
  await db.run(sql`ALTER TABLE \`payment_details\` DROP COLUMN \`book_order_note\`;`)
  await db.run(sql`ALTER TABLE \`payment_details\` DROP COLUMN \`transfer_instruction\`;`)
  await db.run(sql`ALTER TABLE \`payment_details\` DROP COLUMN \`checkout_title\`;`)
  await db.run(sql`ALTER TABLE \`payment_details\` DROP COLUMN \`rules_group\`;`)
  await db.run(sql`ALTER TABLE \`payment_details\` DROP COLUMN \`rules_private\`;`)
  await db.run(sql`ALTER TABLE \`_payment_details_v_version_accounts\` DROP COLUMN \`note\`;`)
  await db.run(sql`ALTER TABLE \`_payment_details_v\` DROP COLUMN \`version_notice\`;`)
  await db.run(sql`ALTER TABLE \`_payment_details_v\` DROP COLUMN \`version_book_order_note\`;`)
  await db.run(sql`ALTER TABLE \`_payment_details_v\` DROP COLUMN \`version_transfer_instruction\`;`)
  await db.run(sql`ALTER TABLE \`_payment_details_v\` DROP COLUMN \`version_checkout_title\`;`)
  await db.run(sql`ALTER TABLE \`_payment_details_v\` DROP COLUMN \`version_rules_group\`;`)
  await db.run(sql`ALTER TABLE \`_payment_details_v\` DROP COLUMN \`version_rules_private\`;`)
  await db.run(sql`ALTER TABLE \`inquiry_texts\` DROP COLUMN \`quotation_intro\`;`)
  await db.run(sql`ALTER TABLE \`inquiry_texts\` DROP COLUMN \`collaboration_intro\`;`)
  await db.run(sql`ALTER TABLE \`_inquiry_texts_v\` DROP COLUMN \`version_quotation_intro\`;`)
  await db.run(sql`ALTER TABLE \`_inquiry_texts_v\` DROP COLUMN \`version_collaboration_intro\`;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` DROP COLUMN \`intro\`;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` DROP COLUMN \`a0_advice\`;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` DROP COLUMN \`a1_advice\`;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` DROP COLUMN \`a2_advice\`;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` DROP COLUMN \`b1_advice\`;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` DROP COLUMN \`b2_advice\`;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` DROP COLUMN \`c1_advice\`;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` DROP COLUMN \`c2_advice\`;`)
  await db.run(sql`ALTER TABLE \`_level_test_settings_v\` DROP COLUMN \`version_intro\`;`)
  await db.run(sql`ALTER TABLE \`_level_test_settings_v\` DROP COLUMN \`version_a0_advice\`;`)
  await db.run(sql`ALTER TABLE \`_level_test_settings_v\` DROP COLUMN \`version_a1_advice\`;`)
  await db.run(sql`ALTER TABLE \`_level_test_settings_v\` DROP COLUMN \`version_a2_advice\`;`)
  await db.run(sql`ALTER TABLE \`_level_test_settings_v\` DROP COLUMN \`version_b1_advice\`;`)
  await db.run(sql`ALTER TABLE \`_level_test_settings_v\` DROP COLUMN \`version_b2_advice\`;`)
  await db.run(sql`ALTER TABLE \`_level_test_settings_v\` DROP COLUMN \`version_c1_advice\`;`)
  await db.run(sql`ALTER TABLE \`_level_test_settings_v\` DROP COLUMN \`version_c2_advice\`;`)
  await db.run(sql`ALTER TABLE \`legal\` DROP COLUMN \`privacy\`;`)
  await db.run(sql`ALTER TABLE \`legal\` DROP COLUMN \`terms\`;`)
  await db.run(sql`ALTER TABLE \`_legal_v\` DROP COLUMN \`version_privacy\`;`)
  await db.run(sql`ALTER TABLE \`_legal_v\` DROP COLUMN \`version_terms\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`courses_outline_locales\`;`)
  await db.run(sql`DROP TABLE \`courses_locales\`;`)
  await db.run(sql`DROP TABLE \`_courses_v_version_outline_locales\`;`)
  await db.run(sql`DROP TABLE \`_courses_v_locales\`;`)
  await db.run(sql`DROP TABLE \`posts_locales\`;`)
  await db.run(sql`DROP TABLE \`_posts_v_locales\`;`)
  await db.run(sql`DROP TABLE \`books_locales\`;`)
  await db.run(sql`DROP TABLE \`banners_locales\`;`)
  await db.run(sql`DROP TABLE \`events_locales\`;`)
  await db.run(sql`DROP TABLE \`testimonials_locales\`;`)
  await db.run(sql`DROP TABLE \`faqs_locales\`;`)
  await db.run(sql`DROP TABLE \`services_locales\`;`)
  await db.run(sql`DROP TABLE \`instructors_locales\`;`)
  await db.run(sql`DROP TABLE \`school_points_locales\`;`)
  await db.run(sql`DROP TABLE \`school_locales\`;`)
  await db.run(sql`DROP TABLE \`_school_v_version_points_locales\`;`)
  await db.run(sql`DROP TABLE \`_school_v_locales\`;`)
  await db.run(sql`DROP TABLE \`payment_details_accounts_locales\`;`)
  await db.run(sql`DROP TABLE \`payment_details_locales\`;`)
  await db.run(sql`DROP TABLE \`_payment_details_v_version_accounts_locales\`;`)
  await db.run(sql`DROP TABLE \`_payment_details_v_locales\`;`)
  await db.run(sql`DROP TABLE \`inquiry_texts_locales\`;`)
  await db.run(sql`DROP TABLE \`_inquiry_texts_v_locales\`;`)
  await db.run(sql`DROP TABLE \`level_test_settings_locales\`;`)
  await db.run(sql`DROP TABLE \`_level_test_settings_v_locales\`;`)
  await db.run(sql`DROP TABLE \`legal_locales\`;`)
  await db.run(sql`DROP TABLE \`_legal_v_locales\`;`)
  await db.run(sql`DROP INDEX \`_courses_v_snapshot_idx\`;`)
  await db.run(sql`DROP INDEX \`_courses_v_published_locale_idx\`;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_summary\` text;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_description\` text;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` DROP COLUMN \`version_lacks_burmese\`;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` DROP COLUMN \`version_lacks_french\`;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` DROP COLUMN \`snapshot\`;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` DROP COLUMN \`published_locale\`;`)
  await db.run(sql`DROP INDEX \`_posts_v_snapshot_idx\`;`)
  await db.run(sql`DROP INDEX \`_posts_v_published_locale_idx\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_display_title\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_excerpt\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_content\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_badge\` text;`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_display_title_idx\` ON \`_posts_v\` (\`version_display_title\`);`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_lacks_burmese\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_lacks_french\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`snapshot\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`published_locale\`;`)
  await db.run(sql`ALTER TABLE \`courses_outline\` ADD \`name\` text;`)
  await db.run(sql`ALTER TABLE \`courses_outline\` ADD \`category\` text;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`summary\` text;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`description\` text;`)
  await db.run(sql`ALTER TABLE \`courses\` DROP COLUMN \`lacks_burmese\`;`)
  await db.run(sql`ALTER TABLE \`courses\` DROP COLUMN \`lacks_french\`;`)
  await db.run(sql`ALTER TABLE \`_courses_v_version_outline\` ADD \`name\` text;`)
  await db.run(sql`ALTER TABLE \`_courses_v_version_outline\` ADD \`category\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`display_title\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`excerpt\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`content\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`badge\` text;`)
  await db.run(sql`CREATE INDEX \`posts_display_title_idx\` ON \`posts\` (\`display_title\`);`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`lacks_burmese\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`lacks_french\`;`)
  await db.run(sql`ALTER TABLE \`books\` ADD \`summary\` text;`)
  await db.run(sql`ALTER TABLE \`books\` DROP COLUMN \`lacks_burmese\`;`)
  await db.run(sql`ALTER TABLE \`books\` DROP COLUMN \`lacks_french\`;`)
  await db.run(sql`ALTER TABLE \`banners\` ADD \`text\` text NOT NULL;`)
  await db.run(sql`ALTER TABLE \`banners\` ADD \`lead\` text;`)
  await db.run(sql`ALTER TABLE \`banners\` ADD \`action\` text;`)
  await db.run(sql`ALTER TABLE \`banners\` DROP COLUMN \`lacks_burmese\`;`)
  await db.run(sql`ALTER TABLE \`banners\` DROP COLUMN \`lacks_french\`;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`title\` text NOT NULL;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`place\` text;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`summary\` text;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`lacks_burmese\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`lacks_french\`;`)
  await db.run(sql`ALTER TABLE \`testimonials\` ADD \`role\` text NOT NULL;`)
  await db.run(sql`ALTER TABLE \`testimonials\` ADD \`description\` text NOT NULL;`)
  await db.run(sql`ALTER TABLE \`testimonials\` DROP COLUMN \`lacks_burmese\`;`)
  await db.run(sql`ALTER TABLE \`testimonials\` DROP COLUMN \`lacks_french\`;`)
  await db.run(sql`ALTER TABLE \`faqs\` ADD \`question\` text NOT NULL;`)
  await db.run(sql`ALTER TABLE \`faqs\` ADD \`answer\` text NOT NULL;`)
  await db.run(sql`ALTER TABLE \`faqs\` DROP COLUMN \`lacks_burmese\`;`)
  await db.run(sql`ALTER TABLE \`faqs\` DROP COLUMN \`lacks_french\`;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`title\` text NOT NULL;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`description\` text NOT NULL;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`lacks_burmese\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`lacks_french\`;`)
  await db.run(sql`ALTER TABLE \`instructors\` ADD \`role\` text NOT NULL;`)
  await db.run(sql`ALTER TABLE \`instructors\` ADD \`short_sub\` text NOT NULL;`)
  await db.run(sql`ALTER TABLE \`instructors\` ADD \`languages\` text;`)
  await db.run(sql`ALTER TABLE \`instructors\` DROP COLUMN \`lacks_burmese\`;`)
  await db.run(sql`ALTER TABLE \`instructors\` DROP COLUMN \`lacks_french\`;`)
  await db.run(sql`ALTER TABLE \`school_points\` ADD \`title\` text NOT NULL;`)
  await db.run(sql`ALTER TABLE \`school_points\` ADD \`text\` text;`)
  await db.run(sql`ALTER TABLE \`school\` ADD \`opening_hours\` text;`)
  await db.run(sql`ALTER TABLE \`school\` ADD \`tagline\` text;`)
  await db.run(sql`ALTER TABLE \`school\` ADD \`welcome_heading\` text;`)
  await db.run(sql`ALTER TABLE \`school\` ADD \`welcome_text\` text;`)
  await db.run(sql`ALTER TABLE \`school\` ADD \`about_text\` text;`)
  await db.run(sql`ALTER TABLE \`school\` ADD \`site_description\` text;`)
  await db.run(sql`ALTER TABLE \`school\` ADD \`adult_intro\` text;`)
  await db.run(sql`ALTER TABLE \`school\` ADD \`kid_intro\` text;`)
  await db.run(sql`ALTER TABLE \`school\` ADD \`native_intro\` text;`)
  await db.run(sql`ALTER TABLE \`school\` ADD \`video_intro\` text;`)
  await db.run(sql`ALTER TABLE \`school\` ADD \`books_intro\` text;`)
  await db.run(sql`ALTER TABLE \`school\` ADD \`instructors_intro\` text;`)
  await db.run(sql`ALTER TABLE \`school\` ADD \`blog_intro\` text;`)
  await db.run(sql`ALTER TABLE \`school\` ADD \`contact_lead\` text;`)
  await db.run(sql`ALTER TABLE \`school\` ADD \`support_lead\` text;`)
  await db.run(sql`ALTER TABLE \`school\` ADD \`app_lead\` text;`)
  await db.run(sql`ALTER TABLE \`school\` ADD \`newsletter_heading\` text;`)
  await db.run(sql`ALTER TABLE \`school\` ADD \`newsletter_lead\` text;`)
  await db.run(sql`ALTER TABLE \`_school_v_version_points\` ADD \`title\` text NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_school_v_version_points\` ADD \`text\` text;`)
  await db.run(sql`ALTER TABLE \`_school_v\` ADD \`version_opening_hours\` text;`)
  await db.run(sql`ALTER TABLE \`_school_v\` ADD \`version_tagline\` text;`)
  await db.run(sql`ALTER TABLE \`_school_v\` ADD \`version_welcome_heading\` text;`)
  await db.run(sql`ALTER TABLE \`_school_v\` ADD \`version_welcome_text\` text;`)
  await db.run(sql`ALTER TABLE \`_school_v\` ADD \`version_about_text\` text;`)
  await db.run(sql`ALTER TABLE \`_school_v\` ADD \`version_site_description\` text;`)
  await db.run(sql`ALTER TABLE \`_school_v\` ADD \`version_adult_intro\` text;`)
  await db.run(sql`ALTER TABLE \`_school_v\` ADD \`version_kid_intro\` text;`)
  await db.run(sql`ALTER TABLE \`_school_v\` ADD \`version_native_intro\` text;`)
  await db.run(sql`ALTER TABLE \`_school_v\` ADD \`version_video_intro\` text;`)
  await db.run(sql`ALTER TABLE \`_school_v\` ADD \`version_books_intro\` text;`)
  await db.run(sql`ALTER TABLE \`_school_v\` ADD \`version_instructors_intro\` text;`)
  await db.run(sql`ALTER TABLE \`_school_v\` ADD \`version_blog_intro\` text;`)
  await db.run(sql`ALTER TABLE \`_school_v\` ADD \`version_contact_lead\` text;`)
  await db.run(sql`ALTER TABLE \`_school_v\` ADD \`version_support_lead\` text;`)
  await db.run(sql`ALTER TABLE \`_school_v\` ADD \`version_app_lead\` text;`)
  await db.run(sql`ALTER TABLE \`_school_v\` ADD \`version_newsletter_heading\` text;`)
  await db.run(sql`ALTER TABLE \`_school_v\` ADD \`version_newsletter_lead\` text;`)
  await db.run(sql`ALTER TABLE \`payment_details_accounts\` ADD \`note\` text;`)
  await db.run(sql`ALTER TABLE \`payment_details\` ADD \`notice\` text;`)
  await db.run(sql`ALTER TABLE \`payment_details\` ADD \`book_order_note\` text;`)
  await db.run(sql`ALTER TABLE \`payment_details\` ADD \`transfer_instruction\` text;`)
  await db.run(sql`ALTER TABLE \`payment_details\` ADD \`checkout_title\` text;`)
  await db.run(sql`ALTER TABLE \`payment_details\` ADD \`rules_group\` text;`)
  await db.run(sql`ALTER TABLE \`payment_details\` ADD \`rules_private\` text;`)
  await db.run(sql`ALTER TABLE \`_payment_details_v_version_accounts\` ADD \`note\` text;`)
  await db.run(sql`ALTER TABLE \`_payment_details_v\` ADD \`version_notice\` text;`)
  await db.run(sql`ALTER TABLE \`_payment_details_v\` ADD \`version_book_order_note\` text;`)
  await db.run(sql`ALTER TABLE \`_payment_details_v\` ADD \`version_transfer_instruction\` text;`)
  await db.run(sql`ALTER TABLE \`_payment_details_v\` ADD \`version_checkout_title\` text;`)
  await db.run(sql`ALTER TABLE \`_payment_details_v\` ADD \`version_rules_group\` text;`)
  await db.run(sql`ALTER TABLE \`_payment_details_v\` ADD \`version_rules_private\` text;`)
  await db.run(sql`ALTER TABLE \`inquiry_texts\` ADD \`quotation_intro\` text;`)
  await db.run(sql`ALTER TABLE \`inquiry_texts\` ADD \`collaboration_intro\` text;`)
  await db.run(sql`ALTER TABLE \`_inquiry_texts_v\` ADD \`version_quotation_intro\` text;`)
  await db.run(sql`ALTER TABLE \`_inquiry_texts_v\` ADD \`version_collaboration_intro\` text;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` ADD \`intro\` text;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` ADD \`a0_advice\` text;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` ADD \`a1_advice\` text;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` ADD \`a2_advice\` text;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` ADD \`b1_advice\` text;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` ADD \`b2_advice\` text;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` ADD \`c1_advice\` text;`)
  await db.run(sql`ALTER TABLE \`level_test_settings\` ADD \`c2_advice\` text;`)
  await db.run(sql`ALTER TABLE \`_level_test_settings_v\` ADD \`version_intro\` text;`)
  await db.run(sql`ALTER TABLE \`_level_test_settings_v\` ADD \`version_a0_advice\` text;`)
  await db.run(sql`ALTER TABLE \`_level_test_settings_v\` ADD \`version_a1_advice\` text;`)
  await db.run(sql`ALTER TABLE \`_level_test_settings_v\` ADD \`version_a2_advice\` text;`)
  await db.run(sql`ALTER TABLE \`_level_test_settings_v\` ADD \`version_b1_advice\` text;`)
  await db.run(sql`ALTER TABLE \`_level_test_settings_v\` ADD \`version_b2_advice\` text;`)
  await db.run(sql`ALTER TABLE \`_level_test_settings_v\` ADD \`version_c1_advice\` text;`)
  await db.run(sql`ALTER TABLE \`_level_test_settings_v\` ADD \`version_c2_advice\` text;`)
  await db.run(sql`ALTER TABLE \`legal\` ADD \`privacy\` text;`)
  await db.run(sql`ALTER TABLE \`legal\` ADD \`terms\` text;`)
  await db.run(sql`ALTER TABLE \`_legal_v\` ADD \`version_privacy\` text;`)
  await db.run(sql`ALTER TABLE \`_legal_v\` ADD \`version_terms\` text;`)
}
