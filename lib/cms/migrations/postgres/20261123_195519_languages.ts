import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_messages_language" AS ENUM('en', 'my', 'fr');
  CREATE TYPE "public"."enum_inquiries_language" AS ENUM('en', 'my', 'fr');
  CREATE TYPE "public"."enum_subscribers_language" AS ENUM('en', 'my', 'fr');
  CREATE TYPE "public"."enum_payment_requests_reason_code" AS ENUM('notArrived', 'amountTooLow', 'unreadable', 'usedBefore', 'otherAccount');
  CREATE TYPE "public"."enum_payment_requests_language" AS ENUM('en', 'my', 'fr');
  CREATE TYPE "public"."enum_enrolments_reason_code" AS ENUM('notArrived', 'amountTooLow', 'unreadable', 'usedBefore', 'otherAccount');
  CREATE TYPE "public"."enum_enrolments_language" AS ENUM('en', 'my', 'fr');
  CREATE TYPE "public"."enum_learners_language" AS ENUM('en', 'my', 'fr');
  CREATE TYPE "public"."enum_school_notice_language" AS ENUM('en', 'my', 'fr');
  CREATE TYPE "public"."enum_school_digits" AS ENUM('latin', 'burmese');
  CREATE TYPE "public"."enum__school_v_version_notice_language" AS ENUM('en', 'my', 'fr');
  CREATE TYPE "public"."enum__school_v_version_digits" AS ENUM('latin', 'burmese');
  ALTER TABLE "messages" ADD COLUMN "language" "enum_messages_language" DEFAULT 'en';
  ALTER TABLE "inquiries" ADD COLUMN "language" "enum_inquiries_language" DEFAULT 'en';
  ALTER TABLE "subscribers" ADD COLUMN "language" "enum_subscribers_language" DEFAULT 'en';
  ALTER TABLE "payment_requests" ADD COLUMN "reason_code" "enum_payment_requests_reason_code";
  ALTER TABLE "payment_requests" ADD COLUMN "language" "enum_payment_requests_language" DEFAULT 'en';
  ALTER TABLE "enrolments" ADD COLUMN "reason_code" "enum_enrolments_reason_code";
  ALTER TABLE "enrolments" ADD COLUMN "language" "enum_enrolments_language" DEFAULT 'en';
  ALTER TABLE "learners" ADD COLUMN "language" "enum_learners_language" DEFAULT 'en';
  ALTER TABLE "school" ADD COLUMN "notice_language" "enum_school_notice_language" DEFAULT 'en';
  ALTER TABLE "school" ADD COLUMN "digits" "enum_school_digits" DEFAULT 'latin';
  ALTER TABLE "_school_v" ADD COLUMN "version_notice_language" "enum__school_v_version_notice_language" DEFAULT 'en';
  ALTER TABLE "_school_v" ADD COLUMN "version_digits" "enum__school_v_version_digits" DEFAULT 'latin';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "messages" DROP COLUMN "language";
  ALTER TABLE "inquiries" DROP COLUMN "language";
  ALTER TABLE "subscribers" DROP COLUMN "language";
  ALTER TABLE "payment_requests" DROP COLUMN "reason_code";
  ALTER TABLE "payment_requests" DROP COLUMN "language";
  ALTER TABLE "enrolments" DROP COLUMN "reason_code";
  ALTER TABLE "enrolments" DROP COLUMN "language";
  ALTER TABLE "learners" DROP COLUMN "language";
  ALTER TABLE "school" DROP COLUMN "notice_language";
  ALTER TABLE "school" DROP COLUMN "digits";
  ALTER TABLE "_school_v" DROP COLUMN "version_notice_language";
  ALTER TABLE "_school_v" DROP COLUMN "version_digits";
  DROP TYPE "public"."enum_messages_language";
  DROP TYPE "public"."enum_inquiries_language";
  DROP TYPE "public"."enum_subscribers_language";
  DROP TYPE "public"."enum_payment_requests_reason_code";
  DROP TYPE "public"."enum_payment_requests_language";
  DROP TYPE "public"."enum_enrolments_reason_code";
  DROP TYPE "public"."enum_enrolments_language";
  DROP TYPE "public"."enum_learners_language";
  DROP TYPE "public"."enum_school_notice_language";
  DROP TYPE "public"."enum_school_digits";
  DROP TYPE "public"."enum__school_v_version_notice_language";
  DROP TYPE "public"."enum__school_v_version_digits";`)
}
