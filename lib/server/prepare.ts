import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { ownStaffSession } from '@/lib/backend/own';
import { capabilities } from '@/lib/backend-choice';
import { onContentChange } from '@/lib/cms/hooks/refresh-site';
import { env, siteIsHttps } from '@/lib/env';
import { brotliFiles } from '@/lib/http/compression/brotli-files';
import { invalidatePages } from '@/lib/http/page-cache/page-cache';
import { servePageFromCache } from '@/lib/http/page-cache/serve-page';
import { createPipeline } from '@/lib/http/pipeline';
import { installOnVercel } from '@/lib/http/vercel';
import { logError } from '@/lib/log-error';
import { keepWorkWith } from '@/lib/mail/outlast';

/**
 * Everything before the first request. Emits `prepared` with the request pipeline, for `scripts/server.mjs`. A wrong environment or a
 * database in use ends the process with a readable line.
 */
export async function prepareServer(): Promise<void> {
  refreshOnSave();
  keepWorkWith((work) => inRequest(() => after(work)));
  try {
    // A wrong environment is told first.
    env();
    const { hasCms } = capabilities();
    // Vercel compresses by itself, and its functions send no requests to themselves. Their first request comes before this runs, so
    // that its cookies would have another name.
    const isOwnServer = process.env.NODE_ENV === 'production' && !process.env.VERCEL;
    const pipeline = createPipeline({
      hasStaffSession,
      hasCms,
      usesHostCookies: isOwnServer && siteIsHttps(),
      usesAdminNonces: isOwnServer,
      ...(isOwnServer && { serveBrotliFile: brotliFiles('.next'), servePageFromCache }),
    });
    if (process.env.VERCEL) installOnVercel(pipeline);
    // With an existing backend there is no database of ours to open; staff work there.
    if (hasCms) {
      const { startBackend } = await import('@/lib/backend/start');
      await startBackend();
    }
    (process as NodeJS.EventEmitter).emit('prepared', pipeline);
  } catch (error) {
    endWith(error);
  }
}

// With an existing backend there is no admin here.
const hasStaffSession = async ({ headers }: IncomingMessage): Promise<boolean> =>
  capabilities().hasCms && (await ownStaffSession())(webHeaders(headers));

function webHeaders(headers: IncomingHttpHeaders): Headers {
  const pairs = Object.entries(headers).flatMap(([name, value = '']) => [value].flat().map((one) => [name, one]));
  return new Headers(pairs as [string, string][]);
}

/** From now on a save in the admin invalidates what the pages hold of it. */
function refreshOnSave(): void {
  onContentChange((tag) => {
    invalidatePages();
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
  // By its name, not its class: importing that would import the database.
  const { name, message, lines = [] } = error as Error & { lines?: string[] };
  if (name === 'EnvError') for (const line of lines) console.error(`Environment: ${line}`);
  else if (name === 'PreparationTimeoutError' || /in use by another process/.test(message)) console.error(message);
  else logError('The server could not start.', error);
  process.exit(78);
}
