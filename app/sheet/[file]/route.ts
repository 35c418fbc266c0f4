import { sheetFiles } from '@/components/layout/sheet';
import { sheets } from '@/styles/sheets';

const nameIn = /^([a-z-]+)-[0-9a-f]{12}\.css$/;

/** A style sheet as a file. A page from before a new version asks for an older name: it gets the newest, not for keeping. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const current = sheetFiles.get(file);
  const older = [...sheetFiles.values()].find((name) => name === nameIn.exec(file)?.[1]);
  const name = current ?? older;
  if (!name) return new Response(null, { status: 404 });
  return new Response(sheets[name], {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': current ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  });
}
