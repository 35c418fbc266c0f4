import type { TestBackend } from './database';

let visitors = 0;

/** Posts as a new visitor each time: limits by address have tests of their own. */
export function poster({ request }: Pick<TestBackend, 'request'>) {
  const send = (path: string, type: string, body: string, headers: Record<string, string>) => {
    visitors += 1;
    const address = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
    return request(path, {
      method: 'POST',
      headers: { 'content-type': type, 'x-connection-address': address, ...headers },
      body,
    });
  };
  return {
    postJson: (path: string, body: object, headers: Record<string, string> = {}) =>
      send(path, 'application/json', JSON.stringify(body), headers),
    /** A form posted by a browser without scripts, from the site's own page. */
    postForm: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      send(path, 'application/x-www-form-urlencoded', new URLSearchParams(fields).toString(), {
        host: 'school.test',
        origin: 'https://school.test',
        ...headers,
      }),
  };
}

/** What an answer says: its status and its `data` or `error`. */
export async function said(answer: Response): Promise<{ status: number; words: unknown }> {
  const { data, error } = (await answer.json()) as { data?: unknown; error?: unknown };
  return { status: answer.status, words: data ?? error };
}
