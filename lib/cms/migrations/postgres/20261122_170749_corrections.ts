import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { fillInquirySchools } from '../data/inquiry-schools'
import { copyBandAdvice } from '../data/level-advice'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_level_test_attempts_age" AS ENUM('5-7', '8-10', '11-13', '14-17', '18+');
  CREATE TYPE "public"."enum__payment_details_v_version_accounts_kind" AS ENUM('bank', 'wallet');
  CREATE TYPE "public"."enum__level_test_settings_v_version_bands_level" AS ENUM('A1', 'A2', 'B1', 'B2', 'C1', 'C2');
  ALTER TYPE "public"."enum_level_test_attempts_level" ADD VALUE 'A0' BEFORE 'A1';
  CREATE TABLE "receipt_hashes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hash" numeric NOT NULL,
  	"receipt" varchar NOT NULL
  );
  
  CREATE TABLE "_school_v_version_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_school_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_phone1" varchar,
  	"version_phone2" varchar,
  	"version_email" varchar,
  	"version_address" varchar,
  	"version_map" varchar,
  	"version_viber" varchar,
  	"version_messenger" varchar,
  	"version_telegram" varchar,
  	"version_opening_hours" varchar,
  	"version_facebook" varchar,
  	"version_youtube" varchar,
  	"version_app_store" varchar,
  	"version_play_store" varchar,
  	"version_app_scheme" varchar,
  	"version_builder_name" varchar,
  	"version_builder_url" varchar,
  	"version_tagline" varchar,
  	"version_hero_video" varchar,
  	"version_hero_video_captions" varchar,
  	"version_hero_video_poster_id" uuid,
  	"version_welcome_heading" varchar,
  	"version_welcome_text" varchar,
  	"version_about_text" varchar,
  	"version_about_picture_id" uuid,
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
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_payment_details_v_version_accounts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" "enum__payment_details_v_version_accounts_kind" NOT NULL,
  	"provider" varchar NOT NULL,
  	"account_name" varchar NOT NULL,
  	"account_number" varchar NOT NULL,
  	"note" varchar,
  	"qr_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_payment_details_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_notice" varchar,
  	"version_book_order_note" varchar,
  	"version_transfer_instruction" varchar,
  	"version_checkout_title" varchar,
  	"version_rules_group" jsonb,
  	"version_rules_private" jsonb,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_inquiry_texts_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_quotation_intro" varchar,
  	"version_collaboration_intro" varchar,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_level_test_settings_v_version_bands" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"from" numeric NOT NULL,
  	"level" "enum__level_test_settings_v_version_bands_level" NOT NULL,
  	"advice" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_level_test_settings_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_intro" varchar,
  	"version_minutes" numeric DEFAULT 8 NOT NULL,
  	"version_a0_advice" varchar,
  	"version_a1_needed" numeric,
  	"version_a1_advice" varchar,
  	"version_a2_needed" numeric,
  	"version_a2_advice" varchar,
  	"version_b1_needed" numeric,
  	"version_b1_advice" varchar,
  	"version_b2_needed" numeric,
  	"version_b2_advice" varchar,
  	"version_c1_needed" numeric,
  	"version_c1_advice" varchar,
  	"version_c2_needed" numeric,
  	"version_c2_advice" varchar,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_totals_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar NOT NULL,
  	"value" numeric NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_totals_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_legal_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_privacy" jsonb,
  	"version_terms" jsonb,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "courses" ADD COLUMN "archived" boolean DEFAULT false;
  ALTER TABLE "courses" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "courses" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_courses_v" ADD COLUMN "version_archived" boolean DEFAULT false;
  ALTER TABLE "_courses_v" ADD COLUMN "version_updated_by" varchar;
  ALTER TABLE "_courses_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "posts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_updated_by" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "books" ADD COLUMN "archived" boolean DEFAULT false;
  ALTER TABLE "books" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "banners" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "testimonials" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "faqs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "services" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "level_questions" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "messages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "inquiries" ADD COLUMN "school" varchar;
  ALTER TABLE "inquiries" ADD COLUMN "quotation" jsonb;
  ALTER TABLE "inquiries" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "book_orders" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "subscribers" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "level_test_attempts" ADD COLUMN "age" "enum_level_test_attempts_age";
  ALTER TABLE "level_test_attempts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "payment_requests" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "enrolments" ADD COLUMN "course_start" timestamp(3) with time zone;
  ALTER TABLE "enrolments" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "receipts" ADD COLUMN "hash_version" numeric;
  ALTER TABLE "receipts" ADD COLUMN "duplicate_group" varchar;
  ALTER TABLE "instructors" ADD COLUMN "diplomas" varchar;
  ALTER TABLE "instructors" ADD COLUMN "teaching_since" numeric;
  ALTER TABLE "instructors" ADD COLUMN "languages" varchar;
  ALTER TABLE "instructors" ADD COLUMN "archived" boolean DEFAULT false;
  ALTER TABLE "instructors" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "learners" ADD COLUMN "archived" boolean DEFAULT false;
  ALTER TABLE "learners" ADD COLUMN "corrections" jsonb;
  ALTER TABLE "learners" ADD COLUMN "code_failures" numeric DEFAULT 0;
  ALTER TABLE "learners" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "staff" ADD COLUMN "one_time_password" boolean;
  ALTER TABLE "password_resets" ADD COLUMN "link_hash" varchar;
  ALTER TABLE "mails" ADD COLUMN "reply_to" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "receipt_hashes_id" uuid;
  ALTER TABLE "school" ADD COLUMN "map" varchar;
  ALTER TABLE "school" ADD COLUMN "viber" varchar;
  ALTER TABLE "school" ADD COLUMN "messenger" varchar;
  ALTER TABLE "school" ADD COLUMN "telegram" varchar;
  ALTER TABLE "school" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "payment_details" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "inquiry_texts" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "level_test_settings" ADD COLUMN "a0_advice" varchar;
  ALTER TABLE "level_test_settings" ADD COLUMN "a1_needed" numeric;
  ALTER TABLE "level_test_settings" ADD COLUMN "a1_advice" varchar;
  ALTER TABLE "level_test_settings" ADD COLUMN "a2_needed" numeric;
  ALTER TABLE "level_test_settings" ADD COLUMN "a2_advice" varchar;
  ALTER TABLE "level_test_settings" ADD COLUMN "b1_needed" numeric;
  ALTER TABLE "level_test_settings" ADD COLUMN "b1_advice" varchar;
  ALTER TABLE "level_test_settings" ADD COLUMN "b2_needed" numeric;
  ALTER TABLE "level_test_settings" ADD COLUMN "b2_advice" varchar;
  ALTER TABLE "level_test_settings" ADD COLUMN "c1_needed" numeric;
  ALTER TABLE "level_test_settings" ADD COLUMN "c1_advice" varchar;
  ALTER TABLE "level_test_settings" ADD COLUMN "c2_needed" numeric;
  ALTER TABLE "level_test_settings" ADD COLUMN "c2_advice" varchar;
  ALTER TABLE "level_test_settings" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "totals" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "legal" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "_school_v_version_points" ADD CONSTRAINT "_school_v_version_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_school_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_school_v" ADD CONSTRAINT "_school_v_version_hero_video_poster_id_media_id_fk" FOREIGN KEY ("version_hero_video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_school_v" ADD CONSTRAINT "_school_v_version_about_picture_id_media_id_fk" FOREIGN KEY ("version_about_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_payment_details_v_version_accounts" ADD CONSTRAINT "_payment_details_v_version_accounts_qr_id_media_id_fk" FOREIGN KEY ("qr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_payment_details_v_version_accounts" ADD CONSTRAINT "_payment_details_v_version_accounts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_payment_details_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_level_test_settings_v_version_bands" ADD CONSTRAINT "_level_test_settings_v_version_bands_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_level_test_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_totals_v_version_items" ADD CONSTRAINT "_totals_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_totals_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "receipt_hashes_hash_idx" ON "receipt_hashes" USING btree ("hash");
  CREATE INDEX "receipt_hashes_receipt_idx" ON "receipt_hashes" USING btree ("receipt");
  CREATE INDEX "_school_v_version_points_order_idx" ON "_school_v_version_points" USING btree ("_order");
  CREATE INDEX "_school_v_version_points_parent_id_idx" ON "_school_v_version_points" USING btree ("_parent_id");
  CREATE INDEX "_school_v_version_version_hero_video_poster_idx" ON "_school_v" USING btree ("version_hero_video_poster_id");
  CREATE INDEX "_school_v_version_version_about_picture_idx" ON "_school_v" USING btree ("version_about_picture_id");
  CREATE INDEX "_school_v_created_at_idx" ON "_school_v" USING btree ("created_at");
  CREATE INDEX "_school_v_updated_at_idx" ON "_school_v" USING btree ("updated_at");
  CREATE INDEX "_payment_details_v_version_accounts_order_idx" ON "_payment_details_v_version_accounts" USING btree ("_order");
  CREATE INDEX "_payment_details_v_version_accounts_parent_id_idx" ON "_payment_details_v_version_accounts" USING btree ("_parent_id");
  CREATE INDEX "_payment_details_v_version_accounts_qr_idx" ON "_payment_details_v_version_accounts" USING btree ("qr_id");
  CREATE INDEX "_payment_details_v_created_at_idx" ON "_payment_details_v" USING btree ("created_at");
  CREATE INDEX "_payment_details_v_updated_at_idx" ON "_payment_details_v" USING btree ("updated_at");
  CREATE INDEX "_inquiry_texts_v_created_at_idx" ON "_inquiry_texts_v" USING btree ("created_at");
  CREATE INDEX "_inquiry_texts_v_updated_at_idx" ON "_inquiry_texts_v" USING btree ("updated_at");
  CREATE INDEX "_level_test_settings_v_version_bands_order_idx" ON "_level_test_settings_v_version_bands" USING btree ("_order");
  CREATE INDEX "_level_test_settings_v_version_bands_parent_id_idx" ON "_level_test_settings_v_version_bands" USING btree ("_parent_id");
  CREATE INDEX "_level_test_settings_v_created_at_idx" ON "_level_test_settings_v" USING btree ("created_at");
  CREATE INDEX "_level_test_settings_v_updated_at_idx" ON "_level_test_settings_v" USING btree ("updated_at");
  CREATE INDEX "_totals_v_version_items_order_idx" ON "_totals_v_version_items" USING btree ("_order");
  CREATE INDEX "_totals_v_version_items_parent_id_idx" ON "_totals_v_version_items" USING btree ("_parent_id");
  CREATE INDEX "_totals_v_created_at_idx" ON "_totals_v" USING btree ("created_at");
  CREATE INDEX "_totals_v_updated_at_idx" ON "_totals_v" USING btree ("updated_at");
  CREATE INDEX "_legal_v_created_at_idx" ON "_legal_v" USING btree ("created_at");
  CREATE INDEX "_legal_v_updated_at_idx" ON "_legal_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_receipt_hashes_fk" FOREIGN KEY ("receipt_hashes_id") REFERENCES "public"."receipt_hashes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "courses_archived_idx" ON "courses" USING btree ("archived");
  CREATE INDEX "courses_deleted_at_idx" ON "courses" USING btree ("deleted_at");
  CREATE INDEX "_courses_v_version_version_archived_idx" ON "_courses_v" USING btree ("version_archived");
  CREATE INDEX "_courses_v_version_version_deleted_at_idx" ON "_courses_v" USING btree ("version_deleted_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "books_archived_idx" ON "books" USING btree ("archived");
  CREATE INDEX "books_deleted_at_idx" ON "books" USING btree ("deleted_at");
  CREATE INDEX "banners_deleted_at_idx" ON "banners" USING btree ("deleted_at");
  CREATE INDEX "events_deleted_at_idx" ON "events" USING btree ("deleted_at");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "faqs_deleted_at_idx" ON "faqs" USING btree ("deleted_at");
  CREATE INDEX "services_deleted_at_idx" ON "services" USING btree ("deleted_at");
  CREATE INDEX "level_questions_deleted_at_idx" ON "level_questions" USING btree ("deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "messages_deleted_at_idx" ON "messages" USING btree ("deleted_at");
  CREATE INDEX "inquiries_school_idx" ON "inquiries" USING btree ("school");
  CREATE INDEX "inquiries_deleted_at_idx" ON "inquiries" USING btree ("deleted_at");
  CREATE INDEX "book_orders_deleted_at_idx" ON "book_orders" USING btree ("deleted_at");
  CREATE INDEX "subscribers_deleted_at_idx" ON "subscribers" USING btree ("deleted_at");
  CREATE INDEX "level_test_attempts_deleted_at_idx" ON "level_test_attempts" USING btree ("deleted_at");
  CREATE INDEX "payment_requests_email_idx" ON "payment_requests" USING btree ("email");
  CREATE INDEX "payment_requests_phone_idx" ON "payment_requests" USING btree ("phone");
  CREATE INDEX "payment_requests_deleted_at_idx" ON "payment_requests" USING btree ("deleted_at");
  CREATE INDEX "enrolments_deleted_at_idx" ON "enrolments" USING btree ("deleted_at");
  CREATE INDEX "receipts_hash_version_idx" ON "receipts" USING btree ("hash_version");
  CREATE INDEX "receipts_duplicate_group_idx" ON "receipts" USING btree ("duplicate_group");
  CREATE INDEX "instructors_archived_idx" ON "instructors" USING btree ("archived");
  CREATE INDEX "instructors_deleted_at_idx" ON "instructors" USING btree ("deleted_at");
  CREATE INDEX "learners_phone_idx" ON "learners" USING btree ("phone");
  CREATE INDEX "learners_archived_idx" ON "learners" USING btree ("archived");
  CREATE INDEX "learners_deleted_at_idx" ON "learners" USING btree ("deleted_at");
  CREATE INDEX "password_resets_link_hash_idx" ON "password_resets" USING btree ("link_hash");
  CREATE INDEX "payload_locked_documents_rels_receipt_hashes_id_idx" ON "payload_locked_documents_rels" USING btree ("receipt_hashes_id");`)
  await copyBandAdvice((statement) => db.execute(sql.raw(statement)))
  await fillInquirySchools(db)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "receipt_hashes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_school_v_version_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_school_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_payment_details_v_version_accounts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_payment_details_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_inquiry_texts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_level_test_settings_v_version_bands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_level_test_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_totals_v_version_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_totals_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_legal_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "receipt_hashes" CASCADE;
  DROP TABLE "_school_v_version_points" CASCADE;
  DROP TABLE "_school_v" CASCADE;
  DROP TABLE "_payment_details_v_version_accounts" CASCADE;
  DROP TABLE "_payment_details_v" CASCADE;
  DROP TABLE "_inquiry_texts_v" CASCADE;
  DROP TABLE "_level_test_settings_v_version_bands" CASCADE;
  DROP TABLE "_level_test_settings_v" CASCADE;
  DROP TABLE "_totals_v_version_items" CASCADE;
  DROP TABLE "_totals_v" CASCADE;
  DROP TABLE "_legal_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_receipt_hashes_fk";
  
  ALTER TABLE "level_test_attempts" ALTER COLUMN "level" SET DATA TYPE text;
  DROP TYPE "public"."enum_level_test_attempts_level";
  CREATE TYPE "public"."enum_level_test_attempts_level" AS ENUM('A1', 'A2', 'B1', 'B2', 'C1', 'C2');
  ALTER TABLE "level_test_attempts" ALTER COLUMN "level" SET DATA TYPE "public"."enum_level_test_attempts_level" USING "level"::"public"."enum_level_test_attempts_level";
  DROP INDEX "courses_archived_idx";
  DROP INDEX "courses_deleted_at_idx";
  DROP INDEX "_courses_v_version_version_archived_idx";
  DROP INDEX "_courses_v_version_version_deleted_at_idx";
  DROP INDEX "posts_deleted_at_idx";
  DROP INDEX "_posts_v_version_version_deleted_at_idx";
  DROP INDEX "books_archived_idx";
  DROP INDEX "books_deleted_at_idx";
  DROP INDEX "banners_deleted_at_idx";
  DROP INDEX "events_deleted_at_idx";
  DROP INDEX "testimonials_deleted_at_idx";
  DROP INDEX "faqs_deleted_at_idx";
  DROP INDEX "services_deleted_at_idx";
  DROP INDEX "level_questions_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "messages_deleted_at_idx";
  DROP INDEX "inquiries_school_idx";
  DROP INDEX "inquiries_deleted_at_idx";
  DROP INDEX "book_orders_deleted_at_idx";
  DROP INDEX "subscribers_deleted_at_idx";
  DROP INDEX "level_test_attempts_deleted_at_idx";
  DROP INDEX "payment_requests_email_idx";
  DROP INDEX "payment_requests_phone_idx";
  DROP INDEX "payment_requests_deleted_at_idx";
  DROP INDEX "enrolments_deleted_at_idx";
  DROP INDEX "receipts_hash_version_idx";
  DROP INDEX "receipts_duplicate_group_idx";
  DROP INDEX "instructors_archived_idx";
  DROP INDEX "instructors_deleted_at_idx";
  DROP INDEX "learners_phone_idx";
  DROP INDEX "learners_archived_idx";
  DROP INDEX "learners_deleted_at_idx";
  DROP INDEX "password_resets_link_hash_idx";
  DROP INDEX "payload_locked_documents_rels_receipt_hashes_id_idx";
  ALTER TABLE "courses" DROP COLUMN "archived";
  ALTER TABLE "courses" DROP COLUMN "updated_by";
  ALTER TABLE "courses" DROP COLUMN "deleted_at";
  ALTER TABLE "_courses_v" DROP COLUMN "version_archived";
  ALTER TABLE "_courses_v" DROP COLUMN "version_updated_by";
  ALTER TABLE "_courses_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "posts" DROP COLUMN "updated_by";
  ALTER TABLE "posts" DROP COLUMN "deleted_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_updated_by";
  ALTER TABLE "_posts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "books" DROP COLUMN "archived";
  ALTER TABLE "books" DROP COLUMN "deleted_at";
  ALTER TABLE "banners" DROP COLUMN "deleted_at";
  ALTER TABLE "events" DROP COLUMN "deleted_at";
  ALTER TABLE "testimonials" DROP COLUMN "deleted_at";
  ALTER TABLE "faqs" DROP COLUMN "deleted_at";
  ALTER TABLE "services" DROP COLUMN "deleted_at";
  ALTER TABLE "level_questions" DROP COLUMN "deleted_at";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "messages" DROP COLUMN "deleted_at";
  ALTER TABLE "inquiries" DROP COLUMN "school";
  ALTER TABLE "inquiries" DROP COLUMN "quotation";
  ALTER TABLE "inquiries" DROP COLUMN "deleted_at";
  ALTER TABLE "book_orders" DROP COLUMN "deleted_at";
  ALTER TABLE "subscribers" DROP COLUMN "deleted_at";
  ALTER TABLE "level_test_attempts" DROP COLUMN "age";
  ALTER TABLE "level_test_attempts" DROP COLUMN "deleted_at";
  ALTER TABLE "payment_requests" DROP COLUMN "deleted_at";
  ALTER TABLE "enrolments" DROP COLUMN "course_start";
  ALTER TABLE "enrolments" DROP COLUMN "deleted_at";
  ALTER TABLE "receipts" DROP COLUMN "hash_version";
  ALTER TABLE "receipts" DROP COLUMN "duplicate_group";
  ALTER TABLE "instructors" DROP COLUMN "diplomas";
  ALTER TABLE "instructors" DROP COLUMN "teaching_since";
  ALTER TABLE "instructors" DROP COLUMN "languages";
  ALTER TABLE "instructors" DROP COLUMN "archived";
  ALTER TABLE "instructors" DROP COLUMN "deleted_at";
  ALTER TABLE "learners" DROP COLUMN "archived";
  ALTER TABLE "learners" DROP COLUMN "corrections";
  ALTER TABLE "learners" DROP COLUMN "code_failures";
  ALTER TABLE "learners" DROP COLUMN "deleted_at";
  ALTER TABLE "staff" DROP COLUMN "one_time_password";
  ALTER TABLE "password_resets" DROP COLUMN "link_hash";
  ALTER TABLE "mails" DROP COLUMN "reply_to";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "receipt_hashes_id";
  ALTER TABLE "school" DROP COLUMN "map";
  ALTER TABLE "school" DROP COLUMN "viber";
  ALTER TABLE "school" DROP COLUMN "messenger";
  ALTER TABLE "school" DROP COLUMN "telegram";
  ALTER TABLE "school" DROP COLUMN "updated_by";
  ALTER TABLE "payment_details" DROP COLUMN "updated_by";
  ALTER TABLE "inquiry_texts" DROP COLUMN "updated_by";
  ALTER TABLE "level_test_settings" DROP COLUMN "a0_advice";
  ALTER TABLE "level_test_settings" DROP COLUMN "a1_needed";
  ALTER TABLE "level_test_settings" DROP COLUMN "a1_advice";
  ALTER TABLE "level_test_settings" DROP COLUMN "a2_needed";
  ALTER TABLE "level_test_settings" DROP COLUMN "a2_advice";
  ALTER TABLE "level_test_settings" DROP COLUMN "b1_needed";
  ALTER TABLE "level_test_settings" DROP COLUMN "b1_advice";
  ALTER TABLE "level_test_settings" DROP COLUMN "b2_needed";
  ALTER TABLE "level_test_settings" DROP COLUMN "b2_advice";
  ALTER TABLE "level_test_settings" DROP COLUMN "c1_needed";
  ALTER TABLE "level_test_settings" DROP COLUMN "c1_advice";
  ALTER TABLE "level_test_settings" DROP COLUMN "c2_needed";
  ALTER TABLE "level_test_settings" DROP COLUMN "c2_advice";
  ALTER TABLE "level_test_settings" DROP COLUMN "updated_by";
  ALTER TABLE "totals" DROP COLUMN "updated_by";
  ALTER TABLE "legal" DROP COLUMN "updated_by";
  DROP TYPE "public"."enum_level_test_attempts_age";
  DROP TYPE "public"."enum__payment_details_v_version_accounts_kind";
  DROP TYPE "public"."enum__level_test_settings_v_version_bands_level";`)
}
