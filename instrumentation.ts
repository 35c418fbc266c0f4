/** Runs once before the first request: a wrong environment or a database in other hands ends the process with a readable line. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { prepareIncomingRequests } = await import('@/lib/backend/incoming-requests');
  const { servesKept } = await import('@/lib/kept-pages/serve');
  // Vercel hands each request to a function of its own, which cannot ask itself.
  const keepsPages = process.env.NODE_ENV === 'production' && !process.env.VERCEL;
  prepareIncomingRequests(keepsPages ? servesKept : undefined);
  await refreshOnSave();
  try {
    const { env } = await import('@/lib/env');
    // With an existing backend there is no database of ours to open; staff work there.
    if (!env().BACKEND_URL) {
      const { startBackend } = await import('@/lib/backend/start');
      await startBackend();
    }
  } catch (error) {
    endWith(error);
  }
  // For `npm start`, which runs in this very process.
  (process as NodeJS.EventEmitter).emit('prepared');
}

/** From now on a save in the admin makes what the pages hold of it anew, before the next visitor asks. */
async function refreshOnSave(): Promise<void> {
  const { revalidateTag } = await import('next/cache');
  const { onContentChange } = await import('@/lib/cms/hooks/refresh-site');
  const { forgetPages } = await import('@/lib/kept-pages/shelf');
  onContentChange((tag) => {
    forgetPages();
    try {
      revalidateTag(tag, { expire: 0 });
    } catch {
      // Outside a request, as while seeding, nothing is held yet.
    }
  });
}

function endWith(error: unknown): never {
  // By its words, not its class: importing that would import the database.
  const { name, message, lines = [] } = error as Error & { lines?: string[] };
  if (name === 'EnvError') for (const line of lines) console.error(`Environment: ${line}`);
  else if (/in use by another process/.test(message)) console.error(message);
  else console.error('The server could not start.', error);
  process.exit(78);
}
