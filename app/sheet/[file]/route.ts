import { sheetOfFile } from '@/components/layout/sheet';

/** A style sheet as a file. A page from before a new version asks for an older name: it gets the newest, not for keeping. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const sheet = sheetOfFile((await params).file);
  if (!sheet) return new Response(null, { status: 404 });
  return new Response(sheet.text, {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': sheet.isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  });
}
