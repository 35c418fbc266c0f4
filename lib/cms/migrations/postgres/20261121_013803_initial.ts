import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_courses_cefr" AS ENUM('A1', 'A2', 'B1', 'B2', 'C1', 'C2');
  CREATE TYPE "public"."enum_courses_type" AS ENUM('Native', 'Kid', 'Video', 'Adult');
  CREATE TYPE "public"."enum_courses_main_type" AS ENUM('Live', 'Video');
  CREATE TYPE "public"."enum_courses_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__courses_v_version_cefr" AS ENUM('A1', 'A2', 'B1', 'B2', 'C1', 'C2');
  CREATE TYPE "public"."enum__courses_v_version_type" AS ENUM('Native', 'Kid', 'Video', 'Adult');
  CREATE TYPE "public"."enum__courses_v_version_main_type" AS ENUM('Live', 'Video');
  CREATE TYPE "public"."enum__courses_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_services_icon" AS ENUM('icon1', 'icon2', 'icon3', 'icon4', 'icon5', 'icon6', 'icon7', 'icon8', 'icon9', 'icon10', 'icon11', 'icon12');
  CREATE TYPE "public"."enum_level_questions_level" AS ENUM('A1', 'A2', 'B1', 'B2', 'C1', 'C2');
  CREATE TYPE "public"."enum_messages_handling" AS ENUM('new', 'progress', 'done');
  CREATE TYPE "public"."enum_inquiries_handling" AS ENUM('new', 'progress', 'done');
  CREATE TYPE "public"."enum_book_orders_handling" AS ENUM('new', 'progress', 'done');
  CREATE TYPE "public"."enum_level_test_attempts_level" AS ENUM('A1', 'A2', 'B1', 'B2', 'C1', 'C2');
  CREATE TYPE "public"."enum_level_test_attempts_handling" AS ENUM('new', 'progress', 'done');
  CREATE TYPE "public"."enum_payment_requests_state" AS ENUM('Pending', 'Accepted', 'Rejected', 'Cancelled');
  CREATE TYPE "public"."enum_enrolments_state" AS ENUM('Pending', 'Accepted', 'Rejected', 'Cancelled');
  CREATE TYPE "public"."enum_staff_roles" AS ENUM('owner', 'editor', 'enrolments');
  CREATE TYPE "public"."enum_payment_details_accounts_kind" AS ENUM('bank', 'wallet');
  CREATE TYPE "public"."enum_level_test_settings_bands_level" AS ENUM('A1', 'A2', 'B1', 'B2', 'C1', 'C2');
  CREATE TABLE "courses_cefr" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_courses_cefr",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "courses_outline" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"category" varchar
  );
  
  CREATE TABLE "courses" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"type" "enum_courses_type",
  	"main_type" "enum_courses_main_type" DEFAULT 'Live',
  	"summary" varchar,
  	"description" jsonb,
  	"price" numeric,
  	"off" numeric,
  	"duration" numeric,
  	"max_students" numeric,
  	"levels" varchar DEFAULT 'Beginner (A1)',
  	"language" varchar DEFAULT 'French',
  	"ages" varchar DEFAULT '18+',
  	"start_course" timestamp(3) with time zone,
  	"students" numeric DEFAULT 0,
  	"instructor_id" uuid,
  	"thumbnail_id" uuid,
  	"cover_id" uuid,
  	"video" varchar,
  	"position" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_courses_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_courses_v_version_cefr" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__courses_v_version_cefr",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_courses_v_version_outline" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"category" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_courses_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_type" "enum__courses_v_version_type",
  	"version_main_type" "enum__courses_v_version_main_type" DEFAULT 'Live',
  	"version_summary" varchar,
  	"version_description" jsonb,
  	"version_price" numeric,
  	"version_off" numeric,
  	"version_duration" numeric,
  	"version_max_students" numeric,
  	"version_levels" varchar DEFAULT 'Beginner (A1)',
  	"version_language" varchar DEFAULT 'French',
  	"version_ages" varchar DEFAULT '18+',
  	"version_start_course" timestamp(3) with time zone,
  	"version_students" numeric DEFAULT 0,
  	"version_instructor_id" uuid,
  	"version_thumbnail_id" uuid,
  	"version_cover_id" uuid,
  	"version_video" varchar,
  	"version_position" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__courses_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "posts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"display_title" varchar,
  	"excerpt" varchar,
  	"content" jsonb,
  	"image_id" uuid,
  	"badge" varchar,
  	"user_name" varchar,
  	"published_at" timestamp(3) with time zone,
  	"views" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_posts_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_display_title" varchar,
  	"version_excerpt" varchar,
  	"version_content" jsonb,
  	"version_image_id" uuid,
  	"version_badge" varchar,
  	"version_user_name" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_views" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "books" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"teacher" varchar NOT NULL,
  	"price" numeric NOT NULL,
  	"summary" varchar,
  	"levels" varchar,
  	"pages" numeric,
  	"cover_id" uuid NOT NULL,
  	"for_sale" boolean DEFAULT true NOT NULL,
  	"position" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "banners" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar NOT NULL,
  	"lead" varchar,
  	"cover_desktop_id" uuid NOT NULL,
  	"cover_mobile_id" uuid NOT NULL,
  	"href" varchar,
  	"action" varchar,
  	"position" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"place" varchar,
  	"summary" varchar,
  	"cover_desktop_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "testimonials" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"role" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"rate" numeric,
  	"image_id" uuid NOT NULL,
  	"position" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "faqs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"question" varchar NOT NULL,
  	"answer" varchar NOT NULL,
  	"position" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "services" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"icon" "enum_services_icon" DEFAULT 'icon1' NOT NULL,
  	"position" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "level_questions_hints" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "level_questions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"level" "enum_level_questions_level" NOT NULL,
  	"question" varchar NOT NULL,
  	"answer" varchar NOT NULL,
  	"note" varchar,
  	"position" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"alt" varchar NOT NULL,
  	"inline" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_avif480_url" varchar,
  	"sizes_avif480_width" numeric,
  	"sizes_avif480_height" numeric,
  	"sizes_avif480_mime_type" varchar,
  	"sizes_avif480_filesize" numeric,
  	"sizes_avif480_filename" varchar,
  	"sizes_webp480_url" varchar,
  	"sizes_webp480_width" numeric,
  	"sizes_webp480_height" numeric,
  	"sizes_webp480_mime_type" varchar,
  	"sizes_webp480_filesize" numeric,
  	"sizes_webp480_filename" varchar,
  	"sizes_avif720_url" varchar,
  	"sizes_avif720_width" numeric,
  	"sizes_avif720_height" numeric,
  	"sizes_avif720_mime_type" varchar,
  	"sizes_avif720_filesize" numeric,
  	"sizes_avif720_filename" varchar,
  	"sizes_webp720_url" varchar,
  	"sizes_webp720_width" numeric,
  	"sizes_webp720_height" numeric,
  	"sizes_webp720_mime_type" varchar,
  	"sizes_webp720_filesize" numeric,
  	"sizes_webp720_filename" varchar,
  	"sizes_avif1280_url" varchar,
  	"sizes_avif1280_width" numeric,
  	"sizes_avif1280_height" numeric,
  	"sizes_avif1280_mime_type" varchar,
  	"sizes_avif1280_filesize" numeric,
  	"sizes_avif1280_filename" varchar,
  	"sizes_webp1280_url" varchar,
  	"sizes_webp1280_width" numeric,
  	"sizes_webp1280_height" numeric,
  	"sizes_webp1280_mime_type" varchar,
  	"sizes_webp1280_filesize" numeric,
  	"sizes_webp1280_filename" varchar
  );
  
  CREATE TABLE "messages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"reference" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"original" varchar,
  	"handling" "enum_messages_handling" DEFAULT 'new' NOT NULL,
  	"owner_id" uuid,
  	"notes" varchar,
  	"idempotency_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "inquiries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"reference" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"contact_name" varchar NOT NULL,
  	"phone" varchar,
  	"heard_about" varchar,
  	"answers" jsonb NOT NULL,
  	"original" varchar,
  	"handling" "enum_inquiries_handling" DEFAULT 'new' NOT NULL,
  	"owner_id" uuid,
  	"notes" varchar,
  	"idempotency_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "book_orders" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"reference" varchar NOT NULL,
  	"book_id" uuid,
  	"title" varchar NOT NULL,
  	"price" numeric NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar,
  	"phone" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"original" varchar,
  	"handling" "enum_book_orders_handling" DEFAULT 'new' NOT NULL,
  	"owner_id" uuid,
  	"notes" varchar,
  	"idempotency_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"email" varchar NOT NULL,
  	"unsubscribed_at" timestamp(3) with time zone,
  	"unsubscribe_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "level_test_attempts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"level" "enum_level_test_attempts_level" NOT NULL,
  	"correct" numeric NOT NULL,
  	"total" numeric NOT NULL,
  	"per_level" jsonb NOT NULL,
  	"answers" jsonb NOT NULL,
  	"seconds" numeric,
  	"time_up" boolean,
  	"name" varchar,
  	"phone" varchar,
  	"handling" "enum_level_test_attempts_handling" DEFAULT 'new' NOT NULL,
  	"owner_id" uuid,
  	"notes" varchar,
  	"idempotency_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payment_requests" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"learner_id" uuid,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"reference" varchar NOT NULL,
  	"course_id" uuid,
  	"course_name" varchar NOT NULL,
  	"price" numeric NOT NULL,
  	"receipt_id" uuid,
  	"receipt_digest" varchar,
  	"stated_amount" numeric,
  	"transaction_number" varchar,
  	"state" "enum_payment_requests_state" DEFAULT 'Pending' NOT NULL,
  	"reason" varchar,
  	"decisions" jsonb,
  	"notes" varchar,
  	"idempotency_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "enrolments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"fb_name" varchar NOT NULL,
  	"age" numeric NOT NULL,
  	"course_type" varchar NOT NULL,
  	"rule_status" boolean DEFAULT false NOT NULL,
  	"communication" varchar,
  	"reference" varchar NOT NULL,
  	"course_id" uuid,
  	"course_name" varchar NOT NULL,
  	"price" numeric NOT NULL,
  	"receipt_id" uuid,
  	"receipt_digest" varchar,
  	"stated_amount" numeric,
  	"transaction_number" varchar,
  	"state" "enum_enrolments_state" DEFAULT 'Pending' NOT NULL,
  	"reason" varchar,
  	"decisions" jsonb,
  	"notes" varchar,
  	"idempotency_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "receipts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"digest" varchar,
  	"perceptual_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "instructors" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"role" varchar NOT NULL,
  	"short_sub" varchar NOT NULL,
  	"image_id" uuid NOT NULL,
  	"facebook" varchar,
  	"linkedin" varchar,
  	"position" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "learners" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"password_hash" varchar NOT NULL,
  	"failures" numeric DEFAULT 0,
  	"locked_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_roles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_staff_roles",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "staff_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "staff" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "sessions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"learner" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "password_resets" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"code_hash" varchar NOT NULL,
  	"learner" varchar,
  	"email" varchar NOT NULL,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"to" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"html" varchar NOT NULL,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"failure" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "post_views" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"courses_id" uuid,
  	"posts_id" uuid,
  	"books_id" uuid,
  	"banners_id" uuid,
  	"events_id" uuid,
  	"testimonials_id" uuid,
  	"faqs_id" uuid,
  	"services_id" uuid,
  	"level_questions_id" uuid,
  	"media_id" uuid,
  	"messages_id" uuid,
  	"inquiries_id" uuid,
  	"book_orders_id" uuid,
  	"subscribers_id" uuid,
  	"level_test_attempts_id" uuid,
  	"payment_requests_id" uuid,
  	"enrolments_id" uuid,
  	"receipts_id" uuid,
  	"instructors_id" uuid,
  	"learners_id" uuid,
  	"staff_id" uuid,
  	"sessions_id" uuid,
  	"password_resets_id" uuid,
  	"mails_id" uuid,
  	"post_views_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"staff_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "school_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "school" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"phone1" varchar,
  	"phone2" varchar,
  	"email" varchar,
  	"address" varchar,
  	"opening_hours" varchar,
  	"facebook" varchar,
  	"youtube" varchar,
  	"app_store" varchar,
  	"play_store" varchar,
  	"app_scheme" varchar,
  	"builder_name" varchar,
  	"builder_url" varchar,
  	"tagline" varchar,
  	"hero_video" varchar,
  	"hero_video_captions" varchar,
  	"hero_video_poster_id" uuid,
  	"welcome_heading" varchar,
  	"welcome_text" varchar,
  	"about_text" varchar,
  	"about_picture_id" uuid,
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
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payment_details_accounts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_payment_details_accounts_kind" NOT NULL,
  	"provider" varchar NOT NULL,
  	"account_name" varchar NOT NULL,
  	"account_number" varchar NOT NULL,
  	"note" varchar,
  	"qr_id" uuid
  );
  
  CREATE TABLE "payment_details" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"notice" varchar,
  	"book_order_note" varchar,
  	"transfer_instruction" varchar,
  	"checkout_title" varchar,
  	"rules_group" jsonb,
  	"rules_private" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "inquiry_texts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"quotation_intro" varchar,
  	"collaboration_intro" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "level_test_settings_bands" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" numeric NOT NULL,
  	"level" "enum_level_test_settings_bands_level" NOT NULL,
  	"advice" varchar
  );
  
  CREATE TABLE "level_test_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"intro" varchar,
  	"minutes" numeric DEFAULT 8 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "totals_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"value" numeric NOT NULL
  );
  
  CREATE TABLE "totals" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "legal" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"privacy" jsonb,
  	"terms" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "courses_cefr" ADD CONSTRAINT "courses_cefr_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_outline" ADD CONSTRAINT "courses_outline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses" ADD CONSTRAINT "courses_instructor_id_instructors_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."instructors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "courses" ADD CONSTRAINT "courses_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "courses" ADD CONSTRAINT "courses_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_courses_v_version_cefr" ADD CONSTRAINT "_courses_v_version_cefr_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_outline" ADD CONSTRAINT "_courses_v_version_outline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v" ADD CONSTRAINT "_courses_v_parent_id_courses_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_courses_v" ADD CONSTRAINT "_courses_v_version_instructor_id_instructors_id_fk" FOREIGN KEY ("version_instructor_id") REFERENCES "public"."instructors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_courses_v" ADD CONSTRAINT "_courses_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_courses_v" ADD CONSTRAINT "_courses_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "books" ADD CONSTRAINT "books_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_cover_desktop_id_media_id_fk" FOREIGN KEY ("cover_desktop_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_cover_mobile_id_media_id_fk" FOREIGN KEY ("cover_mobile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_cover_desktop_id_media_id_fk" FOREIGN KEY ("cover_desktop_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "level_questions_hints" ADD CONSTRAINT "level_questions_hints_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."level_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "book_orders" ADD CONSTRAINT "book_orders_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "book_orders" ADD CONSTRAINT "book_orders_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "level_test_attempts" ADD CONSTRAINT "level_test_attempts_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "instructors" ADD CONSTRAINT "instructors_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_books_fk" FOREIGN KEY ("books_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_banners_fk" FOREIGN KEY ("banners_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_level_questions_fk" FOREIGN KEY ("level_questions_id") REFERENCES "public"."level_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_messages_fk" FOREIGN KEY ("messages_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_inquiries_fk" FOREIGN KEY ("inquiries_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_book_orders_fk" FOREIGN KEY ("book_orders_id") REFERENCES "public"."book_orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_level_test_attempts_fk" FOREIGN KEY ("level_test_attempts_id") REFERENCES "public"."level_test_attempts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payment_requests_fk" FOREIGN KEY ("payment_requests_id") REFERENCES "public"."payment_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enrolments_fk" FOREIGN KEY ("enrolments_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_receipts_fk" FOREIGN KEY ("receipts_id") REFERENCES "public"."receipts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_instructors_fk" FOREIGN KEY ("instructors_id") REFERENCES "public"."instructors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_learners_fk" FOREIGN KEY ("learners_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sessions_fk" FOREIGN KEY ("sessions_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_password_resets_fk" FOREIGN KEY ("password_resets_id") REFERENCES "public"."password_resets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_post_views_fk" FOREIGN KEY ("post_views_id") REFERENCES "public"."post_views"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "school_points" ADD CONSTRAINT "school_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "school" ADD CONSTRAINT "school_hero_video_poster_id_media_id_fk" FOREIGN KEY ("hero_video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "school" ADD CONSTRAINT "school_about_picture_id_media_id_fk" FOREIGN KEY ("about_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment_details_accounts" ADD CONSTRAINT "payment_details_accounts_qr_id_media_id_fk" FOREIGN KEY ("qr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment_details_accounts" ADD CONSTRAINT "payment_details_accounts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payment_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "level_test_settings_bands" ADD CONSTRAINT "level_test_settings_bands_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."level_test_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "totals_items" ADD CONSTRAINT "totals_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."totals"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "courses_cefr_order_idx" ON "courses_cefr" USING btree ("order");
  CREATE INDEX "courses_cefr_parent_idx" ON "courses_cefr" USING btree ("parent_id");
  CREATE INDEX "courses_outline_order_idx" ON "courses_outline" USING btree ("_order");
  CREATE INDEX "courses_outline_parent_id_idx" ON "courses_outline" USING btree ("_parent_id");
  CREATE INDEX "courses_name_idx" ON "courses" USING btree ("name");
  CREATE INDEX "courses_type_idx" ON "courses" USING btree ("type");
  CREATE INDEX "courses_instructor_idx" ON "courses" USING btree ("instructor_id");
  CREATE INDEX "courses_thumbnail_idx" ON "courses" USING btree ("thumbnail_id");
  CREATE INDEX "courses_cover_idx" ON "courses" USING btree ("cover_id");
  CREATE INDEX "courses_position_idx" ON "courses" USING btree ("position");
  CREATE INDEX "courses_updated_at_idx" ON "courses" USING btree ("updated_at");
  CREATE INDEX "courses_created_at_idx" ON "courses" USING btree ("created_at");
  CREATE INDEX "courses__status_idx" ON "courses" USING btree ("_status");
  CREATE INDEX "_courses_v_version_cefr_order_idx" ON "_courses_v_version_cefr" USING btree ("order");
  CREATE INDEX "_courses_v_version_cefr_parent_idx" ON "_courses_v_version_cefr" USING btree ("parent_id");
  CREATE INDEX "_courses_v_version_outline_order_idx" ON "_courses_v_version_outline" USING btree ("_order");
  CREATE INDEX "_courses_v_version_outline_parent_id_idx" ON "_courses_v_version_outline" USING btree ("_parent_id");
  CREATE INDEX "_courses_v_parent_idx" ON "_courses_v" USING btree ("parent_id");
  CREATE INDEX "_courses_v_version_version_name_idx" ON "_courses_v" USING btree ("version_name");
  CREATE INDEX "_courses_v_version_version_type_idx" ON "_courses_v" USING btree ("version_type");
  CREATE INDEX "_courses_v_version_version_instructor_idx" ON "_courses_v" USING btree ("version_instructor_id");
  CREATE INDEX "_courses_v_version_version_thumbnail_idx" ON "_courses_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_courses_v_version_version_cover_idx" ON "_courses_v" USING btree ("version_cover_id");
  CREATE INDEX "_courses_v_version_version_position_idx" ON "_courses_v" USING btree ("version_position");
  CREATE INDEX "_courses_v_version_version_updated_at_idx" ON "_courses_v" USING btree ("version_updated_at");
  CREATE INDEX "_courses_v_version_version_created_at_idx" ON "_courses_v" USING btree ("version_created_at");
  CREATE INDEX "_courses_v_version_version__status_idx" ON "_courses_v" USING btree ("version__status");
  CREATE INDEX "_courses_v_created_at_idx" ON "_courses_v" USING btree ("created_at");
  CREATE INDEX "_courses_v_updated_at_idx" ON "_courses_v" USING btree ("updated_at");
  CREATE INDEX "_courses_v_latest_idx" ON "_courses_v" USING btree ("latest");
  CREATE UNIQUE INDEX "posts_title_idx" ON "posts" USING btree ("title");
  CREATE INDEX "posts_display_title_idx" ON "posts" USING btree ("display_title");
  CREATE INDEX "posts_image_idx" ON "posts" USING btree ("image_id");
  CREATE INDEX "posts_published_at_idx" ON "posts" USING btree ("published_at");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_title_idx" ON "_posts_v" USING btree ("version_title");
  CREATE INDEX "_posts_v_version_version_display_title_idx" ON "_posts_v" USING btree ("version_display_title");
  CREATE INDEX "_posts_v_version_version_image_idx" ON "_posts_v" USING btree ("version_image_id");
  CREATE INDEX "_posts_v_version_version_published_at_idx" ON "_posts_v" USING btree ("version_published_at");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "books_cover_idx" ON "books" USING btree ("cover_id");
  CREATE INDEX "books_position_idx" ON "books" USING btree ("position");
  CREATE INDEX "books_updated_at_idx" ON "books" USING btree ("updated_at");
  CREATE INDEX "books_created_at_idx" ON "books" USING btree ("created_at");
  CREATE INDEX "banners_cover_desktop_idx" ON "banners" USING btree ("cover_desktop_id");
  CREATE INDEX "banners_cover_mobile_idx" ON "banners" USING btree ("cover_mobile_id");
  CREATE INDEX "banners_position_idx" ON "banners" USING btree ("position");
  CREATE INDEX "banners_updated_at_idx" ON "banners" USING btree ("updated_at");
  CREATE INDEX "banners_created_at_idx" ON "banners" USING btree ("created_at");
  CREATE INDEX "events_starts_at_idx" ON "events" USING btree ("starts_at");
  CREATE INDEX "events_cover_desktop_idx" ON "events" USING btree ("cover_desktop_id");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "testimonials_image_idx" ON "testimonials" USING btree ("image_id");
  CREATE INDEX "testimonials_position_idx" ON "testimonials" USING btree ("position");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "faqs_position_idx" ON "faqs" USING btree ("position");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "services_position_idx" ON "services" USING btree ("position");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "level_questions_hints_order_idx" ON "level_questions_hints" USING btree ("_order");
  CREATE INDEX "level_questions_hints_parent_id_idx" ON "level_questions_hints" USING btree ("_parent_id");
  CREATE INDEX "level_questions_level_idx" ON "level_questions" USING btree ("level");
  CREATE INDEX "level_questions_position_idx" ON "level_questions" USING btree ("position");
  CREATE INDEX "level_questions_updated_at_idx" ON "level_questions" USING btree ("updated_at");
  CREATE INDEX "level_questions_created_at_idx" ON "level_questions" USING btree ("created_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_avif480_sizes_avif480_filename_idx" ON "media" USING btree ("sizes_avif480_filename");
  CREATE INDEX "media_sizes_webp480_sizes_webp480_filename_idx" ON "media" USING btree ("sizes_webp480_filename");
  CREATE INDEX "media_sizes_avif720_sizes_avif720_filename_idx" ON "media" USING btree ("sizes_avif720_filename");
  CREATE INDEX "media_sizes_webp720_sizes_webp720_filename_idx" ON "media" USING btree ("sizes_webp720_filename");
  CREATE INDEX "media_sizes_avif1280_sizes_avif1280_filename_idx" ON "media" USING btree ("sizes_avif1280_filename");
  CREATE INDEX "media_sizes_webp1280_sizes_webp1280_filename_idx" ON "media" USING btree ("sizes_webp1280_filename");
  CREATE UNIQUE INDEX "messages_reference_idx" ON "messages" USING btree ("reference");
  CREATE INDEX "messages_email_idx" ON "messages" USING btree ("email");
  CREATE INDEX "messages_handling_idx" ON "messages" USING btree ("handling");
  CREATE INDEX "messages_owner_idx" ON "messages" USING btree ("owner_id");
  CREATE UNIQUE INDEX "messages_idempotency_key_idx" ON "messages" USING btree ("idempotency_key");
  CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
  CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
  CREATE UNIQUE INDEX "inquiries_reference_idx" ON "inquiries" USING btree ("reference");
  CREATE INDEX "inquiries_email_idx" ON "inquiries" USING btree ("email");
  CREATE INDEX "inquiries_type_idx" ON "inquiries" USING btree ("type");
  CREATE INDEX "inquiries_phone_idx" ON "inquiries" USING btree ("phone");
  CREATE INDEX "inquiries_heard_about_idx" ON "inquiries" USING btree ("heard_about");
  CREATE INDEX "inquiries_handling_idx" ON "inquiries" USING btree ("handling");
  CREATE INDEX "inquiries_owner_idx" ON "inquiries" USING btree ("owner_id");
  CREATE UNIQUE INDEX "inquiries_idempotency_key_idx" ON "inquiries" USING btree ("idempotency_key");
  CREATE INDEX "inquiries_updated_at_idx" ON "inquiries" USING btree ("updated_at");
  CREATE INDEX "inquiries_created_at_idx" ON "inquiries" USING btree ("created_at");
  CREATE UNIQUE INDEX "book_orders_reference_idx" ON "book_orders" USING btree ("reference");
  CREATE INDEX "book_orders_book_idx" ON "book_orders" USING btree ("book_id");
  CREATE INDEX "book_orders_phone_idx" ON "book_orders" USING btree ("phone");
  CREATE INDEX "book_orders_handling_idx" ON "book_orders" USING btree ("handling");
  CREATE INDEX "book_orders_owner_idx" ON "book_orders" USING btree ("owner_id");
  CREATE UNIQUE INDEX "book_orders_idempotency_key_idx" ON "book_orders" USING btree ("idempotency_key");
  CREATE INDEX "book_orders_updated_at_idx" ON "book_orders" USING btree ("updated_at");
  CREATE INDEX "book_orders_created_at_idx" ON "book_orders" USING btree ("created_at");
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_unsubscribe_hash_idx" ON "subscribers" USING btree ("unsubscribe_hash");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE INDEX "level_test_attempts_level_idx" ON "level_test_attempts" USING btree ("level");
  CREATE INDEX "level_test_attempts_phone_idx" ON "level_test_attempts" USING btree ("phone");
  CREATE INDEX "level_test_attempts_handling_idx" ON "level_test_attempts" USING btree ("handling");
  CREATE INDEX "level_test_attempts_owner_idx" ON "level_test_attempts" USING btree ("owner_id");
  CREATE UNIQUE INDEX "level_test_attempts_idempotency_key_idx" ON "level_test_attempts" USING btree ("idempotency_key");
  CREATE INDEX "level_test_attempts_updated_at_idx" ON "level_test_attempts" USING btree ("updated_at");
  CREATE INDEX "level_test_attempts_created_at_idx" ON "level_test_attempts" USING btree ("created_at");
  CREATE INDEX "payment_requests_learner_idx" ON "payment_requests" USING btree ("learner_id");
  CREATE UNIQUE INDEX "payment_requests_reference_idx" ON "payment_requests" USING btree ("reference");
  CREATE INDEX "payment_requests_course_idx" ON "payment_requests" USING btree ("course_id");
  CREATE INDEX "payment_requests_receipt_idx" ON "payment_requests" USING btree ("receipt_id");
  CREATE INDEX "payment_requests_receipt_digest_idx" ON "payment_requests" USING btree ("receipt_digest");
  CREATE INDEX "payment_requests_transaction_number_idx" ON "payment_requests" USING btree ("transaction_number");
  CREATE INDEX "payment_requests_state_idx" ON "payment_requests" USING btree ("state");
  CREATE UNIQUE INDEX "payment_requests_idempotency_key_idx" ON "payment_requests" USING btree ("idempotency_key");
  CREATE INDEX "payment_requests_updated_at_idx" ON "payment_requests" USING btree ("updated_at");
  CREATE INDEX "payment_requests_created_at_idx" ON "payment_requests" USING btree ("created_at");
  CREATE INDEX "enrolments_email_idx" ON "enrolments" USING btree ("email");
  CREATE INDEX "enrolments_phone_idx" ON "enrolments" USING btree ("phone");
  CREATE UNIQUE INDEX "enrolments_reference_idx" ON "enrolments" USING btree ("reference");
  CREATE INDEX "enrolments_course_idx" ON "enrolments" USING btree ("course_id");
  CREATE INDEX "enrolments_receipt_idx" ON "enrolments" USING btree ("receipt_id");
  CREATE INDEX "enrolments_receipt_digest_idx" ON "enrolments" USING btree ("receipt_digest");
  CREATE INDEX "enrolments_transaction_number_idx" ON "enrolments" USING btree ("transaction_number");
  CREATE INDEX "enrolments_state_idx" ON "enrolments" USING btree ("state");
  CREATE UNIQUE INDEX "enrolments_idempotency_key_idx" ON "enrolments" USING btree ("idempotency_key");
  CREATE INDEX "enrolments_updated_at_idx" ON "enrolments" USING btree ("updated_at");
  CREATE INDEX "enrolments_created_at_idx" ON "enrolments" USING btree ("created_at");
  CREATE INDEX "receipts_digest_idx" ON "receipts" USING btree ("digest");
  CREATE INDEX "receipts_perceptual_hash_idx" ON "receipts" USING btree ("perceptual_hash");
  CREATE INDEX "receipts_updated_at_idx" ON "receipts" USING btree ("updated_at");
  CREATE INDEX "receipts_created_at_idx" ON "receipts" USING btree ("created_at");
  CREATE UNIQUE INDEX "receipts_filename_idx" ON "receipts" USING btree ("filename");
  CREATE INDEX "instructors_image_idx" ON "instructors" USING btree ("image_id");
  CREATE INDEX "instructors_position_idx" ON "instructors" USING btree ("position");
  CREATE INDEX "instructors_updated_at_idx" ON "instructors" USING btree ("updated_at");
  CREATE INDEX "instructors_created_at_idx" ON "instructors" USING btree ("created_at");
  CREATE UNIQUE INDEX "learners_email_idx" ON "learners" USING btree ("email");
  CREATE INDEX "learners_updated_at_idx" ON "learners" USING btree ("updated_at");
  CREATE INDEX "learners_created_at_idx" ON "learners" USING btree ("created_at");
  CREATE INDEX "staff_roles_order_idx" ON "staff_roles" USING btree ("order");
  CREATE INDEX "staff_roles_parent_idx" ON "staff_roles" USING btree ("parent_id");
  CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" USING btree ("_parent_id");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email");
  CREATE INDEX "sessions_learner_idx" ON "sessions" USING btree ("learner");
  CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");
  CREATE INDEX "sessions_updated_at_idx" ON "sessions" USING btree ("updated_at");
  CREATE INDEX "sessions_created_at_idx" ON "sessions" USING btree ("created_at");
  CREATE UNIQUE INDEX "password_resets_token_hash_idx" ON "password_resets" USING btree ("token_hash");
  CREATE INDEX "password_resets_learner_idx" ON "password_resets" USING btree ("learner");
  CREATE INDEX "password_resets_email_idx" ON "password_resets" USING btree ("email");
  CREATE INDEX "password_resets_updated_at_idx" ON "password_resets" USING btree ("updated_at");
  CREATE INDEX "password_resets_created_at_idx" ON "password_resets" USING btree ("created_at");
  CREATE INDEX "mails_due_at_idx" ON "mails" USING btree ("due_at");
  CREATE INDEX "mails_sent_at_idx" ON "mails" USING btree ("sent_at");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE UNIQUE INDEX "post_views_key_idx" ON "post_views" USING btree ("key");
  CREATE INDEX "post_views_updated_at_idx" ON "post_views" USING btree ("updated_at");
  CREATE INDEX "post_views_created_at_idx" ON "post_views" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_courses_id_idx" ON "payload_locked_documents_rels" USING btree ("courses_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_books_id_idx" ON "payload_locked_documents_rels" USING btree ("books_id");
  CREATE INDEX "payload_locked_documents_rels_banners_id_idx" ON "payload_locked_documents_rels" USING btree ("banners_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_level_questions_id_idx" ON "payload_locked_documents_rels" USING btree ("level_questions_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("messages_id");
  CREATE INDEX "payload_locked_documents_rels_inquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("inquiries_id");
  CREATE INDEX "payload_locked_documents_rels_book_orders_id_idx" ON "payload_locked_documents_rels" USING btree ("book_orders_id");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_level_test_attempts_id_idx" ON "payload_locked_documents_rels" USING btree ("level_test_attempts_id");
  CREATE INDEX "payload_locked_documents_rels_payment_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("payment_requests_id");
  CREATE INDEX "payload_locked_documents_rels_enrolments_id_idx" ON "payload_locked_documents_rels" USING btree ("enrolments_id");
  CREATE INDEX "payload_locked_documents_rels_receipts_id_idx" ON "payload_locked_documents_rels" USING btree ("receipts_id");
  CREATE INDEX "payload_locked_documents_rels_instructors_id_idx" ON "payload_locked_documents_rels" USING btree ("instructors_id");
  CREATE INDEX "payload_locked_documents_rels_learners_id_idx" ON "payload_locked_documents_rels" USING btree ("learners_id");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_id");
  CREATE INDEX "payload_locked_documents_rels_sessions_id_idx" ON "payload_locked_documents_rels" USING btree ("sessions_id");
  CREATE INDEX "payload_locked_documents_rels_password_resets_id_idx" ON "payload_locked_documents_rels" USING btree ("password_resets_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_post_views_id_idx" ON "payload_locked_documents_rels" USING btree ("post_views_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "payload_preferences_rels" USING btree ("staff_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "school_points_order_idx" ON "school_points" USING btree ("_order");
  CREATE INDEX "school_points_parent_id_idx" ON "school_points" USING btree ("_parent_id");
  CREATE INDEX "school_hero_video_poster_idx" ON "school" USING btree ("hero_video_poster_id");
  CREATE INDEX "school_about_picture_idx" ON "school" USING btree ("about_picture_id");
  CREATE INDEX "payment_details_accounts_order_idx" ON "payment_details_accounts" USING btree ("_order");
  CREATE INDEX "payment_details_accounts_parent_id_idx" ON "payment_details_accounts" USING btree ("_parent_id");
  CREATE INDEX "payment_details_accounts_qr_idx" ON "payment_details_accounts" USING btree ("qr_id");
  CREATE INDEX "level_test_settings_bands_order_idx" ON "level_test_settings_bands" USING btree ("_order");
  CREATE INDEX "level_test_settings_bands_parent_id_idx" ON "level_test_settings_bands" USING btree ("_parent_id");
  CREATE INDEX "totals_items_order_idx" ON "totals_items" USING btree ("_order");
  CREATE INDEX "totals_items_parent_id_idx" ON "totals_items" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "courses_cefr" CASCADE;
  DROP TABLE "courses_outline" CASCADE;
  DROP TABLE "courses" CASCADE;
  DROP TABLE "_courses_v_version_cefr" CASCADE;
  DROP TABLE "_courses_v_version_outline" CASCADE;
  DROP TABLE "_courses_v" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "books" CASCADE;
  DROP TABLE "banners" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "faqs" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "level_questions_hints" CASCADE;
  DROP TABLE "level_questions" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "messages" CASCADE;
  DROP TABLE "inquiries" CASCADE;
  DROP TABLE "book_orders" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "level_test_attempts" CASCADE;
  DROP TABLE "payment_requests" CASCADE;
  DROP TABLE "enrolments" CASCADE;
  DROP TABLE "receipts" CASCADE;
  DROP TABLE "instructors" CASCADE;
  DROP TABLE "learners" CASCADE;
  DROP TABLE "staff_roles" CASCADE;
  DROP TABLE "staff_sessions" CASCADE;
  DROP TABLE "staff" CASCADE;
  DROP TABLE "sessions" CASCADE;
  DROP TABLE "password_resets" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "post_views" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "school_points" CASCADE;
  DROP TABLE "school" CASCADE;
  DROP TABLE "payment_details_accounts" CASCADE;
  DROP TABLE "payment_details" CASCADE;
  DROP TABLE "inquiry_texts" CASCADE;
  DROP TABLE "level_test_settings_bands" CASCADE;
  DROP TABLE "level_test_settings" CASCADE;
  DROP TABLE "totals_items" CASCADE;
  DROP TABLE "totals" CASCADE;
  DROP TABLE "legal" CASCADE;
  DROP TYPE "public"."enum_courses_cefr";
  DROP TYPE "public"."enum_courses_type";
  DROP TYPE "public"."enum_courses_main_type";
  DROP TYPE "public"."enum_courses_status";
  DROP TYPE "public"."enum__courses_v_version_cefr";
  DROP TYPE "public"."enum__courses_v_version_type";
  DROP TYPE "public"."enum__courses_v_version_main_type";
  DROP TYPE "public"."enum__courses_v_version_status";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum_services_icon";
  DROP TYPE "public"."enum_level_questions_level";
  DROP TYPE "public"."enum_messages_handling";
  DROP TYPE "public"."enum_inquiries_handling";
  DROP TYPE "public"."enum_book_orders_handling";
  DROP TYPE "public"."enum_level_test_attempts_level";
  DROP TYPE "public"."enum_level_test_attempts_handling";
  DROP TYPE "public"."enum_payment_requests_state";
  DROP TYPE "public"."enum_enrolments_state";
  DROP TYPE "public"."enum_staff_roles";
  DROP TYPE "public"."enum_payment_details_accounts_kind";
  DROP TYPE "public"."enum_level_test_settings_bands_level";`)
}
