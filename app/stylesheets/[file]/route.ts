import { findStylesheet } from '@/components/layout/stylesheet-files';

/** Serves a stylesheet. A page from before a deployment gets the current one, which its browser does not cache under the older name. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const stylesheet = findStylesheet((await params).file);
  if (!stylesheet) return new Response(null, { status: 404 });
  return new Response(stylesheet.text, {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': stylesheet.isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  });
}
