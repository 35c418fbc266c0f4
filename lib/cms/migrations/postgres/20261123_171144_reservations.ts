import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payment_requests_state" ADD VALUE 'Waiting';
  ALTER TYPE "public"."enum_payment_requests_state" ADD VALUE 'Offered';
  ALTER TYPE "public"."enum_payment_requests_state" ADD VALUE 'Reserved';
  ALTER TYPE "public"."enum_payment_requests_state" ADD VALUE 'Expired';
  ALTER TYPE "public"."enum_enrolments_state" ADD VALUE 'Waiting';
  ALTER TYPE "public"."enum_enrolments_state" ADD VALUE 'Offered';
  ALTER TYPE "public"."enum_enrolments_state" ADD VALUE 'Reserved';
  ALTER TYPE "public"."enum_enrolments_state" ADD VALUE 'Expired';
  CREATE TABLE "reservation_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hold_hours" numeric DEFAULT 48 NOT NULL,
  	"offer_hours" numeric DEFAULT 24 NOT NULL,
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_reservation_settings_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hold_hours" numeric DEFAULT 48 NOT NULL,
  	"version_offer_hours" numeric DEFAULT 24 NOT NULL,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "enrolments" ALTER COLUMN "fb_name" DROP NOT NULL;
  ALTER TABLE "enrolments" ALTER COLUMN "age" DROP NOT NULL;
  ALTER TABLE "enrolments" ALTER COLUMN "course_type" DROP NOT NULL;
  ALTER TABLE "enrolments" ALTER COLUMN "rule_status" DROP DEFAULT;
  ALTER TABLE "enrolments" ALTER COLUMN "rule_status" DROP NOT NULL;
  ALTER TABLE "classes" ADD COLUMN "shortage_reported_at" timestamp(3) with time zone;
  ALTER TABLE "payment_requests" ADD COLUMN "held_until" timestamp(3) with time zone;
  ALTER TABLE "payment_requests" ADD COLUMN "reminded_at" timestamp(3) with time zone;
  ALTER TABLE "enrolments" ADD COLUMN "held_until" timestamp(3) with time zone;
  ALTER TABLE "enrolments" ADD COLUMN "reminded_at" timestamp(3) with time zone;
  CREATE INDEX "_reservation_settings_v_created_at_idx" ON "_reservation_settings_v" USING btree ("created_at");
  CREATE INDEX "_reservation_settings_v_updated_at_idx" ON "_reservation_settings_v" USING btree ("updated_at");
  CREATE INDEX "payment_requests_held_until_idx" ON "payment_requests" USING btree ("held_until");
  CREATE INDEX "enrolments_held_until_idx" ON "enrolments" USING btree ("held_until");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reservation_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reservation_settings_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "reservation_settings" CASCADE;
  DROP TABLE "_reservation_settings_v" CASCADE;
  ALTER TABLE "payment_requests" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "payment_requests" ALTER COLUMN "state" SET DEFAULT 'Pending'::text;
  DROP TYPE "public"."enum_payment_requests_state";
  CREATE TYPE "public"."enum_payment_requests_state" AS ENUM('Pending', 'Accepted', 'Rejected', 'Cancelled');
  ALTER TABLE "payment_requests" ALTER COLUMN "state" SET DEFAULT 'Pending'::"public"."enum_payment_requests_state";
  ALTER TABLE "payment_requests" ALTER COLUMN "state" SET DATA TYPE "public"."enum_payment_requests_state" USING "state"::"public"."enum_payment_requests_state";
  ALTER TABLE "enrolments" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "enrolments" ALTER COLUMN "state" SET DEFAULT 'Pending'::text;
  DROP TYPE "public"."enum_enrolments_state";
  CREATE TYPE "public"."enum_enrolments_state" AS ENUM('Pending', 'Accepted', 'Rejected', 'Cancelled');
  ALTER TABLE "enrolments" ALTER COLUMN "state" SET DEFAULT 'Pending'::"public"."enum_enrolments_state";
  ALTER TABLE "enrolments" ALTER COLUMN "state" SET DATA TYPE "public"."enum_enrolments_state" USING "state"::"public"."enum_enrolments_state";
  DROP INDEX "payment_requests_held_until_idx";
  DROP INDEX "enrolments_held_until_idx";
  ALTER TABLE "enrolments" ALTER COLUMN "fb_name" SET NOT NULL;
  ALTER TABLE "enrolments" ALTER COLUMN "age" SET NOT NULL;
  ALTER TABLE "enrolments" ALTER COLUMN "course_type" SET NOT NULL;
  ALTER TABLE "enrolments" ALTER COLUMN "rule_status" SET DEFAULT false;
  ALTER TABLE "enrolments" ALTER COLUMN "rule_status" SET NOT NULL;
  ALTER TABLE "classes" DROP COLUMN "shortage_reported_at";
  ALTER TABLE "payment_requests" DROP COLUMN "held_until";
  ALTER TABLE "payment_requests" DROP COLUMN "reminded_at";
  ALTER TABLE "enrolments" DROP COLUMN "held_until";
  ALTER TABLE "enrolments" DROP COLUMN "reminded_at";`)
}
