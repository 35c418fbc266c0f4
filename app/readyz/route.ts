import { isBackendReady } from '@/lib/api/readiness';

export const dynamic = 'force-dynamic';

/** Readiness: the database, or the existing backend, responds. */
export async function GET(): Promise<Response> {
  const isReady = await isBackendReady();
  return Response.json(isReady ? { data: 'ready' } : { error: 'The backend does not answer.' }, {
    status: isReady ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  });
}
