import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { executeSql } from './sql';

const dayMs = 24 * 60 * 60 * 1000;
const maxVisitDays = 30;

type View = { post: string; reader: string };

/** Counts a reader once. In SQL, so that it is atomic and creates no version; existing versions get the count, or the next edit would reset it. */
export async function countView({ post, reader }: View): Promise<{ views: number; counted: boolean }> {
  const key = createHash('sha256').update(`${post} ${reader}`).digest('hex');
  const claimed = await executeSql(
    sql`INSERT INTO post_views (id, key) VALUES (${randomUUID()}, ${key}) ON CONFLICT (key) DO NOTHING RETURNING key`,
  );
  const isCounted = claimed.length > 0;
  const [row] = isCounted
    ? await executeSql<{ views: number | string }>(
        sql`UPDATE posts SET views = COALESCE(views, 0) + 1 WHERE id = ${post} RETURNING views`,
      )
    : await executeSql<{ views: number | string }>(
        sql`SELECT COALESCE(views, 0) AS views FROM posts WHERE id = ${post}`,
      );
  const views = Number(row?.views ?? 0);
  if (isCounted) {
    await executeSql(
      sql`UPDATE _posts_v SET version_views = ${views} WHERE parent_id = ${post} AND COALESCE(version_views, 0) < ${views} RETURNING id`,
    );
  }
  return { views, counted: isCounted };
}

export async function deleteOldViews(now = Date.now()): Promise<void> {
  const before = new Date(now - maxVisitDays * dayMs).toISOString();
  await executeSql(sql`DELETE FROM post_views WHERE created_at < ${before}`);
}
