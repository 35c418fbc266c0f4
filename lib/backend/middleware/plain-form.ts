import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Backend } from '@/lib/backend/backend';
import { env } from '@/lib/env';
import { AppError, badRequest } from '@/lib/errors';
import { referenceIn } from '@/lib/format/reference';
import { forms } from '@/lib/text/en/forms';

type Fields = Record<string, string>;

export type WayBack = {
  /** The page of the form, which shows the outcome. */
  page: (c: Context) => string;
  /** The words of the form's checks: the page is told which one, never the words. */
  texts: Record<string, unknown>;
};

type Options = WayBack & {
  /** What a plain form cannot say the way JSON does. */
  read?: (fields: Fields) => Fields;
};

/** A page of another site must not fill in our forms in a visitor's name. */
export function refuseOtherSites(c: Context): void {
  const origin = c.req.header('origin');
  const own = [c.req.header('host'), env().SITE_URL && new URL(env().SITE_URL as string).host];
  if (!origin || !URL.canParse(origin) || !own.includes(new URL(origin).host)) {
    throw new AppError(403, 'This form belongs to another site.');
  }
}

async function readFields(c: Context): Promise<Fields> {
  const sent = new URLSearchParams(await c.req.raw.text());
  const fields = Object.fromEntries(sent);
  if (Object.keys(fields).length !== sent.size) throw badRequest('Each field may be given once only.');
  return fields;
}

/** The name of the sentence that the answer refuses with. */
function problemName(status: number, error: unknown, texts: WayBack['texts']): string {
  if (status === 429) return 'busy';
  const known = Object.entries({ ...forms, ...texts }).find(([, words]) => words === error);
  return status < 500 && known ? known[0] : 'failed';
}

/** How an answer is told in the address of a page. */
async function outcome(answer: Response, texts: WayBack['texts']): Promise<URLSearchParams> {
  const { data, error } = (await answer.json().catch(() => ({}))) as { data?: unknown; error?: unknown };
  if (!answer.ok) return new URLSearchParams({ error: problemName(answer.status, error, texts) });
  const reference = referenceIn(data);
  return new URLSearchParams({ sent: '1', ...(reference && { reference }) });
}

/** Instead of the route's answer, the way back to the form's page, which tells it. */
export async function sendBack(c: Context, { page, texts }: WayBack): Promise<void> {
  const address = page(c);
  const location = `${address}${address.includes('?') ? '&' : '?'}${await outcome(c.res, texts)}#form`;
  c.res = new Response(null, { status: 303, headers: { location } });
}

/** Lets a form post without scripts: the same route and checks as JSON, answered by the way back to the form's page. */
export const plainForm = ({ page, texts, read = (fields) => fields }: Options) =>
  createMiddleware<Backend>(async (c, next) => {
    if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '')) return next();
    refuseOtherSites(c);
    const fields = read(await readFields(c));
    const headers = new Headers(c.req.raw.headers);
    headers.set('content-type', 'application/json');
    headers.delete('content-length');
    c.req.raw = new Request(c.req.url, { method: 'POST', headers, body: JSON.stringify(fields) });
    c.set('plain', true);
    await next();
    await sendBack(c, { page, texts });
  });
