import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  CREATE INDEX "media_sizes_avif240_sizes_avif240_filename_idx" ON "media" USING btree ("sizes_avif240_filename");
  CREATE INDEX "media_sizes_webp240_sizes_webp240_filename_idx" ON "media" USING btree ("sizes_webp240_filename");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_sizes_avif240_sizes_avif240_filename_idx";
  DROP INDEX "media_sizes_webp240_sizes_webp240_filename_idx";
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
  ALTER TABLE "media" DROP COLUMN "sizes_webp240_filename";`)
}
