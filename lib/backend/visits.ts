import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { countVisit } from '@/lib/contract/endpoints/visits';
import { buckets, type Visit, visit, vitals } from '@/lib/contract/visits';
import { env } from '@/lib/env';
import { yangonTime } from '@/lib/format/dates';
import { bucketOf } from '@/lib/format/histogram';
import { splitLocale } from '@/lib/format/locale';
import { limitBody } from '@/lib/http/body-limit';
import { pagePatternOf } from '@/lib/http/page-patterns';
import type { Backend } from './backend';
import { isWithinRateLimit } from './rate-limits';
import { readJsonBody } from './request-input';
import { executeSql } from './sql';

const maxVisitBytes = 2 * 1024;
const retentionDays = 2 * 365;
const dayMs = 24 * 60 * 60 * 1000;

// CUBOT is a brand of phones.
const robot = /(?<!cu)bot\b|crawl|spider|headless|lighthouse/i;

const isCounted = async (c: Context<Backend>) =>
  env().COUNT_VISITS === '1' &&
  !robot.test(c.req.header('user-agent') ?? '') &&
  (await isWithinRateLimit('beacons', c.get('clientNetwork'))) &&
  (await isWithinRateLimit('allBeacons', ''));

/** JSON alone is accepted, which a page of another site cannot send. Browsers ignore the response. */
export const visits = new Hono<Backend>().post(countVisit.path, async (c) => {
  if (await isCounted(c)) {
    c.req.raw = limitBody(c.req.raw, maxVisitBytes);
    await storeVisit(await readJsonBody(c, visit));
  }
  return c.body(null, 204);
});

/** In one statement, so that a page view and its measurements are counted together. */
async function storeVisit({ path, device, line, ...measured }: Visit): Promise<void> {
  const page = pagePatternOf(splitLocale(path).path);
  if (!page) return;
  const day = yangonTime(new Date()).slice(0, 10);
  const toRow = (metric: string, bucket: number) =>
    sql`(${randomUUID()}, ${day}, ${page}, ${device}, ${line}, ${metric}, ${bucket}, 1)`;
  const rows = vitals.flatMap((vital) => {
    const value = measured[vital];
    return value === undefined ? [] : [toRow(vital, bucketOf(buckets[vital], value))];
  });
  await executeSql(
    sql`INSERT INTO visit_counts (id, day, page, device, line, metric, bucket, count)
      VALUES ${sql.join([toRow('views', 0), ...rows], sql`, `)}
      ON CONFLICT (day, page, device, line, metric, bucket) DO UPDATE SET count = visit_counts.count + 1`,
  );
}

export async function deleteOldVisits(now = Date.now()): Promise<void> {
  const before = yangonTime(new Date(now - retentionDays * dayMs)).slice(0, 10);
  await executeSql(sql`DELETE FROM visit_counts WHERE day < ${before}`);
}
