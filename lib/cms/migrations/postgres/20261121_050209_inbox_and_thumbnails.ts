import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_subscribers_handling" AS ENUM('new', 'progress', 'done');
  ALTER TABLE "inquiries" ALTER COLUMN "email" DROP NOT NULL;
  ALTER TABLE "inquiries" ALTER COLUMN "type" DROP NOT NULL;
  ALTER TABLE "inquiries" ALTER COLUMN "contact_name" DROP NOT NULL;
  ALTER TABLE "media" ADD COLUMN "sizes_avif240_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif240_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif240_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif240_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif240_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif240_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_webp240_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_webp240_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_webp240_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_webp240_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_webp240_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_webp240_filename" varchar;
  ALTER TABLE "subscribers" ADD COLUMN "handling" "enum_subscribers_handling" DEFAULT 'new' NOT NULL;
  ALTER TABLE "subscribers" ADD COLUMN "owner_id" uuid;
  ALTER TABLE "subscribers" ADD COLUMN "notes" varchar;
  ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "media_sizes_avif240_sizes_avif240_filename_idx" ON "media" USING btree ("sizes_avif240_filename");
  CREATE INDEX "media_sizes_webp240_sizes_webp240_filename_idx" ON "media" USING btree ("sizes_webp240_filename");
  CREATE INDEX "subscribers_handling_idx" ON "subscribers" USING btree ("handling");
  CREATE INDEX "subscribers_owner_idx" ON "subscribers" USING btree ("owner_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "subscribers" DROP CONSTRAINT "subscribers_owner_id_staff_id_fk";
  
  DROP INDEX "media_sizes_avif240_sizes_avif240_filename_idx";
  DROP INDEX "media_sizes_webp240_sizes_webp240_filename_idx";
  DROP INDEX "subscribers_handling_idx";
  DROP INDEX "subscribers_owner_idx";
  ALTER TABLE "inquiries" ALTER COLUMN "contact_name" SET NOT NULL;
  ALTER TABLE "inquiries" ALTER COLUMN "email" SET NOT NULL;
  ALTER TABLE "inquiries" ALTER COLUMN "type" SET NOT NULL;
  ALTER TABLE "media" DROP COLUMN "sizes_avif240_url";
  ALTER TABLE "media" DROP COLUMN "sizes_avif240_width";
  ALTER TABLE "media" DROP COLUMN "sizes_avif240_height";
  ALTER TABLE "media" DROP COLUMN "sizes_avif240_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_avif240_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_avif240_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_webp240_url";
  ALTER TABLE "media" DROP COLUMN "sizes_webp240_width";
  ALTER TABLE "media" DROP COLUMN "sizes_webp240_height";
  ALTER TABLE "media" DROP COLUMN "sizes_webp240_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_webp240_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_webp240_filename";
  ALTER TABLE "subscribers" DROP COLUMN "handling";
  ALTER TABLE "subscribers" DROP COLUMN "owner_id";
  ALTER TABLE "subscribers" DROP COLUMN "notes";
  DROP TYPE "public"."enum_subscribers_handling";`)
}
