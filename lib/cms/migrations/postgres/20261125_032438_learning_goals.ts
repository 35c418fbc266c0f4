import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_courses_goals" AS ENUM('everyday', 'studies', 'work', 'culture');
  CREATE TYPE "public"."enum__courses_v_version_goals" AS ENUM('everyday', 'studies', 'work', 'culture');
  CREATE TYPE "public"."enum_level_test_attempts_goal" AS ENUM('everyday', 'studies', 'work', 'culture');
  CREATE TABLE "courses_goals" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_courses_goals",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_courses_v_version_goals" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__courses_v_version_goals",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  ALTER TABLE "level_test_attempts" ADD COLUMN "goal" "enum_level_test_attempts_goal";
  ALTER TABLE "courses_goals" ADD CONSTRAINT "courses_goals_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_version_goals" ADD CONSTRAINT "_courses_v_version_goals_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "courses_goals_order_idx" ON "courses_goals" USING btree ("order");
  CREATE INDEX "courses_goals_parent_idx" ON "courses_goals" USING btree ("parent_id");
  CREATE INDEX "_courses_v_version_goals_order_idx" ON "_courses_v_version_goals" USING btree ("order");
  CREATE INDEX "_courses_v_version_goals_parent_idx" ON "_courses_v_version_goals" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "courses_goals" CASCADE;
  DROP TABLE "_courses_v_version_goals" CASCADE;
  ALTER TABLE "level_test_attempts" DROP COLUMN "goal";
  DROP TYPE "public"."enum_courses_goals";
  DROP TYPE "public"."enum__courses_v_version_goals";
  DROP TYPE "public"."enum_level_test_attempts_goal";`)
}
