import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_attendance_mark" AS ENUM('present', 'late', 'absent', 'excused');
  CREATE TYPE "public"."enum_lesson_notes_language" AS ENUM('en', 'my', 'fr');
  ALTER TYPE "public"."enum_staff_roles" ADD VALUE 'teacher';
  ALTER TYPE "public"."enum_staff_security_required_for" ADD VALUE 'teacher';
  ALTER TYPE "public"."enum__staff_security_v_version_required_for" ADD VALUE 'teacher';
  CREATE TABLE "attendance" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"class" varchar NOT NULL,
  	"lesson" varchar NOT NULL,
  	"request" varchar NOT NULL,
  	"mark" "enum_attendance_mark" NOT NULL,
  	"marked_by" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lesson_notes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"class" varchar NOT NULL,
  	"lesson" varchar NOT NULL,
  	"note" varchar,
  	"homework" varchar,
  	"language" "enum_lesson_notes_language" DEFAULT 'en' NOT NULL,
  	"written_by" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "classes" ADD COLUMN "meeting_url" varchar;
  ALTER TABLE "classes" ADD COLUMN "follows" varchar;
  ALTER TABLE "payment_requests" ADD COLUMN "child" varchar;
  ALTER TABLE "enrolments" ADD COLUMN "learner_id" uuid;
  ALTER TABLE "enrolments" ADD COLUMN "child" varchar;
  ALTER TABLE "learners" ADD COLUMN "children" jsonb;
  ALTER TABLE "staff" ADD COLUMN "instructor_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "attendance_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lesson_notes_id" uuid;
  CREATE INDEX "attendance_request_idx" ON "attendance" USING btree ("request");
  CREATE INDEX "attendance_updated_at_idx" ON "attendance" USING btree ("updated_at");
  CREATE INDEX "attendance_created_at_idx" ON "attendance" USING btree ("created_at");
  CREATE UNIQUE INDEX "class_lesson_request_idx" ON "attendance" USING btree ("class","lesson","request");
  CREATE INDEX "lesson_notes_updated_at_idx" ON "lesson_notes" USING btree ("updated_at");
  CREATE INDEX "lesson_notes_created_at_idx" ON "lesson_notes" USING btree ("created_at");
  CREATE UNIQUE INDEX "class_lesson_idx" ON "lesson_notes" USING btree ("class","lesson");
  ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff" ADD CONSTRAINT "staff_instructor_id_instructors_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."instructors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_attendance_fk" FOREIGN KEY ("attendance_id") REFERENCES "public"."attendance"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lesson_notes_fk" FOREIGN KEY ("lesson_notes_id") REFERENCES "public"."lesson_notes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "classes_follows_idx" ON "classes" USING btree ("follows");
  CREATE INDEX "enrolments_learner_idx" ON "enrolments" USING btree ("learner_id");
  CREATE INDEX "staff_instructor_idx" ON "staff" USING btree ("instructor_id");
  CREATE INDEX "payload_locked_documents_rels_attendance_id_idx" ON "payload_locked_documents_rels" USING btree ("attendance_id");
  CREATE INDEX "payload_locked_documents_rels_lesson_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("lesson_notes_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "attendance" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lesson_notes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "attendance" CASCADE;
  DROP TABLE "lesson_notes" CASCADE;
  ALTER TABLE "enrolments" DROP CONSTRAINT "enrolments_learner_id_learners_id_fk";
  
  ALTER TABLE "staff" DROP CONSTRAINT "staff_instructor_id_instructors_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_attendance_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lesson_notes_fk";
  
  ALTER TABLE "staff_roles" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_staff_roles";
  CREATE TYPE "public"."enum_staff_roles" AS ENUM('owner', 'editor', 'enrolments');
  ALTER TABLE "staff_roles" ALTER COLUMN "value" SET DATA TYPE "public"."enum_staff_roles" USING "value"::"public"."enum_staff_roles";
  ALTER TABLE "staff_security_required_for" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_staff_security_required_for";
  CREATE TYPE "public"."enum_staff_security_required_for" AS ENUM('owner', 'editor', 'enrolments');
  ALTER TABLE "staff_security_required_for" ALTER COLUMN "value" SET DATA TYPE "public"."enum_staff_security_required_for" USING "value"::"public"."enum_staff_security_required_for";
  ALTER TABLE "_staff_security_v_version_required_for" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__staff_security_v_version_required_for";
  CREATE TYPE "public"."enum__staff_security_v_version_required_for" AS ENUM('owner', 'editor', 'enrolments');
  ALTER TABLE "_staff_security_v_version_required_for" ALTER COLUMN "value" SET DATA TYPE "public"."enum__staff_security_v_version_required_for" USING "value"::"public"."enum__staff_security_v_version_required_for";
  DROP INDEX "classes_follows_idx";
  DROP INDEX "enrolments_learner_idx";
  DROP INDEX "staff_instructor_idx";
  DROP INDEX "payload_locked_documents_rels_attendance_id_idx";
  DROP INDEX "payload_locked_documents_rels_lesson_notes_id_idx";
  ALTER TABLE "classes" DROP COLUMN "meeting_url";
  ALTER TABLE "classes" DROP COLUMN "follows";
  ALTER TABLE "payment_requests" DROP COLUMN "child";
  ALTER TABLE "enrolments" DROP COLUMN "learner_id";
  ALTER TABLE "enrolments" DROP COLUMN "child";
  ALTER TABLE "learners" DROP COLUMN "children";
  ALTER TABLE "staff" DROP COLUMN "instructor_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "attendance_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lesson_notes_id";
  DROP TYPE "public"."enum_attendance_mark";
  DROP TYPE "public"."enum_lesson_notes_language";`)
}
