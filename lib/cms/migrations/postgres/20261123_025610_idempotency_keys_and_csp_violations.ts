import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "idempotency_keys" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"content" varchar NOT NULL,
  	"locked_until" timestamp(3) with time zone NOT NULL,
  	"response" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "csp_violations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"day" varchar NOT NULL,
  	"directive" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"last_blocked" varchar,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "idempotency_keys_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "csp_violations_id" uuid;
  CREATE UNIQUE INDEX "idempotency_keys_key_idx" ON "idempotency_keys" USING btree ("key");
  CREATE INDEX "idempotency_keys_updated_at_idx" ON "idempotency_keys" USING btree ("updated_at");
  CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys" USING btree ("created_at");
  CREATE INDEX "csp_violations_day_idx" ON "csp_violations" USING btree ("day");
  CREATE UNIQUE INDEX "csp_violations_key_idx" ON "csp_violations" USING btree ("key");
  CREATE INDEX "csp_violations_updated_at_idx" ON "csp_violations" USING btree ("updated_at");
  CREATE INDEX "csp_violations_created_at_idx" ON "csp_violations" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_idempotency_keys_fk" FOREIGN KEY ("idempotency_keys_id") REFERENCES "public"."idempotency_keys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_csp_violations_fk" FOREIGN KEY ("csp_violations_id") REFERENCES "public"."csp_violations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_idempotency_keys_id_idx" ON "payload_locked_documents_rels" USING btree ("idempotency_keys_id");
  CREATE INDEX "payload_locked_documents_rels_csp_violations_id_idx" ON "payload_locked_documents_rels" USING btree ("csp_violations_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "idempotency_keys" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "csp_violations" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "idempotency_keys" CASCADE;
  DROP TABLE "csp_violations" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_idempotency_keys_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_csp_violations_fk";
  
  DROP INDEX "payload_locked_documents_rels_idempotency_keys_id_idx";
  DROP INDEX "payload_locked_documents_rels_csp_violations_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "idempotency_keys_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "csp_violations_id";`)
}
