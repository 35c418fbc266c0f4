import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`courses_cefr\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`courses_cefr_order_idx\` ON \`courses_cefr\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`courses_cefr_parent_idx\` ON \`courses_cefr\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`courses_outline\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`category\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`courses_outline_order_idx\` ON \`courses_outline\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`courses_outline_parent_id_idx\` ON \`courses_outline\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`courses\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`type\` text,
  	\`main_type\` text DEFAULT 'Live',
  	\`summary\` text,
  	\`description\` text,
  	\`price\` numeric,
  	\`off\` numeric,
  	\`duration\` numeric,
  	\`max_students\` numeric,
  	\`levels\` text DEFAULT 'Beginner (A1)',
  	\`language\` text DEFAULT 'French',
  	\`ages\` text DEFAULT '18+',
  	\`start_course\` text,
  	\`students\` numeric DEFAULT 0,
  	\`instructor_id\` text(36),
  	\`thumbnail_id\` text(36),
  	\`cover_id\` text(36),
  	\`video\` text,
  	\`position\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`instructor_id\`) REFERENCES \`instructors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`courses_name_idx\` ON \`courses\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`courses_type_idx\` ON \`courses\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`courses_instructor_idx\` ON \`courses\` (\`instructor_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_thumbnail_idx\` ON \`courses\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_cover_idx\` ON \`courses\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_position_idx\` ON \`courses\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`courses_updated_at_idx\` ON \`courses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`courses_created_at_idx\` ON \`courses\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`courses__status_idx\` ON \`courses\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_courses_v_version_cefr\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_courses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_courses_v_version_cefr_order_idx\` ON \`_courses_v_version_cefr\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_cefr_parent_idx\` ON \`_courses_v_version_cefr\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_courses_v_version_outline\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`category\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_courses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_courses_v_version_outline_order_idx\` ON \`_courses_v_version_outline\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_outline_parent_id_idx\` ON \`_courses_v_version_outline\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_courses_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_name\` text,
  	\`version_type\` text,
  	\`version_main_type\` text DEFAULT 'Live',
  	\`version_summary\` text,
  	\`version_description\` text,
  	\`version_price\` numeric,
  	\`version_off\` numeric,
  	\`version_duration\` numeric,
  	\`version_max_students\` numeric,
  	\`version_levels\` text DEFAULT 'Beginner (A1)',
  	\`version_language\` text DEFAULT 'French',
  	\`version_ages\` text DEFAULT '18+',
  	\`version_start_course\` text,
  	\`version_students\` numeric DEFAULT 0,
  	\`version_instructor_id\` text(36),
  	\`version_thumbnail_id\` text(36),
  	\`version_cover_id\` text(36),
  	\`version_video\` text,
  	\`version_position\` numeric DEFAULT 100,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_instructor_id\`) REFERENCES \`instructors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_courses_v_parent_idx\` ON \`_courses_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_name_idx\` ON \`_courses_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_type_idx\` ON \`_courses_v\` (\`version_type\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_instructor_idx\` ON \`_courses_v\` (\`version_instructor_id\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_thumbnail_idx\` ON \`_courses_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_cover_idx\` ON \`_courses_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_position_idx\` ON \`_courses_v\` (\`version_position\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_updated_at_idx\` ON \`_courses_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_created_at_idx\` ON \`_courses_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version__status_idx\` ON \`_courses_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_created_at_idx\` ON \`_courses_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_updated_at_idx\` ON \`_courses_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_latest_idx\` ON \`_courses_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`posts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`display_title\` text,
  	\`excerpt\` text,
  	\`content\` text,
  	\`image_id\` text(36),
  	\`badge\` text,
  	\`user_name\` text,
  	\`published_at\` text,
  	\`views\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_title_idx\` ON \`posts\` (\`title\`);`)
  await db.run(sql`CREATE INDEX \`posts_display_title_idx\` ON \`posts\` (\`display_title\`);`)
  await db.run(sql`CREATE INDEX \`posts_image_idx\` ON \`posts\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_published_at_idx\` ON \`posts\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_updated_at_idx\` ON \`posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_created_at_idx\` ON \`posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`posts__status_idx\` ON \`posts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_display_title\` text,
  	\`version_excerpt\` text,
  	\`version_content\` text,
  	\`version_image_id\` text(36),
  	\`version_badge\` text,
  	\`version_user_name\` text,
  	\`version_published_at\` text,
  	\`version_views\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_parent_idx\` ON \`_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_title_idx\` ON \`_posts_v\` (\`version_title\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_display_title_idx\` ON \`_posts_v\` (\`version_display_title\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_image_idx\` ON \`_posts_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_published_at_idx\` ON \`_posts_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_updated_at_idx\` ON \`_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_created_at_idx\` ON \`_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version__status_idx\` ON \`_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_created_at_idx\` ON \`_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_updated_at_idx\` ON \`_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_latest_idx\` ON \`_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`books\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`teacher\` text NOT NULL,
  	\`price\` numeric NOT NULL,
  	\`summary\` text,
  	\`levels\` text,
  	\`pages\` numeric,
  	\`cover_id\` text(36) NOT NULL,
  	\`for_sale\` integer DEFAULT true NOT NULL,
  	\`position\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`books_cover_idx\` ON \`books\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`books_position_idx\` ON \`books\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`books_updated_at_idx\` ON \`books\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`books_created_at_idx\` ON \`books\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`banners\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`lead\` text,
  	\`cover_desktop_id\` text(36) NOT NULL,
  	\`cover_mobile_id\` text(36) NOT NULL,
  	\`href\` text,
  	\`action\` text,
  	\`position\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`cover_desktop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`cover_mobile_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`banners_cover_desktop_idx\` ON \`banners\` (\`cover_desktop_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_cover_mobile_idx\` ON \`banners\` (\`cover_mobile_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_position_idx\` ON \`banners\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`banners_updated_at_idx\` ON \`banners\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`banners_created_at_idx\` ON \`banners\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`events\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`starts_at\` text NOT NULL,
  	\`place\` text,
  	\`summary\` text,
  	\`cover_desktop_id\` text(36) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`cover_desktop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`events_starts_at_idx\` ON \`events\` (\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`events_cover_desktop_idx\` ON \`events\` (\`cover_desktop_id\`);`)
  await db.run(sql`CREATE INDEX \`events_updated_at_idx\` ON \`events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`events_created_at_idx\` ON \`events\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`testimonials\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`rate\` numeric,
  	\`image_id\` text(36) NOT NULL,
  	\`position\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`testimonials_image_idx\` ON \`testimonials\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_position_idx\` ON \`testimonials\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_updated_at_idx\` ON \`testimonials\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_created_at_idx\` ON \`testimonials\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`faqs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`question\` text NOT NULL,
  	\`answer\` text NOT NULL,
  	\`position\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`faqs_position_idx\` ON \`faqs\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`faqs_updated_at_idx\` ON \`faqs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`faqs_created_at_idx\` ON \`faqs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`services\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`icon\` text DEFAULT 'icon1' NOT NULL,
  	\`position\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`services_position_idx\` ON \`services\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`services_updated_at_idx\` ON \`services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`services_created_at_idx\` ON \`services\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`level_questions_hints\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`level_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`level_questions_hints_order_idx\` ON \`level_questions_hints\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`level_questions_hints_parent_id_idx\` ON \`level_questions_hints\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`level_questions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`level\` text NOT NULL,
  	\`question\` text NOT NULL,
  	\`answer\` text NOT NULL,
  	\`note\` text,
  	\`position\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`level_questions_level_idx\` ON \`level_questions\` (\`level\`);`)
  await db.run(sql`CREATE INDEX \`level_questions_position_idx\` ON \`level_questions\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`level_questions_updated_at_idx\` ON \`level_questions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`level_questions_created_at_idx\` ON \`level_questions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`alt\` text NOT NULL,
  	\`inline\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_avif480_url\` text,
  	\`sizes_avif480_width\` numeric,
  	\`sizes_avif480_height\` numeric,
  	\`sizes_avif480_mime_type\` text,
  	\`sizes_avif480_filesize\` numeric,
  	\`sizes_avif480_filename\` text,
  	\`sizes_webp480_url\` text,
  	\`sizes_webp480_width\` numeric,
  	\`sizes_webp480_height\` numeric,
  	\`sizes_webp480_mime_type\` text,
  	\`sizes_webp480_filesize\` numeric,
  	\`sizes_webp480_filename\` text,
  	\`sizes_avif720_url\` text,
  	\`sizes_avif720_width\` numeric,
  	\`sizes_avif720_height\` numeric,
  	\`sizes_avif720_mime_type\` text,
  	\`sizes_avif720_filesize\` numeric,
  	\`sizes_avif720_filename\` text,
  	\`sizes_webp720_url\` text,
  	\`sizes_webp720_width\` numeric,
  	\`sizes_webp720_height\` numeric,
  	\`sizes_webp720_mime_type\` text,
  	\`sizes_webp720_filesize\` numeric,
  	\`sizes_webp720_filename\` text,
  	\`sizes_avif1280_url\` text,
  	\`sizes_avif1280_width\` numeric,
  	\`sizes_avif1280_height\` numeric,
  	\`sizes_avif1280_mime_type\` text,
  	\`sizes_avif1280_filesize\` numeric,
  	\`sizes_avif1280_filename\` text,
  	\`sizes_webp1280_url\` text,
  	\`sizes_webp1280_width\` numeric,
  	\`sizes_webp1280_height\` numeric,
  	\`sizes_webp1280_mime_type\` text,
  	\`sizes_webp1280_filesize\` numeric,
  	\`sizes_webp1280_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif480_sizes_avif480_filename_idx\` ON \`media\` (\`sizes_avif480_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp480_sizes_webp480_filename_idx\` ON \`media\` (\`sizes_webp480_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif720_sizes_avif720_filename_idx\` ON \`media\` (\`sizes_avif720_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp720_sizes_webp720_filename_idx\` ON \`media\` (\`sizes_webp720_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif1280_sizes_avif1280_filename_idx\` ON \`media\` (\`sizes_avif1280_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp1280_sizes_webp1280_filename_idx\` ON \`media\` (\`sizes_webp1280_filename\`);`)
  await db.run(sql`CREATE TABLE \`messages\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`reference\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`message\` text NOT NULL,
  	\`original\` text,
  	\`handling\` text DEFAULT 'new' NOT NULL,
  	\`owner_id\` text(36),
  	\`notes\` text,
  	\`idempotency_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`messages_reference_idx\` ON \`messages\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`messages_email_idx\` ON \`messages\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`messages_handling_idx\` ON \`messages\` (\`handling\`);`)
  await db.run(sql`CREATE INDEX \`messages_owner_idx\` ON \`messages\` (\`owner_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`messages_idempotency_key_idx\` ON \`messages\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`messages_updated_at_idx\` ON \`messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`messages_created_at_idx\` ON \`messages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`inquiries\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`reference\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`contact_name\` text NOT NULL,
  	\`phone\` text,
  	\`heard_about\` text,
  	\`answers\` text NOT NULL,
  	\`original\` text,
  	\`handling\` text DEFAULT 'new' NOT NULL,
  	\`owner_id\` text(36),
  	\`notes\` text,
  	\`idempotency_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`inquiries_reference_idx\` ON \`inquiries\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_email_idx\` ON \`inquiries\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_type_idx\` ON \`inquiries\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_phone_idx\` ON \`inquiries\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_heard_about_idx\` ON \`inquiries\` (\`heard_about\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_handling_idx\` ON \`inquiries\` (\`handling\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_owner_idx\` ON \`inquiries\` (\`owner_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`inquiries_idempotency_key_idx\` ON \`inquiries\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_updated_at_idx\` ON \`inquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_created_at_idx\` ON \`inquiries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`book_orders\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`reference\` text NOT NULL,
  	\`book_id\` text(36),
  	\`title\` text NOT NULL,
  	\`price\` numeric NOT NULL,
  	\`first_name\` text NOT NULL,
  	\`last_name\` text,
  	\`phone\` text NOT NULL,
  	\`address\` text NOT NULL,
  	\`original\` text,
  	\`handling\` text DEFAULT 'new' NOT NULL,
  	\`owner_id\` text(36),
  	\`notes\` text,
  	\`idempotency_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`book_id\`) REFERENCES \`books\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`book_orders_reference_idx\` ON \`book_orders\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`book_orders_book_idx\` ON \`book_orders\` (\`book_id\`);`)
  await db.run(sql`CREATE INDEX \`book_orders_phone_idx\` ON \`book_orders\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`book_orders_handling_idx\` ON \`book_orders\` (\`handling\`);`)
  await db.run(sql`CREATE INDEX \`book_orders_owner_idx\` ON \`book_orders\` (\`owner_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`book_orders_idempotency_key_idx\` ON \`book_orders\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`book_orders_updated_at_idx\` ON \`book_orders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`book_orders_created_at_idx\` ON \`book_orders\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`subscribers\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`unsubscribed_at\` text,
  	\`unsubscribe_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`subscribers_email_idx\` ON \`subscribers\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_unsubscribe_hash_idx\` ON \`subscribers\` (\`unsubscribe_hash\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_updated_at_idx\` ON \`subscribers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_created_at_idx\` ON \`subscribers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`level_test_attempts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`level\` text NOT NULL,
  	\`correct\` numeric NOT NULL,
  	\`total\` numeric NOT NULL,
  	\`per_level\` text NOT NULL,
  	\`answers\` text NOT NULL,
  	\`seconds\` numeric,
  	\`time_up\` integer,
  	\`name\` text,
  	\`phone\` text,
  	\`handling\` text DEFAULT 'new' NOT NULL,
  	\`owner_id\` text(36),
  	\`notes\` text,
  	\`idempotency_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`level_test_attempts_level_idx\` ON \`level_test_attempts\` (\`level\`);`)
  await db.run(sql`CREATE INDEX \`level_test_attempts_phone_idx\` ON \`level_test_attempts\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`level_test_attempts_handling_idx\` ON \`level_test_attempts\` (\`handling\`);`)
  await db.run(sql`CREATE INDEX \`level_test_attempts_owner_idx\` ON \`level_test_attempts\` (\`owner_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`level_test_attempts_idempotency_key_idx\` ON \`level_test_attempts\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`level_test_attempts_updated_at_idx\` ON \`level_test_attempts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`level_test_attempts_created_at_idx\` ON \`level_test_attempts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payment_requests\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`learner_id\` text(36),
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`reference\` text NOT NULL,
  	\`course_id\` text(36),
  	\`course_name\` text NOT NULL,
  	\`price\` numeric NOT NULL,
  	\`receipt_id\` text(36),
  	\`receipt_digest\` text,
  	\`stated_amount\` numeric,
  	\`transaction_number\` text,
  	\`state\` text DEFAULT 'Pending' NOT NULL,
  	\`reason\` text,
  	\`decisions\` text,
  	\`notes\` text,
  	\`idempotency_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`learner_id\`) REFERENCES \`learners\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`course_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`receipt_id\`) REFERENCES \`receipts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`payment_requests_learner_idx\` ON \`payment_requests\` (\`learner_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`payment_requests_reference_idx\` ON \`payment_requests\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`payment_requests_course_idx\` ON \`payment_requests\` (\`course_id\`);`)
  await db.run(sql`CREATE INDEX \`payment_requests_receipt_idx\` ON \`payment_requests\` (\`receipt_id\`);`)
  await db.run(sql`CREATE INDEX \`payment_requests_receipt_digest_idx\` ON \`payment_requests\` (\`receipt_digest\`);`)
  await db.run(sql`CREATE INDEX \`payment_requests_transaction_number_idx\` ON \`payment_requests\` (\`transaction_number\`);`)
  await db.run(sql`CREATE INDEX \`payment_requests_state_idx\` ON \`payment_requests\` (\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`payment_requests_idempotency_key_idx\` ON \`payment_requests\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`payment_requests_updated_at_idx\` ON \`payment_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payment_requests_created_at_idx\` ON \`payment_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`enrolments\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`fb_name\` text NOT NULL,
  	\`age\` numeric NOT NULL,
  	\`course_type\` text NOT NULL,
  	\`rule_status\` integer DEFAULT false NOT NULL,
  	\`communication\` text,
  	\`reference\` text NOT NULL,
  	\`course_id\` text(36),
  	\`course_name\` text NOT NULL,
  	\`price\` numeric NOT NULL,
  	\`receipt_id\` text(36),
  	\`receipt_digest\` text,
  	\`stated_amount\` numeric,
  	\`transaction_number\` text,
  	\`state\` text DEFAULT 'Pending' NOT NULL,
  	\`reason\` text,
  	\`decisions\` text,
  	\`notes\` text,
  	\`idempotency_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`course_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`receipt_id\`) REFERENCES \`receipts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`enrolments_email_idx\` ON \`enrolments\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_phone_idx\` ON \`enrolments\` (\`phone\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enrolments_reference_idx\` ON \`enrolments\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_course_idx\` ON \`enrolments\` (\`course_id\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_receipt_idx\` ON \`enrolments\` (\`receipt_id\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_receipt_digest_idx\` ON \`enrolments\` (\`receipt_digest\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_transaction_number_idx\` ON \`enrolments\` (\`transaction_number\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_state_idx\` ON \`enrolments\` (\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enrolments_idempotency_key_idx\` ON \`enrolments\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_updated_at_idx\` ON \`enrolments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_created_at_idx\` ON \`enrolments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`receipts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`digest\` text,
  	\`perceptual_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`receipts_digest_idx\` ON \`receipts\` (\`digest\`);`)
  await db.run(sql`CREATE INDEX \`receipts_perceptual_hash_idx\` ON \`receipts\` (\`perceptual_hash\`);`)
  await db.run(sql`CREATE INDEX \`receipts_updated_at_idx\` ON \`receipts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`receipts_created_at_idx\` ON \`receipts\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`receipts_filename_idx\` ON \`receipts\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`instructors\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text NOT NULL,
  	\`short_sub\` text NOT NULL,
  	\`image_id\` text(36) NOT NULL,
  	\`facebook\` text,
  	\`linkedin\` text,
  	\`position\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`instructors_image_idx\` ON \`instructors\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`instructors_position_idx\` ON \`instructors\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`instructors_updated_at_idx\` ON \`instructors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`instructors_created_at_idx\` ON \`instructors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`learners\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`password_hash\` text NOT NULL,
  	\`failures\` numeric DEFAULT 0,
  	\`locked_until\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`learners_email_idx\` ON \`learners\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`learners_updated_at_idx\` ON \`learners\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`learners_created_at_idx\` ON \`learners\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`staff_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_roles_order_idx\` ON \`staff_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`staff_roles_parent_idx\` ON \`staff_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`staff_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_sessions_order_idx\` ON \`staff_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_parent_id_idx\` ON \`staff_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`staff\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_updated_at_idx\` ON \`staff\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_created_at_idx\` ON \`staff\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_email_idx\` ON \`staff\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`sessions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`learner\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`sessions_learner_idx\` ON \`sessions\` (\`learner\`);`)
  await db.run(sql`CREATE INDEX \`sessions_expires_at_idx\` ON \`sessions\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`sessions_updated_at_idx\` ON \`sessions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sessions_created_at_idx\` ON \`sessions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`password_resets\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`code_hash\` text NOT NULL,
  	\`learner\` text,
  	\`email\` text NOT NULL,
  	\`tries\` numeric DEFAULT 0 NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`used_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`password_resets_token_hash_idx\` ON \`password_resets\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`password_resets_learner_idx\` ON \`password_resets\` (\`learner\`);`)
  await db.run(sql`CREATE INDEX \`password_resets_email_idx\` ON \`password_resets\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`password_resets_updated_at_idx\` ON \`password_resets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`password_resets_created_at_idx\` ON \`password_resets\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`mails\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`to\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`html\` text NOT NULL,
  	\`tries\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text NOT NULL,
  	\`sent_at\` text,
  	\`failure\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`mails_due_at_idx\` ON \`mails\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_sent_at_idx\` ON \`mails\` (\`sent_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_updated_at_idx\` ON \`mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_created_at_idx\` ON \`mails\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`post_views\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`post_views_key_idx\` ON \`post_views\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`post_views_updated_at_idx\` ON \`post_views\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`post_views_created_at_idx\` ON \`post_views\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`courses_id\` text(36),
  	\`posts_id\` text(36),
  	\`books_id\` text(36),
  	\`banners_id\` text(36),
  	\`events_id\` text(36),
  	\`testimonials_id\` text(36),
  	\`faqs_id\` text(36),
  	\`services_id\` text(36),
  	\`level_questions_id\` text(36),
  	\`media_id\` text(36),
  	\`messages_id\` text(36),
  	\`inquiries_id\` text(36),
  	\`book_orders_id\` text(36),
  	\`subscribers_id\` text(36),
  	\`level_test_attempts_id\` text(36),
  	\`payment_requests_id\` text(36),
  	\`enrolments_id\` text(36),
  	\`receipts_id\` text(36),
  	\`instructors_id\` text(36),
  	\`learners_id\` text(36),
  	\`staff_id\` text(36),
  	\`sessions_id\` text(36),
  	\`password_resets_id\` text(36),
  	\`mails_id\` text(36),
  	\`post_views_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`courses_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`books_id\`) REFERENCES \`books\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`banners_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonials_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faqs_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`level_questions_id\`) REFERENCES \`level_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`messages_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`inquiries_id\`) REFERENCES \`inquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`book_orders_id\`) REFERENCES \`book_orders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscribers_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`level_test_attempts_id\`) REFERENCES \`level_test_attempts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`payment_requests_id\`) REFERENCES \`payment_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`enrolments_id\`) REFERENCES \`enrolments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`receipts_id\`) REFERENCES \`receipts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`instructors_id\`) REFERENCES \`instructors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`learners_id\`) REFERENCES \`learners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sessions_id\`) REFERENCES \`sessions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`password_resets_id\`) REFERENCES \`password_resets\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`post_views_id\`) REFERENCES \`post_views\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_courses_id_idx\` ON \`payload_locked_documents_rels\` (\`courses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_books_id_idx\` ON \`payload_locked_documents_rels\` (\`books_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_banners_id_idx\` ON \`payload_locked_documents_rels\` (\`banners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_testimonials_id_idx\` ON \`payload_locked_documents_rels\` (\`testimonials_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faqs_id_idx\` ON \`payload_locked_documents_rels\` (\`faqs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_level_questions_id_idx\` ON \`payload_locked_documents_rels\` (\`level_questions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_inquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`inquiries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_book_orders_id_idx\` ON \`payload_locked_documents_rels\` (\`book_orders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscribers_id_idx\` ON \`payload_locked_documents_rels\` (\`subscribers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_level_test_attempts_id_idx\` ON \`payload_locked_documents_rels\` (\`level_test_attempts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_payment_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`payment_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enrolments_id_idx\` ON \`payload_locked_documents_rels\` (\`enrolments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_receipts_id_idx\` ON \`payload_locked_documents_rels\` (\`receipts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_instructors_id_idx\` ON \`payload_locked_documents_rels\` (\`instructors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_learners_id_idx\` ON \`payload_locked_documents_rels\` (\`learners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sessions_id_idx\` ON \`payload_locked_documents_rels\` (\`sessions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_password_resets_id_idx\` ON \`payload_locked_documents_rels\` (\`password_resets_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_post_views_id_idx\` ON \`payload_locked_documents_rels\` (\`post_views_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`staff_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_staff_id_idx\` ON \`payload_preferences_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`school_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`school\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`school_points_order_idx\` ON \`school_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`school_points_parent_id_idx\` ON \`school_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`school\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`phone1\` text,
  	\`phone2\` text,
  	\`email\` text,
  	\`address\` text,
  	\`opening_hours\` text,
  	\`facebook\` text,
  	\`youtube\` text,
  	\`app_store\` text,
  	\`play_store\` text,
  	\`app_scheme\` text,
  	\`builder_name\` text,
  	\`builder_url\` text,
  	\`tagline\` text,
  	\`hero_video\` text,
  	\`hero_video_captions\` text,
  	\`hero_video_poster_id\` text(36),
  	\`welcome_heading\` text,
  	\`welcome_text\` text,
  	\`about_text\` text,
  	\`about_picture_id\` text(36),
  	\`site_description\` text,
  	\`adult_intro\` text,
  	\`kid_intro\` text,
  	\`native_intro\` text,
  	\`video_intro\` text,
  	\`books_intro\` text,
  	\`instructors_intro\` text,
  	\`blog_intro\` text,
  	\`contact_lead\` text,
  	\`support_lead\` text,
  	\`app_lead\` text,
  	\`newsletter_heading\` text,
  	\`newsletter_lead\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`hero_video_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`about_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`school_hero_video_poster_idx\` ON \`school\` (\`hero_video_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`school_about_picture_idx\` ON \`school\` (\`about_picture_id\`);`)
  await db.run(sql`CREATE TABLE \`payment_details_accounts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`provider\` text NOT NULL,
  	\`account_name\` text NOT NULL,
  	\`account_number\` text NOT NULL,
  	\`note\` text,
  	\`qr_id\` text(36),
  	FOREIGN KEY (\`qr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payment_details\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payment_details_accounts_order_idx\` ON \`payment_details_accounts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payment_details_accounts_parent_id_idx\` ON \`payment_details_accounts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payment_details_accounts_qr_idx\` ON \`payment_details_accounts\` (\`qr_id\`);`)
  await db.run(sql`CREATE TABLE \`payment_details\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`notice\` text,
  	\`book_order_note\` text,
  	\`transfer_instruction\` text,
  	\`checkout_title\` text,
  	\`rules_group\` text,
  	\`rules_private\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`inquiry_texts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`quotation_intro\` text,
  	\`collaboration_intro\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`level_test_settings_bands\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` numeric NOT NULL,
  	\`level\` text NOT NULL,
  	\`advice\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`level_test_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`level_test_settings_bands_order_idx\` ON \`level_test_settings_bands\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`level_test_settings_bands_parent_id_idx\` ON \`level_test_settings_bands\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`level_test_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`intro\` text,
  	\`minutes\` numeric DEFAULT 8 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`totals_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`value\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`totals\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`totals_items_order_idx\` ON \`totals_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`totals_items_parent_id_idx\` ON \`totals_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`totals\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`legal\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`privacy\` text,
  	\`terms\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`courses_cefr\`;`)
  await db.run(sql`DROP TABLE \`courses_outline\`;`)
  await db.run(sql`DROP TABLE \`courses\`;`)
  await db.run(sql`DROP TABLE \`_courses_v_version_cefr\`;`)
  await db.run(sql`DROP TABLE \`_courses_v_version_outline\`;`)
  await db.run(sql`DROP TABLE \`_courses_v\`;`)
  await db.run(sql`DROP TABLE \`posts\`;`)
  await db.run(sql`DROP TABLE \`_posts_v\`;`)
  await db.run(sql`DROP TABLE \`books\`;`)
  await db.run(sql`DROP TABLE \`banners\`;`)
  await db.run(sql`DROP TABLE \`events\`;`)
  await db.run(sql`DROP TABLE \`testimonials\`;`)
  await db.run(sql`DROP TABLE \`faqs\`;`)
  await db.run(sql`DROP TABLE \`services\`;`)
  await db.run(sql`DROP TABLE \`level_questions_hints\`;`)
  await db.run(sql`DROP TABLE \`level_questions\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`messages\`;`)
  await db.run(sql`DROP TABLE \`inquiries\`;`)
  await db.run(sql`DROP TABLE \`book_orders\`;`)
  await db.run(sql`DROP TABLE \`subscribers\`;`)
  await db.run(sql`DROP TABLE \`level_test_attempts\`;`)
  await db.run(sql`DROP TABLE \`payment_requests\`;`)
  await db.run(sql`DROP TABLE \`enrolments\`;`)
  await db.run(sql`DROP TABLE \`receipts\`;`)
  await db.run(sql`DROP TABLE \`instructors\`;`)
  await db.run(sql`DROP TABLE \`learners\`;`)
  await db.run(sql`DROP TABLE \`staff_roles\`;`)
  await db.run(sql`DROP TABLE \`staff_sessions\`;`)
  await db.run(sql`DROP TABLE \`staff\`;`)
  await db.run(sql`DROP TABLE \`sessions\`;`)
  await db.run(sql`DROP TABLE \`password_resets\`;`)
  await db.run(sql`DROP TABLE \`mails\`;`)
  await db.run(sql`DROP TABLE \`post_views\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`school_points\`;`)
  await db.run(sql`DROP TABLE \`school\`;`)
  await db.run(sql`DROP TABLE \`payment_details_accounts\`;`)
  await db.run(sql`DROP TABLE \`payment_details\`;`)
  await db.run(sql`DROP TABLE \`inquiry_texts\`;`)
  await db.run(sql`DROP TABLE \`level_test_settings_bands\`;`)
  await db.run(sql`DROP TABLE \`level_test_settings\`;`)
  await db.run(sql`DROP TABLE \`totals_items\`;`)
  await db.run(sql`DROP TABLE \`totals\`;`)
  await db.run(sql`DROP TABLE \`legal\`;`)
}
