import { openPostedFields } from '@/lib/session/posted-fields';
import { fromIp } from './client-ip.mjs';
import type { TestBackend } from './database';

type Request = TestBackend['request'];

/** Uses a new client IP each time, unless the headers name one. */
export function jsonSender(request: Request) {
  return (path: string, body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
    request(path, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...fromIp(), ...headers },
    });
}

export function formPoster({ request }: Pick<TestBackend, 'request'>) {
  return {
    postJson: jsonSender(request),
    /** As a browser without scripts does, from a page of the site. */
    postForm: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      request(path, {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          ...fromIp(),
          host: 'school.test',
          origin: 'https://school.test',
          ...headers,
        },
      }),
  };
}

/** Where a form without scripts leads, and the fields that it gives back to its page, if any. */
export async function readRedirect(response: Response) {
  const { pathname, searchParams, hash } = new URL(response.headers.get('location') ?? '', 'https://school.test');
  const answer = searchParams.get('answer');
  searchParams.delete('answer');
  const posted = answer === null ? null : await openPostedFields(answer, pathname);
  return { status: response.status, location: `${pathname}?${searchParams}${hash}`, values: posted?.values };
}

/** `result` is `data` or `error`. */
export async function readResult(response: Response): Promise<{ status: number; result: unknown }> {
  const { data, error } = (await response.json()) as { data?: unknown; error?: unknown };
  return { status: response.status, result: data ?? error };
}
