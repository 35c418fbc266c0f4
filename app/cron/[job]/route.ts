import { isCronCall, runScheduledJob } from '@/lib/api/scheduled-jobs';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ job: string }> };

/** For hosts where no process lives long enough for its own timers: called on the schedule in `vercel.json`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  const data = isCronCall(request.headers.get('authorization')) && (await runScheduledJob((await params).job));
  return data ? Response.json({ data }, { headers }) : new Response(null, { status: 404, headers });
}
