import { sheet } from '@/components/layout/sheet';

/** The style sheet as a file. A page from before a new version asks for an older name: it gets the newest, not for keeping. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const isCurrent = sheet.href.endsWith(`/${(await params).file}`);
  return new Response(sheet.text, {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  });
}
