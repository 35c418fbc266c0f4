import { isBackendReady } from '@/lib/api/readiness';

export const dynamic = 'force-dynamic';

/** Readiness: the database, or the existing backend, responds. */
export async function GET(): Promise<Response> {
  const ready = await isBackendReady();
  return Response.json(ready ? { data: 'ready' } : { error: 'The backend does not answer.' }, {
    status: ready ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  });
}
