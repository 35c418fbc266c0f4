/** Runs once before the first request: a wrong environment or a database in other hands ends the process with a readable line. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { prepareIncomingRequests } = await import('@/lib/backend/incoming-requests');
  const { servesKept } = await import('@/lib/kept-pages/serve');
  prepareIncomingRequests(process.env.NODE_ENV === 'production' ? servesKept : undefined);
  await refreshOnSave();
  const { prepare } = await import('@/lib/cms/prepare');
  await prepare();
  if (process.env.NODE_ENV !== 'production' || process.env.BACKEND_URL) return;
  const { keepBackend } = await import('@/lib/backend/own');
  await keepBackend();
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
