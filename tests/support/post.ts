import type { TestBackend } from './database';

type Request = TestBackend['request'];

let visitors = 0;

/** A new address for each visitor: limits by address have tests of their own. */
function ownAddress() {
  visitors += 1;
  return { 'x-connection-address': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` };
}

/** Sends JSON as a new visitor each time, unless an address is given. */
export function sending(request: Request) {
  return (path: string, body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
    request(path, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...ownAddress(), ...headers },
    });
}

/** Posts what a form holds, as a new visitor each time. */
export function poster({ request }: Pick<TestBackend, 'request'>) {
  return {
    postJson: sending(request),
    /** A form posted by a browser without scripts, from the site's own page. */
    postForm: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      request(path, {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          ...ownAddress(),
          host: 'school.test',
          origin: 'https://school.test',
          ...headers,
        },
      }),
  };
}

/** What an answer says: its status and its `data` or `error`. */
export async function said(answer: Response): Promise<{ status: number; words: unknown }> {
  const { data, error } = (await answer.json()) as { data?: unknown; error?: unknown };
  return { status: answer.status, words: data ?? error };
}
