import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Resolves once `/readyz` answers 200: the database is open, migrated and seeded. False after `seconds`. */
export async function isReady(url, { seconds = Number.POSITIVE_INFINITY, every = 100 } = {}) {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if ((await status(new URL('/readyz', url))) === 200) return true;
    await pause(every);
  }
  return false;
}

/** The HTTP status of an address; undefined while nobody answers. */
export function status(url) {
  return new Promise((resolve) => {
    const request = get(url, { timeout: 5000 }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode));
      answer.once('error', () => resolve(undefined));
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(undefined));
  });
}
