import { backendReady } from '@/lib/api/ready';

export const dynamic = 'force-dynamic';

/** The site can serve: its database, or the existing backend, answers. */
export async function GET(): Promise<Response> {
  const ready = await backendReady();
  return Response.json(ready ? { data: 'ready' } : { error: 'The backend does not answer.' }, {
    status: ready ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  });
}
