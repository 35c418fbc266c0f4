import type { Instrumentation } from 'next';

export async function register(): Promise<void> {
  // The condition removes the import from the Edge bundle.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { prepareServer } = await import('@/lib/server/prepare');
    await prepareServer();
  }
}

/** The server is started as quiet and logs no error of a page. The URL may hold a token, the route does not. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath }) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { logError } = await import('@/lib/log-error');
    logError(`${routePath} failed.`, error);
  }
};
