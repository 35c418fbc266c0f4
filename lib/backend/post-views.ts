import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { logError } from '@/lib/log-error';
import { runStatement } from './statement';

const day = 24 * 60 * 60 * 1000;
/** A visit ends with its tab, a nameless one with its day: a month later nobody comes back under the same key. */
const keptDays = 30;

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
  if (counted) sweepDaily();
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

/** Removes the keys of visits that are over. */
export async function sweepViews(now = Date.now()): Promise<void> {
  const before = new Date(now - keptDays * day).toISOString();
  await runStatement(sql`DELETE FROM post_views WHERE created_at < ${before}`);
}

let swept = 0;

/** The first reader of a day takes the old keys away, and waits for nothing. */
function sweepDaily(): void {
  if (Date.now() - swept < day) return;
  swept = Date.now();
  sweepViews().catch((error: unknown) => logError('Old views could not be swept.', error));
}
