import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_staff_security_required_for" AS ENUM('owner', 'editor', 'enrolments');
  CREATE TYPE "public"."enum__staff_security_v_version_required_for" AS ENUM('owner', 'editor', 'enrolments');
  CREATE TABLE "second_factors" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"staff" varchar NOT NULL,
  	"secret" varchar NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"last_step" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "recovery_codes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"staff" varchar NOT NULL,
  	"salt" varchar NOT NULL,
  	"hash" varchar NOT NULL
  );
  
  CREATE TABLE "staff_devices" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"staff" varchar NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"name" varchar,
  	"language" varchar,
  	"last_used_at" timestamp(3) with time zone NOT NULL,
  	"trusted_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_security_required_for" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_staff_security_required_for",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "staff_security" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_staff_security_v_version_required_for" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__staff_security_v_version_required_for",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_staff_security_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "staff_sessions" ADD COLUMN "device" varchar;
  ALTER TABLE "staff_sessions" ADD COLUMN "last_used_at" timestamp(3) with time zone;
  ALTER TABLE "staff" ADD COLUMN "suspended" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "second_factors_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "recovery_codes_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "staff_devices_id" uuid;
  ALTER TABLE "staff_security_required_for" ADD CONSTRAINT "staff_security_required_for_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff_security"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_staff_security_v_version_required_for" ADD CONSTRAINT "_staff_security_v_version_required_for_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_staff_security_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "second_factors_staff_idx" ON "second_factors" USING btree ("staff");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE INDEX "recovery_codes_staff_idx" ON "recovery_codes" USING btree ("staff");
  CREATE INDEX "staff_devices_staff_idx" ON "staff_devices" USING btree ("staff");
  CREATE UNIQUE INDEX "staff_devices_token_hash_idx" ON "staff_devices" USING btree ("token_hash");
  CREATE INDEX "staff_devices_updated_at_idx" ON "staff_devices" USING btree ("updated_at");
  CREATE INDEX "staff_devices_created_at_idx" ON "staff_devices" USING btree ("created_at");
  CREATE INDEX "staff_security_required_for_order_idx" ON "staff_security_required_for" USING btree ("order");
  CREATE INDEX "staff_security_required_for_parent_idx" ON "staff_security_required_for" USING btree ("parent_id");
  CREATE INDEX "_staff_security_v_version_required_for_order_idx" ON "_staff_security_v_version_required_for" USING btree ("order");
  CREATE INDEX "_staff_security_v_version_required_for_parent_idx" ON "_staff_security_v_version_required_for" USING btree ("parent_id");
  CREATE INDEX "_staff_security_v_created_at_idx" ON "_staff_security_v" USING btree ("created_at");
  CREATE INDEX "_staff_security_v_updated_at_idx" ON "_staff_security_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_second_factors_fk" FOREIGN KEY ("second_factors_id") REFERENCES "public"."second_factors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_recovery_codes_fk" FOREIGN KEY ("recovery_codes_id") REFERENCES "public"."recovery_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_devices_fk" FOREIGN KEY ("staff_devices_id") REFERENCES "public"."staff_devices"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_second_factors_id_idx" ON "payload_locked_documents_rels" USING btree ("second_factors_id");
  CREATE INDEX "payload_locked_documents_rels_recovery_codes_id_idx" ON "payload_locked_documents_rels" USING btree ("recovery_codes_id");
  CREATE INDEX "payload_locked_documents_rels_staff_devices_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_devices_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "second_factors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recovery_codes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "staff_devices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "staff_security_required_for" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "staff_security" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_staff_security_v_version_required_for" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_staff_security_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "recovery_codes" CASCADE;
  DROP TABLE "staff_devices" CASCADE;
  DROP TABLE "staff_security_required_for" CASCADE;
  DROP TABLE "staff_security" CASCADE;
  DROP TABLE "_staff_security_v_version_required_for" CASCADE;
  DROP TABLE "_staff_security_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_second_factors_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_recovery_codes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_staff_devices_fk";
  
  DROP INDEX "payload_locked_documents_rels_second_factors_id_idx";
  DROP INDEX "payload_locked_documents_rels_recovery_codes_id_idx";
  DROP INDEX "payload_locked_documents_rels_staff_devices_id_idx";
  ALTER TABLE "staff_sessions" DROP COLUMN "device";
  ALTER TABLE "staff_sessions" DROP COLUMN "last_used_at";
  ALTER TABLE "staff" DROP COLUMN "suspended";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "second_factors_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "recovery_codes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "staff_devices_id";
  DROP TYPE "public"."enum_staff_security_required_for";
  DROP TYPE "public"."enum__staff_security_v_version_required_for";`)
}
