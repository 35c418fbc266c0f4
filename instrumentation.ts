/** Runs once, before the first request. */
export async function register(): Promise<void> {
  // Around the import, so that the build for the framework's other runtime leaves it out.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { prepareServer } = await import('@/lib/server/prepare');
    await prepareServer();
  }
}
