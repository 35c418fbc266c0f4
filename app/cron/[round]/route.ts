import { doRound, isTheClock } from '@/lib/api/cron';

export const dynamic = 'force-dynamic';

type Asked = { params: Promise<{ round: string }> };

/** Mail that is due, and what is swept, where no process works by the clock: called as `vercel.json` says. Nothing for anyone else. */
export async function GET(request: Request, { params }: Asked): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  const done = isTheClock(request.headers.get('authorization')) && (await doRound((await params).round));
  return done ? Response.json({ data: done }, { headers }) : new Response(null, { status: 404, headers });
}
