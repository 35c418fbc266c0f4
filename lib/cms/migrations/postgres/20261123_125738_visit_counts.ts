import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "visit_counts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"day" varchar NOT NULL,
  	"page" varchar NOT NULL,
  	"device" varchar NOT NULL,
  	"line" varchar NOT NULL,
  	"metric" varchar NOT NULL,
  	"bucket" numeric NOT NULL,
  	"count" numeric NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "visit_counts_id" uuid;
  CREATE UNIQUE INDEX "day_page_device_line_metric_bucket_idx" ON "visit_counts" USING btree ("day","page","device","line","metric","bucket");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_visit_counts_fk" FOREIGN KEY ("visit_counts_id") REFERENCES "public"."visit_counts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_visit_counts_id_idx" ON "payload_locked_documents_rels" USING btree ("visit_counts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "visit_counts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "visit_counts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_visit_counts_fk";
  
  DROP INDEX "payload_locked_documents_rels_visit_counts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "visit_counts_id";`)
}
