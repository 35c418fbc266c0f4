export async function register(): Promise<void> {
  // The condition removes the import from the Edge bundle.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { prepareServer } = await import('@/lib/server/prepare');
    await prepareServer();
  }
}
