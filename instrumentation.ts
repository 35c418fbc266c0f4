/** Runs once before the first request: a wrong environment or a database in other hands ends the process with a readable line. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { stampConnectionAddresses } = await import('@/lib/backend/client-address');
  stampConnectionAddresses();
  const { refreshOnSave } = await import('@/lib/api/refresh');
  refreshOnSave();
  const { prepare } = await import('@/lib/cms/prepare');
  await prepare();
}
