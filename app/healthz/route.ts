export const dynamic = 'force-dynamic';

/** Liveness: the process responds. */
export function GET(): Response {
  return Response.json({ data: 'ok' }, { headers: { 'cache-control': 'no-store' } });
}
