import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { copyEnglishTexts } from '../data/english-texts'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'my', 'fr');
  CREATE TYPE "public"."enum__courses_v_published_locale" AS ENUM('en', 'my', 'fr');
  CREATE TYPE "public"."enum__posts_v_published_locale" AS ENUM('en', 'my', 'fr');
  CREATE TABLE "courses_outline_locales" (
  	"name" varchar,
  	"category" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "courses_locales" (
  	"translated_name" varchar,
  	"summary" varchar,
  	"description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_courses_v_version_outline_locales" (
  	"name" varchar,
  	"category" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_courses_v_locales" (
  	"version_translated_name" varchar,
  	"version_summary" varchar,
  	"version_description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "posts_locales" (
  	"display_title" varchar,
  	"excerpt" varchar,
  	"content" jsonb,
  	"badge" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_posts_v_locales" (
  	"version_display_title" varchar,
  	"version_excerpt" varchar,
  	"version_content" jsonb,
  	"version_badge" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "books_locales" (
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "banners_locales" (
  	"text" varchar,
  	"lead" varchar,
  	"action" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "events_locales" (
  	"title" varchar,
  	"place" varchar,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "testimonials_locales" (
  	"role" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "faqs_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "services_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "instructors_locales" (
  	"role" varchar,
  	"short_sub" varchar,
  	"languages" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "school_points_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "school_locales" (
  	"opening_hours" varchar,
  	"tagline" varchar,
  	"welcome_heading" varchar,
  	"welcome_text" varchar,
  	"about_text" varchar,
  	"site_description" varchar,
  	"adult_intro" varchar,
  	"kid_intro" varchar,
  	"native_intro" varchar,
  	"video_intro" varchar,
  	"books_intro" varchar,
  	"instructors_intro" varchar,
  	"blog_intro" varchar,
  	"contact_lead" varchar,
  	"support_lead" varchar,
  	"app_lead" varchar,
  	"newsletter_heading" varchar,
  	"newsletter_lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_school_v_version_points_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_school_v_locales" (
  	"version_opening_hours" varchar,
  	"version_tagline" varchar,
  	"version_welcome_heading" varchar,
  	"version_welcome_text" varchar,
  	"version_about_text" varchar,
  	"version_site_description" varchar,
  	"version_adult_intro" varchar,
  	"version_kid_intro" varchar,
  	"version_native_intro" varchar,
  	"version_video_intro" varchar,
  	"version_books_intro" varchar,
  	"version_instructors_intro" varchar,
  	"version_blog_intro" varchar,
  	"version_contact_lead" varchar,
  	"version_support_lead" varchar,
  	"version_app_lead" varchar,
  	"version_newsletter_heading" varchar,
  	"version_newsletter_lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "payment_details_accounts_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "payment_details_locales" (
  	"notice" varchar,
  	"book_order_note" varchar,
  	"transfer_instruction" varchar,
  	"checkout_title" varchar,
  	"rules_group" jsonb,
  	"rules_private" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_payment_details_v_version_accounts_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_payment_details_v_locales" (
  	"version_notice" varchar,
  	"version_book_order_note" varchar,
  	"version_transfer_instruction" varchar,
  	"version_checkout_title" varchar,
  	"version_rules_group" jsonb,
  	"version_rules_private" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "inquiry_texts_locales" (
  	"quotation_intro" varchar,
  	"collaboration_intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_inquiry_texts_v_locales" (
  	"version_quotation_intro" varchar,
  	"version_collaboration_intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "level_test_settings_locales" (
  	"intro" varchar,
  	"a0_advice" varchar,
  	"a1_advice" varchar,
  	"a2_advice" varchar,
  	"b1_advice" varchar,
  	"b2_advice" varchar,
  	"c1_advice" varchar,
  	"c2_advice" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_level_test_settings_v_locales" (
  	"version_intro" varchar,
  	"version_a0_advice" varchar,
  	"version_a1_advice" varchar,
  	"version_a2_advice" varchar,
  	"version_b1_advice" varchar,
  	"version_b2_advice" varchar,
  	"version_c1_advice" varchar,
  	"version_c2_advice" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "legal_locales" (
  	"privacy" jsonb,
  	"terms" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_legal_v_locales" (
  	"version_privacy" jsonb,
  	"version_terms" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  DROP INDEX "posts_display_title_idx";
  DROP INDEX "_posts_v_version_version_display_title_idx";
  ALTER TABLE "courses" ADD COLUMN "lacks_burmese" boolean DEFAULT true;
  ALTER TABLE "courses" ADD COLUMN "lacks_french" boolean DEFAULT true;
  ALTER TABLE "_courses_v" ADD COLUMN "version_lacks_burmese" boolean DEFAULT true;
  ALTER TABLE "_courses_v" ADD COLUMN "version_lacks_french" boolean DEFAULT true;
  ALTER TABLE "_courses_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_courses_v" ADD COLUMN "published_locale" "enum__courses_v_published_locale";
  ALTER TABLE "posts" ADD COLUMN "lacks_burmese" boolean DEFAULT true;
  ALTER TABLE "posts" ADD COLUMN "lacks_french" boolean DEFAULT true;
  ALTER TABLE "_posts_v" ADD COLUMN "version_lacks_burmese" boolean DEFAULT true;
  ALTER TABLE "_posts_v" ADD COLUMN "version_lacks_french" boolean DEFAULT true;
  ALTER TABLE "_posts_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_posts_v" ADD COLUMN "published_locale" "enum__posts_v_published_locale";
  ALTER TABLE "books" ADD COLUMN "lacks_burmese" boolean DEFAULT true;
  ALTER TABLE "books" ADD COLUMN "lacks_french" boolean DEFAULT true;
  ALTER TABLE "banners" ADD COLUMN "lacks_burmese" boolean DEFAULT true;
  ALTER TABLE "banners" ADD COLUMN "lacks_french" boolean DEFAULT true;
  ALTER TABLE "events" ADD COLUMN "lacks_burmese" boolean DEFAULT true;
  ALTER TABLE "events" ADD COLUMN "lacks_french" boolean DEFAULT true;
  ALTER TABLE "testimonials" ADD COLUMN "lacks_burmese" boolean DEFAULT true;
  ALTER TABLE "testimonials" ADD COLUMN "lacks_french" boolean DEFAULT true;
  ALTER TABLE "faqs" ADD COLUMN "lacks_burmese" boolean DEFAULT true;
  ALTER TABLE "faqs" ADD COLUMN "lacks_french" boolean DEFAULT true;
  ALTER TABLE "services" ADD COLUMN "lacks_burmese" boolean DEFAULT true;
  ALTER TABLE "services" ADD COLUMN "lacks_french" boolean DEFAULT true;
  ALTER TABLE "instructors" ADD COLUMN "lacks_burmese" boolean DEFAULT true;
  ALTER TABLE "instructors" ADD COLUMN "lacks_french" boolean DEFAULT true;
  ALTER TABLE "courses_outline_locales" ADD CONSTRAINT "courses_outline_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses_outline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_locales" ADD CONSTRAINT "courses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_outline_locales" ADD CONSTRAINT "_courses_v_version_outline_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v_version_outline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_locales" ADD CONSTRAINT "_courses_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "books_locales" ADD CONSTRAINT "books_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners_locales" ADD CONSTRAINT "banners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_locales" ADD CONSTRAINT "events_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faqs_locales" ADD CONSTRAINT "faqs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_locales" ADD CONSTRAINT "services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "instructors_locales" ADD CONSTRAINT "instructors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."instructors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "school_points_locales" ADD CONSTRAINT "school_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."school_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "school_locales" ADD CONSTRAINT "school_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_school_v_version_points_locales" ADD CONSTRAINT "_school_v_version_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_school_v_version_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_school_v_locales" ADD CONSTRAINT "_school_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_school_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payment_details_accounts_locales" ADD CONSTRAINT "payment_details_accounts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payment_details_accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payment_details_locales" ADD CONSTRAINT "payment_details_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payment_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_payment_details_v_version_accounts_locales" ADD CONSTRAINT "_payment_details_v_version_accounts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_payment_details_v_version_accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_payment_details_v_locales" ADD CONSTRAINT "_payment_details_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_payment_details_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inquiry_texts_locales" ADD CONSTRAINT "inquiry_texts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."inquiry_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_inquiry_texts_v_locales" ADD CONSTRAINT "_inquiry_texts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_inquiry_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "level_test_settings_locales" ADD CONSTRAINT "level_test_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."level_test_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_level_test_settings_v_locales" ADD CONSTRAINT "_level_test_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_level_test_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_locales" ADD CONSTRAINT "legal_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_v_locales" ADD CONSTRAINT "_legal_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "courses_outline_locales_locale_parent_id_unique" ON "courses_outline_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "courses_locales_locale_parent_id_unique" ON "courses_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_courses_v_version_outline_locales_locale_parent_id_unique" ON "_courses_v_version_outline_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_courses_v_locales_locale_parent_id_unique" ON "_courses_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posts_display_title_idx" ON "posts_locales" USING btree ("display_title","_locale");
  CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_version_version_display_title_idx" ON "_posts_v_locales" USING btree ("version_display_title","_locale");
  CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "books_locales_locale_parent_id_unique" ON "books_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "banners_locales_locale_parent_id_unique" ON "banners_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "events_locales_locale_parent_id_unique" ON "events_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "testimonials_locales_locale_parent_id_unique" ON "testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "faqs_locales_locale_parent_id_unique" ON "faqs_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "services_locales_locale_parent_id_unique" ON "services_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "instructors_locales_locale_parent_id_unique" ON "instructors_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "school_points_locales_locale_parent_id_unique" ON "school_points_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "school_locales_locale_parent_id_unique" ON "school_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_school_v_version_points_locales_locale_parent_id_unique" ON "_school_v_version_points_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_school_v_locales_locale_parent_id_unique" ON "_school_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "payment_details_accounts_locales_locale_parent_id_unique" ON "payment_details_accounts_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "payment_details_locales_locale_parent_id_unique" ON "payment_details_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_payment_details_v_version_accounts_locales_locale_parent_id" ON "_payment_details_v_version_accounts_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_payment_details_v_locales_locale_parent_id_unique" ON "_payment_details_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "inquiry_texts_locales_locale_parent_id_unique" ON "inquiry_texts_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_inquiry_texts_v_locales_locale_parent_id_unique" ON "_inquiry_texts_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "level_test_settings_locales_locale_parent_id_unique" ON "level_test_settings_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_level_test_settings_v_locales_locale_parent_id_unique" ON "_level_test_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "legal_locales_locale_parent_id_unique" ON "legal_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_legal_v_locales_locale_parent_id_unique" ON "_legal_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_courses_v_snapshot_idx" ON "_courses_v" USING btree ("snapshot");
  CREATE INDEX "_courses_v_published_locale_idx" ON "_courses_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
  `)
  await copyEnglishTexts(db)
  await db.execute(sql`
  ALTER TABLE "courses_outline" DROP COLUMN "name";
  ALTER TABLE "courses_outline" DROP COLUMN "category";
  ALTER TABLE "courses" DROP COLUMN "summary";
  ALTER TABLE "courses" DROP COLUMN "description";
  ALTER TABLE "_courses_v_version_outline" DROP COLUMN "name";
  ALTER TABLE "_courses_v_version_outline" DROP COLUMN "category";
  ALTER TABLE "_courses_v" DROP COLUMN "version_summary";
  ALTER TABLE "_courses_v" DROP COLUMN "version_description";
  ALTER TABLE "posts" DROP COLUMN "display_title";
  ALTER TABLE "posts" DROP COLUMN "excerpt";
  ALTER TABLE "posts" DROP COLUMN "content";
  ALTER TABLE "posts" DROP COLUMN "badge";
  ALTER TABLE "_posts_v" DROP COLUMN "version_display_title";
  ALTER TABLE "_posts_v" DROP COLUMN "version_excerpt";
  ALTER TABLE "_posts_v" DROP COLUMN "version_content";
  ALTER TABLE "_posts_v" DROP COLUMN "version_badge";
  ALTER TABLE "books" DROP COLUMN "summary";
  ALTER TABLE "banners" DROP COLUMN "text";
  ALTER TABLE "banners" DROP COLUMN "lead";
  ALTER TABLE "banners" DROP COLUMN "action";
  ALTER TABLE "events" DROP COLUMN "title";
  ALTER TABLE "events" DROP COLUMN "place";
  ALTER TABLE "events" DROP COLUMN "summary";
  ALTER TABLE "testimonials" DROP COLUMN "role";
  ALTER TABLE "testimonials" DROP COLUMN "description";
  ALTER TABLE "faqs" DROP COLUMN "question";
  ALTER TABLE "faqs" DROP COLUMN "answer";
  ALTER TABLE "services" DROP COLUMN "title";
  ALTER TABLE "services" DROP COLUMN "description";
  ALTER TABLE "instructors" DROP COLUMN "role";
  ALTER TABLE "instructors" DROP COLUMN "short_sub";
  ALTER TABLE "instructors" DROP COLUMN "languages";
  ALTER TABLE "school_points" DROP COLUMN "title";
  ALTER TABLE "school_points" DROP COLUMN "text";
  ALTER TABLE "school" DROP COLUMN "opening_hours";
  ALTER TABLE "school" DROP COLUMN "tagline";
  ALTER TABLE "school" DROP COLUMN "welcome_heading";
  ALTER TABLE "school" DROP COLUMN "welcome_text";
  ALTER TABLE "school" DROP COLUMN "about_text";
  ALTER TABLE "school" DROP COLUMN "site_description";
  ALTER TABLE "school" DROP COLUMN "adult_intro";
  ALTER TABLE "school" DROP COLUMN "kid_intro";
  ALTER TABLE "school" DROP COLUMN "native_intro";
  ALTER TABLE "school" DROP COLUMN "video_intro";
  ALTER TABLE "school" DROP COLUMN "books_intro";
  ALTER TABLE "school" DROP COLUMN "instructors_intro";
  ALTER TABLE "school" DROP COLUMN "blog_intro";
  ALTER TABLE "school" DROP COLUMN "contact_lead";
  ALTER TABLE "school" DROP COLUMN "support_lead";
  ALTER TABLE "school" DROP COLUMN "app_lead";
  ALTER TABLE "school" DROP COLUMN "newsletter_heading";
  ALTER TABLE "school" DROP COLUMN "newsletter_lead";
  ALTER TABLE "_school_v_version_points" DROP COLUMN "title";
  ALTER TABLE "_school_v_version_points" DROP COLUMN "text";
  ALTER TABLE "_school_v" DROP COLUMN "version_opening_hours";
  ALTER TABLE "_school_v" DROP COLUMN "version_tagline";
  ALTER TABLE "_school_v" DROP COLUMN "version_welcome_heading";
  ALTER TABLE "_school_v" DROP COLUMN "version_welcome_text";
  ALTER TABLE "_school_v" DROP COLUMN "version_about_text";
  ALTER TABLE "_school_v" DROP COLUMN "version_site_description";
  ALTER TABLE "_school_v" DROP COLUMN "version_adult_intro";
  ALTER TABLE "_school_v" DROP COLUMN "version_kid_intro";
  ALTER TABLE "_school_v" DROP COLUMN "version_native_intro";
  ALTER TABLE "_school_v" DROP COLUMN "version_video_intro";
  ALTER TABLE "_school_v" DROP COLUMN "version_books_intro";
  ALTER TABLE "_school_v" DROP COLUMN "version_instructors_intro";
  ALTER TABLE "_school_v" DROP COLUMN "version_blog_intro";
  ALTER TABLE "_school_v" DROP COLUMN "version_contact_lead";
  ALTER TABLE "_school_v" DROP COLUMN "version_support_lead";
  ALTER TABLE "_school_v" DROP COLUMN "version_app_lead";
  ALTER TABLE "_school_v" DROP COLUMN "version_newsletter_heading";
  ALTER TABLE "_school_v" DROP COLUMN "version_newsletter_lead";
  ALTER TABLE "payment_details_accounts" DROP COLUMN "note";
  ALTER TABLE "payment_details" DROP COLUMN "notice";
  ALTER TABLE "payment_details" DROP COLUMN "book_order_note";
  ALTER TABLE "payment_details" DROP COLUMN "transfer_instruction";
  ALTER TABLE "payment_details" DROP COLUMN "checkout_title";
  ALTER TABLE "payment_details" DROP COLUMN "rules_group";
  ALTER TABLE "payment_details" DROP COLUMN "rules_private";
  ALTER TABLE "_payment_details_v_version_accounts" DROP COLUMN "note";
  ALTER TABLE "_payment_details_v" DROP COLUMN "version_notice";
  ALTER TABLE "_payment_details_v" DROP COLUMN "version_book_order_note";
  ALTER TABLE "_payment_details_v" DROP COLUMN "version_transfer_instruction";
  ALTER TABLE "_payment_details_v" DROP COLUMN "version_checkout_title";
  ALTER TABLE "_payment_details_v" DROP COLUMN "version_rules_group";
  ALTER TABLE "_payment_details_v" DROP COLUMN "version_rules_private";
  ALTER TABLE "inquiry_texts" DROP COLUMN "quotation_intro";
  ALTER TABLE "inquiry_texts" DROP COLUMN "collaboration_intro";
  ALTER TABLE "_inquiry_texts_v" DROP COLUMN "version_quotation_intro";
  ALTER TABLE "_inquiry_texts_v" DROP COLUMN "version_collaboration_intro";
  ALTER TABLE "level_test_settings" DROP COLUMN "intro";
  ALTER TABLE "level_test_settings" DROP COLUMN "a0_advice";
  ALTER TABLE "level_test_settings" DROP COLUMN "a1_advice";
  ALTER TABLE "level_test_settings" DROP COLUMN "a2_advice";
  ALTER TABLE "level_test_settings" DROP COLUMN "b1_advice";
  ALTER TABLE "level_test_settings" DROP COLUMN "b2_advice";
  ALTER TABLE "level_test_settings" DROP COLUMN "c1_advice";
  ALTER TABLE "level_test_settings" DROP COLUMN "c2_advice";
  ALTER TABLE "_level_test_settings_v" DROP COLUMN "version_intro";
  ALTER TABLE "_level_test_settings_v" DROP COLUMN "version_a0_advice";
  ALTER TABLE "_level_test_settings_v" DROP COLUMN "version_a1_advice";
  ALTER TABLE "_level_test_settings_v" DROP COLUMN "version_a2_advice";
  ALTER TABLE "_level_test_settings_v" DROP COLUMN "version_b1_advice";
  ALTER TABLE "_level_test_settings_v" DROP COLUMN "version_b2_advice";
  ALTER TABLE "_level_test_settings_v" DROP COLUMN "version_c1_advice";
  ALTER TABLE "_level_test_settings_v" DROP COLUMN "version_c2_advice";
  ALTER TABLE "legal" DROP COLUMN "privacy";
  ALTER TABLE "legal" DROP COLUMN "terms";
  ALTER TABLE "_legal_v" DROP COLUMN "version_privacy";
  ALTER TABLE "_legal_v" DROP COLUMN "version_terms";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "courses_outline_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "courses_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_courses_v_version_outline_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_courses_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "books_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "banners_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "testimonials_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "faqs_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "instructors_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "school_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "school_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_school_v_version_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_school_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payment_details_accounts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payment_details_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_payment_details_v_version_accounts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_payment_details_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inquiry_texts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_inquiry_texts_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "level_test_settings_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_level_test_settings_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "legal_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_legal_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "courses_outline_locales" CASCADE;
  DROP TABLE "courses_locales" CASCADE;
  DROP TABLE "_courses_v_version_outline_locales" CASCADE;
  DROP TABLE "_courses_v_locales" CASCADE;
  DROP TABLE "posts_locales" CASCADE;
  DROP TABLE "_posts_v_locales" CASCADE;
  DROP TABLE "books_locales" CASCADE;
  DROP TABLE "banners_locales" CASCADE;
  DROP TABLE "events_locales" CASCADE;
  DROP TABLE "testimonials_locales" CASCADE;
  DROP TABLE "faqs_locales" CASCADE;
  DROP TABLE "services_locales" CASCADE;
  DROP TABLE "instructors_locales" CASCADE;
  DROP TABLE "school_points_locales" CASCADE;
  DROP TABLE "school_locales" CASCADE;
  DROP TABLE "_school_v_version_points_locales" CASCADE;
  DROP TABLE "_school_v_locales" CASCADE;
  DROP TABLE "payment_details_accounts_locales" CASCADE;
  DROP TABLE "payment_details_locales" CASCADE;
  DROP TABLE "_payment_details_v_version_accounts_locales" CASCADE;
  DROP TABLE "_payment_details_v_locales" CASCADE;
  DROP TABLE "inquiry_texts_locales" CASCADE;
  DROP TABLE "_inquiry_texts_v_locales" CASCADE;
  DROP TABLE "level_test_settings_locales" CASCADE;
  DROP TABLE "_level_test_settings_v_locales" CASCADE;
  DROP TABLE "legal_locales" CASCADE;
  DROP TABLE "_legal_v_locales" CASCADE;
  DROP INDEX "_courses_v_snapshot_idx";
  DROP INDEX "_courses_v_published_locale_idx";
  DROP INDEX "_posts_v_snapshot_idx";
  DROP INDEX "_posts_v_published_locale_idx";
  ALTER TABLE "courses_outline" ADD COLUMN "name" varchar;
  ALTER TABLE "courses_outline" ADD COLUMN "category" varchar;
  ALTER TABLE "courses" ADD COLUMN "summary" varchar;
  ALTER TABLE "courses" ADD COLUMN "description" jsonb;
  ALTER TABLE "_courses_v_version_outline" ADD COLUMN "name" varchar;
  ALTER TABLE "_courses_v_version_outline" ADD COLUMN "category" varchar;
  ALTER TABLE "_courses_v" ADD COLUMN "version_summary" varchar;
  ALTER TABLE "_courses_v" ADD COLUMN "version_description" jsonb;
  ALTER TABLE "posts" ADD COLUMN "display_title" varchar;
  ALTER TABLE "posts" ADD COLUMN "excerpt" varchar;
  ALTER TABLE "posts" ADD COLUMN "content" jsonb;
  ALTER TABLE "posts" ADD COLUMN "badge" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_display_title" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_excerpt" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_content" jsonb;
  ALTER TABLE "_posts_v" ADD COLUMN "version_badge" varchar;
  ALTER TABLE "books" ADD COLUMN "summary" varchar;
  ALTER TABLE "banners" ADD COLUMN "text" varchar NOT NULL;
  ALTER TABLE "banners" ADD COLUMN "lead" varchar;
  ALTER TABLE "banners" ADD COLUMN "action" varchar;
  ALTER TABLE "events" ADD COLUMN "title" varchar NOT NULL;
  ALTER TABLE "events" ADD COLUMN "place" varchar;
  ALTER TABLE "events" ADD COLUMN "summary" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "role" varchar NOT NULL;
  ALTER TABLE "testimonials" ADD COLUMN "description" varchar NOT NULL;
  ALTER TABLE "faqs" ADD COLUMN "question" varchar NOT NULL;
  ALTER TABLE "faqs" ADD COLUMN "answer" varchar NOT NULL;
  ALTER TABLE "services" ADD COLUMN "title" varchar NOT NULL;
  ALTER TABLE "services" ADD COLUMN "description" varchar NOT NULL;
  ALTER TABLE "instructors" ADD COLUMN "role" varchar NOT NULL;
  ALTER TABLE "instructors" ADD COLUMN "short_sub" varchar NOT NULL;
  ALTER TABLE "instructors" ADD COLUMN "languages" varchar;
  ALTER TABLE "school_points" ADD COLUMN "title" varchar NOT NULL;
  ALTER TABLE "school_points" ADD COLUMN "text" varchar;
  ALTER TABLE "school" ADD COLUMN "opening_hours" varchar;
  ALTER TABLE "school" ADD COLUMN "tagline" varchar;
  ALTER TABLE "school" ADD COLUMN "welcome_heading" varchar;
  ALTER TABLE "school" ADD COLUMN "welcome_text" varchar;
  ALTER TABLE "school" ADD COLUMN "about_text" varchar;
  ALTER TABLE "school" ADD COLUMN "site_description" varchar;
  ALTER TABLE "school" ADD COLUMN "adult_intro" varchar;
  ALTER TABLE "school" ADD COLUMN "kid_intro" varchar;
  ALTER TABLE "school" ADD COLUMN "native_intro" varchar;
  ALTER TABLE "school" ADD COLUMN "video_intro" varchar;
  ALTER TABLE "school" ADD COLUMN "books_intro" varchar;
  ALTER TABLE "school" ADD COLUMN "instructors_intro" varchar;
  ALTER TABLE "school" ADD COLUMN "blog_intro" varchar;
  ALTER TABLE "school" ADD COLUMN "contact_lead" varchar;
  ALTER TABLE "school" ADD COLUMN "support_lead" varchar;
  ALTER TABLE "school" ADD COLUMN "app_lead" varchar;
  ALTER TABLE "school" ADD COLUMN "newsletter_heading" varchar;
  ALTER TABLE "school" ADD COLUMN "newsletter_lead" varchar;
  ALTER TABLE "_school_v_version_points" ADD COLUMN "title" varchar NOT NULL;
  ALTER TABLE "_school_v_version_points" ADD COLUMN "text" varchar;
  ALTER TABLE "_school_v" ADD COLUMN "version_opening_hours" varchar;
  ALTER TABLE "_school_v" ADD COLUMN "version_tagline" varchar;
  ALTER TABLE "_school_v" ADD COLUMN "version_welcome_heading" varchar;
  ALTER TABLE "_school_v" ADD COLUMN "version_welcome_text" varchar;
  ALTER TABLE "_school_v" ADD COLUMN "version_about_text" varchar;
  ALTER TABLE "_school_v" ADD COLUMN "version_site_description" varchar;
  ALTER TABLE "_school_v" ADD COLUMN "version_adult_intro" varchar;
  ALTER TABLE "_school_v" ADD COLUMN "version_kid_intro" varchar;
  ALTER TABLE "_school_v" ADD COLUMN "version_native_intro" varchar;
  ALTER TABLE "_school_v" ADD COLUMN "version_video_intro" varchar;
  ALTER TABLE "_school_v" ADD COLUMN "version_books_intro" varchar;
  ALTER TABLE "_school_v" ADD COLUMN "version_instructors_intro" varchar;
  ALTER TABLE "_school_v" ADD COLUMN "version_blog_intro" varchar;
  ALTER TABLE "_school_v" ADD COLUMN "version_contact_lead" varchar;
  ALTER TABLE "_school_v" ADD COLUMN "version_support_lead" varchar;
  ALTER TABLE "_school_v" ADD COLUMN "version_app_lead" varchar;
  ALTER TABLE "_school_v" ADD COLUMN "version_newsletter_heading" varchar;
  ALTER TABLE "_school_v" ADD COLUMN "version_newsletter_lead" varchar;
  ALTER TABLE "payment_details_accounts" ADD COLUMN "note" varchar;
  ALTER TABLE "payment_details" ADD COLUMN "notice" varchar;
  ALTER TABLE "payment_details" ADD COLUMN "book_order_note" varchar;
  ALTER TABLE "payment_details" ADD COLUMN "transfer_instruction" varchar;
  ALTER TABLE "payment_details" ADD COLUMN "checkout_title" varchar;
  ALTER TABLE "payment_details" ADD COLUMN "rules_group" jsonb;
  ALTER TABLE "payment_details" ADD COLUMN "rules_private" jsonb;
  ALTER TABLE "_payment_details_v_version_accounts" ADD COLUMN "note" varchar;
  ALTER TABLE "_payment_details_v" ADD COLUMN "version_notice" varchar;
  ALTER TABLE "_payment_details_v" ADD COLUMN "version_book_order_note" varchar;
  ALTER TABLE "_payment_details_v" ADD COLUMN "version_transfer_instruction" varchar;
  ALTER TABLE "_payment_details_v" ADD COLUMN "version_checkout_title" varchar;
  ALTER TABLE "_payment_details_v" ADD COLUMN "version_rules_group" jsonb;
  ALTER TABLE "_payment_details_v" ADD COLUMN "version_rules_private" jsonb;
  ALTER TABLE "inquiry_texts" ADD COLUMN "quotation_intro" varchar;
  ALTER TABLE "inquiry_texts" ADD COLUMN "collaboration_intro" varchar;
  ALTER TABLE "_inquiry_texts_v" ADD COLUMN "version_quotation_intro" varchar;
  ALTER TABLE "_inquiry_texts_v" ADD COLUMN "version_collaboration_intro" varchar;
  ALTER TABLE "level_test_settings" ADD COLUMN "intro" varchar;
  ALTER TABLE "level_test_settings" ADD COLUMN "a0_advice" varchar;
  ALTER TABLE "level_test_settings" ADD COLUMN "a1_advice" varchar;
  ALTER TABLE "level_test_settings" ADD COLUMN "a2_advice" varchar;
  ALTER TABLE "level_test_settings" ADD COLUMN "b1_advice" varchar;
  ALTER TABLE "level_test_settings" ADD COLUMN "b2_advice" varchar;
  ALTER TABLE "level_test_settings" ADD COLUMN "c1_advice" varchar;
  ALTER TABLE "level_test_settings" ADD COLUMN "c2_advice" varchar;
  ALTER TABLE "_level_test_settings_v" ADD COLUMN "version_intro" varchar;
  ALTER TABLE "_level_test_settings_v" ADD COLUMN "version_a0_advice" varchar;
  ALTER TABLE "_level_test_settings_v" ADD COLUMN "version_a1_advice" varchar;
  ALTER TABLE "_level_test_settings_v" ADD COLUMN "version_a2_advice" varchar;
  ALTER TABLE "_level_test_settings_v" ADD COLUMN "version_b1_advice" varchar;
  ALTER TABLE "_level_test_settings_v" ADD COLUMN "version_b2_advice" varchar;
  ALTER TABLE "_level_test_settings_v" ADD COLUMN "version_c1_advice" varchar;
  ALTER TABLE "_level_test_settings_v" ADD COLUMN "version_c2_advice" varchar;
  ALTER TABLE "legal" ADD COLUMN "privacy" jsonb;
  ALTER TABLE "legal" ADD COLUMN "terms" jsonb;
  ALTER TABLE "_legal_v" ADD COLUMN "version_privacy" jsonb;
  ALTER TABLE "_legal_v" ADD COLUMN "version_terms" jsonb;
  CREATE INDEX "posts_display_title_idx" ON "posts" USING btree ("display_title");
  CREATE INDEX "_posts_v_version_version_display_title_idx" ON "_posts_v" USING btree ("version_display_title");
  ALTER TABLE "courses" DROP COLUMN "lacks_burmese";
  ALTER TABLE "courses" DROP COLUMN "lacks_french";
  ALTER TABLE "_courses_v" DROP COLUMN "version_lacks_burmese";
  ALTER TABLE "_courses_v" DROP COLUMN "version_lacks_french";
  ALTER TABLE "_courses_v" DROP COLUMN "snapshot";
  ALTER TABLE "_courses_v" DROP COLUMN "published_locale";
  ALTER TABLE "posts" DROP COLUMN "lacks_burmese";
  ALTER TABLE "posts" DROP COLUMN "lacks_french";
  ALTER TABLE "_posts_v" DROP COLUMN "version_lacks_burmese";
  ALTER TABLE "_posts_v" DROP COLUMN "version_lacks_french";
  ALTER TABLE "_posts_v" DROP COLUMN "snapshot";
  ALTER TABLE "_posts_v" DROP COLUMN "published_locale";
  ALTER TABLE "books" DROP COLUMN "lacks_burmese";
  ALTER TABLE "books" DROP COLUMN "lacks_french";
  ALTER TABLE "banners" DROP COLUMN "lacks_burmese";
  ALTER TABLE "banners" DROP COLUMN "lacks_french";
  ALTER TABLE "events" DROP COLUMN "lacks_burmese";
  ALTER TABLE "events" DROP COLUMN "lacks_french";
  ALTER TABLE "testimonials" DROP COLUMN "lacks_burmese";
  ALTER TABLE "testimonials" DROP COLUMN "lacks_french";
  ALTER TABLE "faqs" DROP COLUMN "lacks_burmese";
  ALTER TABLE "faqs" DROP COLUMN "lacks_french";
  ALTER TABLE "services" DROP COLUMN "lacks_burmese";
  ALTER TABLE "services" DROP COLUMN "lacks_french";
  ALTER TABLE "instructors" DROP COLUMN "lacks_burmese";
  ALTER TABLE "instructors" DROP COLUMN "lacks_french";
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum__courses_v_published_locale";
  DROP TYPE "public"."enum__posts_v_published_locale";`)
}
