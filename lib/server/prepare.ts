import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { invalidateAllData, invalidateData } from '@/lib/api/data-version';
import { capabilities } from '@/lib/backend-choice';
import { onContentChange } from '@/lib/cms/hooks/refresh-site';
import type { ChangeListener } from '@/lib/cms/listen-to-instances';
import { hasObjectStorage, mediaDirectory } from '@/lib/cms/storage';
import { env, siteIsHttps } from '@/lib/env';
import { brotliFiles } from '@/lib/http/compression/brotli-files';
import { deleteStoredHomePages, restoreHomePages, storeHomePages } from '@/lib/http/page-cache/home-pages';
import { clearPages, expirePages, invalidatePages, setListeningToInstances } from '@/lib/http/page-cache/page-cache';
import { servePageFromCache } from '@/lib/http/page-cache/serve-page';
import { servePayload } from '@/lib/http/page-cache/serve-payload';
import { type Origin, warmPagesLater } from '@/lib/http/page-cache/warm-pages';
import { pictureFiles } from '@/lib/http/picture-files';
import { createPipeline } from '@/lib/http/pipeline';
import { installOnVercel } from '@/lib/http/vercel';
import { logError } from '@/lib/log-error';
import { setWaitUntil } from '@/lib/mail/wait-until';

/** Lets pending requests be served before loading the backend blocks the event loop. */
const servePendingMs = 50;

/**
 * Emits `pipeline` and, once the backend has started, `prepared` for `scripts/http-server.mjs`, which emits `listening`. The pipeline comes
 * first if it can send the home pages of the last process meanwhile. Exits if the environment is invalid or the database is in use.
 */
export async function prepareServer(): Promise<void> {
  invalidateOnSave();
  setWaitUntil((work) => ifInRequest(() => after(work)));
  try {
    env();
    const { hasCms } = capabilities;
    // Vercel compresses by itself, its functions cannot request themselves, and handle their first request before this runs.
    const isOwnServer = process.env.NODE_ENV === 'production' && !process.env.VERCEL;
    const pipeline = createPipeline({
      hasStaffSession,
      hasCms,
      hasHostCookies: isOwnServer && siteIsHttps(),
      hasAdminNonces: isOwnServer,
      ...(isOwnServer && { servePayload, serveBrotliFile: brotliFiles('.next'), servePageFromCache }),
      ...(isOwnServer && hasCms && !hasObjectStorage() && { servePicture: pictureFiles(mediaDirectory()) }),
    });
    if (process.env.VERCEL) installOnVercel(pipeline);
    const emit = (event: string, ...args: unknown[]) => (process as NodeJS.EventEmitter).emit(event, ...args);
    // Every save of a SQLite file passes through the process that has it open.
    const canStorePages = isOwnServer && hasCms && !env().DATABASE_URL;
    if (isOwnServer) keepPagesWarm(canStorePages);
    // Also in development, on the same data.
    if (hasCms && !env().DATABASE_URL) onContentChange(deleteStoredHomePages);
    const isHomeKnown = canStorePages && restoreHomePages();
    if (isHomeKnown) {
      emit('pipeline', pipeline);
      await pause(servePendingMs);
    }
    if (hasCms) {
      const backend = await import('@/lib/backend/start');
      await backend.startBackend(otherInstances);
      setStaffSessionCheck(backend.hasStaffSession);
    }
    // Another process may have saved until it released the database.
    if (isHomeKnown && !restoreHomePages()) clearPages();
    if (!isHomeKnown) emit('pipeline', pipeline);
    emit('prepared');
  } catch (error) {
    exitWith(error);
  }
}

type StaffSessionCheck = (headers: Headers) => Promise<boolean>;

let setStaffSessionCheck: (check: StaffSessionCheck) => void = () => {};
/** Once the backend has started. */
const staffSessionCheck = new Promise<StaffSessionCheck>((resolve) => {
  setStaffSessionCheck = resolve;
});

async function hasStaffSession({ headers }: IncomingMessage): Promise<boolean> {
  if (!capabilities.hasCms) return false;
  const check = await staffSessionCheck;
  return check(webHeaders(headers));
}

function webHeaders(headers: IncomingHttpHeaders): Headers {
  const pairs = Object.entries(headers).flatMap(([name, value = '']) => [value].flat().map((one) => [name, one]));
  return new Headers(pairs as [string, string][]);
}

let warmPages = () => {};

function keepPagesWarm(canStorePages: boolean): void {
  const onHome = canStorePages ? storeHomePages : undefined;
  (process as NodeJS.EventEmitter).once('listening', (origin: Origin) => {
    const options = { onHome, onRefresh: invalidateAllData };
    warmPagesLater(origin, { ...options, delayMs: 0 });
    warmPages = () => warmPagesLater(origin, options);
  });
}

function invalidateOnSave(): void {
  onContentChange((tag) => {
    invalidatePages();
    invalidateData(tag);
    ifInRequest(() => revalidateTag(tag, { expire: 0 }));
    warmPages();
  });
}

const otherInstances: ChangeListener = {
  onChange: (tag) => {
    invalidateData(tag);
    clearPages();
    warmPages();
  },
  onConnect: () => {
    invalidateAllData();
    expirePages();
    setListeningToInstances(true);
    warmPages();
  },
  onDisconnect: () => setListeningToInstances(false),
};

/** Next allows these calls in requests only. */
function ifInRequest(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!/outside a request scope|static generation store missing/.test(String(error)))
      logError('A framework call failed.', error);
  }
}

function exitWith(error: unknown): never {
  // By name: importing the classes would import the database.
  const { name, message, lines = [] } = error as Error & { lines?: string[] };
  if (name === 'EnvError') for (const line of lines) console.error(`Environment: ${line}`);
  else if (
    ['PreparationTimeoutError', 'UnfinishedMoveError', 'DatabaseOwnedError', 'DatabaseUnusableError'].includes(name)
  )
    console.error(message);
  else logError('The server could not start.', error);
  process.exit(78);
}
