import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { reportViolations } from '@/lib/contract/endpoints/csp-reports';
import { yangonTime } from '@/lib/format/dates';
import { parseJson } from '@/lib/format/parse-json';
import { limitBody } from '@/lib/http/body-limit';
import type { Backend } from './backend';
import { isWithinRateLimit } from './rate-limits';
import { executeSql } from './sql';

const maxReportBytes = 16 * 1024;
const maxReports = 10;
const retentionDays = 90;
const dayMs = 24 * 60 * 60 * 1000;

/** Everybody may report anything: other directives are counted together, so that a day has few rows. */
const directives = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'worker-src',
]);

type Violation = { directive: string; blocked: string };

const reportUriBody = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
  }),
});
const reportToBody = z.array(
  z.object({
    type: z.string(),
    body: z.object({ effectiveDirective: z.optional(z.string()), blockedURL: z.optional(z.string()) }),
  }),
);

/** `inline`, or the origin: the rest of a URL may be private. */
const originOf = (blocked = '') =>
  (URL.canParse(blocked) && /^https?:/.test(blocked)
    ? new URL(blocked).origin
    : blocked.replace(/[^\w-].*$/s, '')
  ).slice(0, 100);

const toViolation = (named = '', blocked?: string): Violation => {
  const [directive = ''] = named.trim().split(/\s+/);
  return { directive: directives.has(directive) ? directive : 'other', blocked: originOf(blocked) };
};

function readViolations(content: unknown): Violation[] {
  const report = reportUriBody.safeParse(content);
  if (report.success) {
    const { 'csp-report': sent } = report.data;
    return [toViolation(sent['effective-directive'] ?? sent['violated-directive'], sent['blocked-uri'])];
  }
  const reports = reportToBody.safeParse(content);
  return (reports.data ?? [])
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, maxReports)
    .map(({ body }) => toViolation(body.effectiveDirective, body.blockedURL));
}

async function countViolation({ directive, blocked }: Violation): Promise<void> {
  const [day, now] = [yangonTime(new Date()).slice(0, 10), new Date().toISOString()];
  await executeSql(
    sql`INSERT INTO csp_violations (id, key, day, directive, count, last_blocked, created_at, updated_at)
      VALUES (${randomUUID()}, ${`${day} ${directive}`}, ${day}, ${directive}, 1, ${blocked}, ${now}, ${now})
      ON CONFLICT (key) DO UPDATE SET count = csp_violations.count + 1, last_blocked = excluded.last_blocked,
        updated_at = excluded.updated_at`,
  );
}

const isAccepted = async (c: Context<Backend>) =>
  (await isWithinRateLimit('violations', c.get('clientNetwork'))) && (await isWithinRateLimit('allViolations', ''));

/** Browsers ignore the response: what is malformed or too much gets the same one. */
export const cspReports = new Hono<Backend>().post(reportViolations.path, async (c) => {
  if (await isAccepted(c)) {
    const text = await limitBody(c.req.raw, maxReportBytes).text();
    for (const violation of readViolations(parseJson(text))) await countViolation(violation);
  }
  return c.body(null, 204);
});

export async function deleteOldViolations(now = Date.now()): Promise<void> {
  const before = yangonTime(new Date(now - retentionDays * dayMs)).slice(0, 10);
  await executeSql(sql`DELETE FROM csp_violations WHERE day < ${before}`);
}
