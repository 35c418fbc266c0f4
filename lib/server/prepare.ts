import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { ownStaffSession } from '@/lib/backend/own';
import { capabilities } from '@/lib/backend-choice';
import { onContentChange } from '@/lib/cms/hooks/refresh-site';
import { packedFiles } from '@/lib/compression/packed-files';
import { env, siteIsHttps } from '@/lib/env';
import { type Forerunner, prepareIncomingRequests } from '@/lib/http/incoming-requests';
import { servesKept } from '@/lib/kept-pages/serve';
import { forgetPages } from '@/lib/kept-pages/shelf';
import { logError } from '@/lib/log-error';
import { keepWorkWith } from '@/lib/mail/outlast';

/** Everything before the first request. A wrong environment or a database in other hands ends the process with a readable line. */
export async function prepareServer(): Promise<void> {
  // Vercel packs files on its own and hands each request to a function of its own, which cannot ask itself.
  const isOwnServer = process.env.NODE_ENV === 'production' && !process.env.VERCEL;
  prepareIncomingRequests({
    hasStaffSession,
    // On Vercel the first request of a function is there before this runs.
    hostCookies: isOwnServer && siteIsHttps(),
    forerunner: isOwnServer ? ownServersStep() : undefined,
  });
  refreshOnSave();
  keepWorkWith((work) => inRequest(() => after(work)));
  try {
    // With an existing backend there is no database of ours to open; staff work there.
    env();
    if (capabilities().hasCms) {
      const { startBackend } = await import('@/lib/backend/start');
      await startBackend();
    }
  } catch (error) {
    endWith(error);
  }
  // For `npm start`, which runs in this very process.
  (process as NodeJS.EventEmitter).emit('prepared');
}

// With an existing backend there is no admin here.
const hasStaffSession = async ({ headers }: IncomingMessage): Promise<boolean> =>
  capabilities().hasCms && (await ownStaffSession())(webHeaders(headers));

function webHeaders(headers: IncomingHttpHeaders): Headers {
  const pairs = Object.entries(headers).flatMap(([name, value = '']) => [value].flat().map((one) => [name, one]));
  return new Headers(pairs as [string, string][]);
}

/** What stands before the framework on one's own server: packed files and kept pages. */
function ownServersStep(): Forerunner {
  const point = packedFiles('.next');
  return (server, request, response, pass) => {
    point(request, response);
    return servesKept(server, request, response, pass);
  };
}

/** From now on a save in the admin makes what the pages hold of it anew, before the next visitor asks. */
function refreshOnSave(): void {
  onContentChange((tag) => {
    forgetPages();
    inRequest(() => revalidateTag(tag, { expire: 0 }));
  });
}

/** What only a request can do. Outside of one, as while seeding, the framework holds nothing yet and lets nothing fall asleep. */
function inRequest(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!/outside a request scope|static generation store missing/.test(String(error)))
      logError('A framework call failed.', error);
  }
}

function endWith(error: unknown): never {
  // By its words, not its class: importing that would import the database.
  const { name, message, lines = [] } = error as Error & { lines?: string[] };
  if (name === 'EnvError') for (const line of lines) console.error(`Environment: ${line}`);
  else if (name === 'PreparationTimeoutError' || /in use by another process/.test(message)) console.error(message);
  else logError('The server could not start.', error);
  process.exit(78);
}
