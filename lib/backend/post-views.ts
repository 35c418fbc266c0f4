import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { runStatement } from './statement';

type Reading = { post: string; reader: string };

/**
 * Counts a reader of a post once, in the database itself: readers at the same moment all count, no version is made, and
 * whatever version staff edit next carries the count on. `views` is the count after it.
 */
export async function countView({ post, reader }: Reading): Promise<{ views: number; counted: boolean }> {
  const key = createHash('sha256').update(`${post} ${reader}`).digest('hex');
  const claimed = await runStatement(
    sql`INSERT INTO post_views (id, key) VALUES (${randomUUID()}, ${key}) ON CONFLICT (key) DO NOTHING RETURNING key`,
  );
  const counted = claimed.length > 0;
  const [row] = counted
    ? await runStatement<{ views: number | string }>(
        sql`UPDATE posts SET views = COALESCE(views, 0) + 1 WHERE id = ${post} RETURNING views`,
      )
    : await runStatement<{ views: number | string }>(
        sql`SELECT COALESCE(views, 0) AS views FROM posts WHERE id = ${post}`,
      );
  const views = Number(row?.views ?? 0);
  if (counted) {
    await runStatement(
      sql`UPDATE _posts_v SET version_views = ${views} WHERE parent_id = ${post} AND COALESCE(version_views, 0) < ${views} RETURNING id`,
    );
  }
  return { views, counted };
}
