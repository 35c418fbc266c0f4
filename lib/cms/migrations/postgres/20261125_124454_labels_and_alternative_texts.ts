import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { copyEnglishTexts } from '../data/english-texts'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "classes_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "classes" ADD COLUMN "lacks_burmese" boolean DEFAULT true;
  ALTER TABLE "classes" ADD COLUMN "lacks_french" boolean DEFAULT true;
  ALTER TABLE "media" ADD COLUMN "lacks_burmese" boolean DEFAULT true;
  ALTER TABLE "media" ADD COLUMN "lacks_french" boolean DEFAULT true;
  ALTER TABLE "school_locales" ADD COLUMN "address" varchar;
  ALTER TABLE "_school_v_locales" ADD COLUMN "version_address" varchar;
  ALTER TABLE "classes_locales" ADD CONSTRAINT "classes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "classes_locales_locale_parent_id_unique" ON "classes_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  `)
  await copyEnglishTexts(db)
  await db.execute(sql`
  ALTER TABLE "classes" DROP COLUMN "label";
  ALTER TABLE "media" DROP COLUMN "alt";
  ALTER TABLE "school" DROP COLUMN "address";
  ALTER TABLE "_school_v" DROP COLUMN "version_address";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "classes_locales" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  ALTER TABLE "classes" ADD COLUMN "label" varchar NOT NULL;
  ALTER TABLE "media" ADD COLUMN "alt" varchar NOT NULL;
  ALTER TABLE "school" ADD COLUMN "address" varchar;
  ALTER TABLE "_school_v" ADD COLUMN "version_address" varchar;
  ALTER TABLE "classes" DROP COLUMN "lacks_burmese";
  ALTER TABLE "classes" DROP COLUMN "lacks_french";
  ALTER TABLE "media" DROP COLUMN "lacks_burmese";
  ALTER TABLE "media" DROP COLUMN "lacks_french";
  ALTER TABLE "school_locales" DROP COLUMN "address";
  ALTER TABLE "_school_v_locales" DROP COLUMN "version_address";`)
}
