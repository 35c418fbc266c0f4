import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_classes_slots_weekday" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_classes_place" AS ENUM('online', 'school', 'both');
  CREATE TYPE "public"."enum_classes_state" AS ENUM('planned', 'open', 'running', 'finished', 'cancelled');
  CREATE TABLE "classes_slots" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" "enum_classes_slots_weekday" NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL
  );
  
  CREATE TABLE "classes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar NOT NULL,
  	"course_id" uuid NOT NULL,
  	"first_day" timestamp(3) with time zone,
  	"lesson_count" numeric DEFAULT 24 NOT NULL,
  	"place" "enum_classes_place" DEFAULT 'both' NOT NULL,
  	"room" varchar,
  	"teacher_id" uuid,
  	"seats" numeric DEFAULT 12 NOT NULL,
  	"desk_seats" numeric DEFAULT 0 NOT NULL,
  	"minimum" numeric,
  	"price" numeric,
  	"language" varchar,
  	"state" "enum_classes_state" DEFAULT 'planned' NOT NULL,
  	"schedule" jsonb,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "school_calendar_closed_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"to" timestamp(3) with time zone,
  	"is_expected" boolean DEFAULT false
  );
  
  CREATE TABLE "school_calendar" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_school_calendar_v_version_closed_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"to" timestamp(3) with time zone,
  	"is_expected" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_school_calendar_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payment_requests" ADD COLUMN "class_id" uuid;
  ALTER TABLE "payment_requests" ADD COLUMN "seat" numeric;
  ALTER TABLE "enrolments" ADD COLUMN "class_id" uuid;
  ALTER TABLE "enrolments" ADD COLUMN "seat" numeric;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "classes_id" uuid;
  ALTER TABLE "classes_slots" ADD CONSTRAINT "classes_slots_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "classes" ADD CONSTRAINT "classes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "classes" ADD CONSTRAINT "classes_teacher_id_instructors_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."instructors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "school_calendar_closed_days" ADD CONSTRAINT "school_calendar_closed_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."school_calendar"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_school_calendar_v_version_closed_days" ADD CONSTRAINT "_school_calendar_v_version_closed_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_school_calendar_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "classes_slots_order_idx" ON "classes_slots" USING btree ("_order");
  CREATE INDEX "classes_slots_parent_id_idx" ON "classes_slots" USING btree ("_parent_id");
  CREATE INDEX "classes_course_idx" ON "classes" USING btree ("course_id");
  CREATE INDEX "classes_teacher_idx" ON "classes" USING btree ("teacher_id");
  CREATE INDEX "classes_state_idx" ON "classes" USING btree ("state");
  CREATE INDEX "classes_starts_at_idx" ON "classes" USING btree ("starts_at");
  CREATE INDEX "classes_ends_at_idx" ON "classes" USING btree ("ends_at");
  CREATE INDEX "classes_updated_at_idx" ON "classes" USING btree ("updated_at");
  CREATE INDEX "classes_created_at_idx" ON "classes" USING btree ("created_at");
  CREATE INDEX "classes_deleted_at_idx" ON "classes" USING btree ("deleted_at");
  CREATE INDEX "school_calendar_closed_days_order_idx" ON "school_calendar_closed_days" USING btree ("_order");
  CREATE INDEX "school_calendar_closed_days_parent_id_idx" ON "school_calendar_closed_days" USING btree ("_parent_id");
  CREATE INDEX "_school_calendar_v_version_closed_days_order_idx" ON "_school_calendar_v_version_closed_days" USING btree ("_order");
  CREATE INDEX "_school_calendar_v_version_closed_days_parent_id_idx" ON "_school_calendar_v_version_closed_days" USING btree ("_parent_id");
  CREATE INDEX "_school_calendar_v_created_at_idx" ON "_school_calendar_v" USING btree ("created_at");
  CREATE INDEX "_school_calendar_v_updated_at_idx" ON "_school_calendar_v" USING btree ("updated_at");
  ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_classes_fk" FOREIGN KEY ("classes_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payment_requests_class_idx" ON "payment_requests" USING btree ("class_id");
  CREATE UNIQUE INDEX "class_seat_idx" ON "payment_requests" USING btree ("class_id","seat");
  CREATE INDEX "enrolments_class_idx" ON "enrolments" USING btree ("class_id");
  CREATE UNIQUE INDEX "class_seat_1_idx" ON "enrolments" USING btree ("class_id","seat");
  CREATE INDEX "payload_locked_documents_rels_classes_id_idx" ON "payload_locked_documents_rels" USING btree ("classes_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "classes_slots" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "classes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "school_calendar_closed_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "school_calendar" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_school_calendar_v_version_closed_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_school_calendar_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "classes_slots" CASCADE;
  DROP TABLE "classes" CASCADE;
  DROP TABLE "school_calendar_closed_days" CASCADE;
  DROP TABLE "school_calendar" CASCADE;
  DROP TABLE "_school_calendar_v_version_closed_days" CASCADE;
  DROP TABLE "_school_calendar_v" CASCADE;
  ALTER TABLE "payment_requests" DROP CONSTRAINT "payment_requests_class_id_classes_id_fk";
  
  ALTER TABLE "enrolments" DROP CONSTRAINT "enrolments_class_id_classes_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_classes_fk";
  
  DROP INDEX "payment_requests_class_idx";
  DROP INDEX "class_seat_idx";
  DROP INDEX "enrolments_class_idx";
  DROP INDEX "class_seat_1_idx";
  DROP INDEX "payload_locked_documents_rels_classes_id_idx";
  ALTER TABLE "payment_requests" DROP COLUMN "class_id";
  ALTER TABLE "payment_requests" DROP COLUMN "seat";
  ALTER TABLE "enrolments" DROP COLUMN "class_id";
  ALTER TABLE "enrolments" DROP COLUMN "seat";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "classes_id";
  DROP TYPE "public"."enum_classes_slots_weekday";
  DROP TYPE "public"."enum_classes_place";
  DROP TYPE "public"."enum_classes_state";`)
}
