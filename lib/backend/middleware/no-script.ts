import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Backend } from '@/lib/backend/backend';
import { readFirstTexts } from '@/lib/backend/first-texts';
import type { Failure } from '@/lib/contract/common';
import type { Operation } from '@/lib/contract/operation';
import { env } from '@/lib/env';
import { badRequest, forbidden } from '@/lib/errors';
import { findReference } from '@/lib/format/reference';
import { nextPath } from '@/lib/session/next-path';
import { sealPostedFields } from '@/lib/session/posted-fields';
import { isFromOwnSecretPage } from '@/lib/session/same-site';
import { localPath } from '@/lib/text/local-path';
import { refusal } from '@/lib/text/refusal';

type Fields = Record<string, string>;

/** Prevents cross-site request forgery. */
function refuseOtherSites(c: Context): void {
  if (isFromOwnSecretPage(c.req.raw.headers)) return;
  const origin = c.req.header('origin');
  const own = [c.req.header('host'), env().SITE_URL && new URL(env().SITE_URL as string).host];
  if (!origin || !URL.canParse(origin) || !own.includes(new URL(origin).host)) {
    throw forbidden(refusal('errors', 'otherSite'));
  }
}

async function readFields(c: Context): Promise<Fields> {
  const sent = new URLSearchParams(await c.req.raw.text());
  const fields = Object.fromEntries(sent);
  if (Object.keys(fields).length !== sent.size) throw badRequest(refusal('errors', 'fieldRepeated'));
  return fields;
}

const sentQuery = (data: unknown): Record<string, string> => {
  const reference = findReference(data);
  return { sent: '1', ...(reference && { reference }) };
};

/** The query of the result page: codes, never messages. */
async function resultQuery(response: Response, toQuery = sentQuery): Promise<URLSearchParams> {
  const { data, code, field } = (await response.json().catch(() => ({}))) as { data?: unknown } & Partial<Failure>;
  if (response.ok) return new URLSearchParams(toQuery(data));
  // 503 says what to do: try again soon.
  if (!code || (response.status >= 500 && response.status !== 503)) return new URLSearchParams({ error: 'failed' });
  return new URLSearchParams({ error: code, ...(field && { field }) });
}

function toJsonRequest(c: Context, body: object): Request {
  const headers = new Headers(c.req.raw.headers);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  return new Request(c.req.url, { method: 'POST', headers, body: JSON.stringify(body) });
}

const isFormPost = (c: Context, { multipart }: Operation): boolean =>
  multipart
    ? Boolean(c.req.header('accept')?.includes('text/html'))
    : /^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '');

const toText = (value: unknown): string =>
  [value]
    .flat()
    .filter((one) => typeof one === 'string')
    .join(', ');

/** Keeps the session cookie that the response sets. */
function redirectTo(c: Context, location: string): void {
  c.res = new Response(null, { status: 303, headers: { location } });
}

/** No-script fallback: handles a form post as JSON and redirects to the form's page. */
export const noScript = (operation: Operation) =>
  createMiddleware<Backend>(async (c, next) => {
    const { noScript: form, multipart } = operation;
    if (!form || !isFormPost(c, operation)) return next();
    refuseOtherSites(c);
    c.set('isFormPost', true);
    // A multipart form may be refused before it is read.
    const fields = multipart ? await readFirstTexts(c.req.raw) : await readFields(c);
    if (!multipart) c.req.raw = toJsonRequest(c, form.read?.(fields) ?? fields);
    await next();
    const { ok } = c.res;
    if (ok && form.isDownload) return;
    const donePage = form.hasDestination ? (nextPath(fields.destination) ?? '/') : form.donePage;
    if (ok && form.clearsStorage) c.header('Clear-Site-Data', '"storage"');
    if (ok && donePage) return redirectTo(c, localPath(donePage));
    const page = form.page.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(c.req.param(name) ?? ''));
    const query = await resultQuery(c.res, form.toQuery);
    // A form that could not be read has the parameters of its action.
    const kept = c.get('formFields') ?? { ...c.req.query(), ...fields };
    for (const name of form.keep ?? []) {
      const value = kept[name];
      if (value && typeof value === 'string') query.set(name, value);
    }
    const sent = c.get('formFields') ?? fields;
    if (form.sealed && Object.keys(sent).length > 0 && (!ok || form.sealsAccepted)) {
      const values = Object.fromEntries(form.sealed.map((name) => [name, toText(sent[name])]));
      query.set('answer', await sealPostedFields({ values, isAccepted: ok }, page.replace(/\?.*/, '')));
    }
    redirectTo(c, `${localPath(page)}${page.includes('?') ? '&' : '?'}${query}#form`);
  });
