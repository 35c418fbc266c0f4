import { stringify } from 'csv-stringify/sync';
import type { Endpoint, PayloadRequest, Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { isRefusal } from '@/lib/cms/errors';
import { yangonTime } from '@/lib/format/dates';
import { type ExportedCollection, type ExportedRow, exportColumns } from './export-columns';
import { inboxWords } from './words';

// Rows are read and sent page by page: an export of any length needs the memory of one page.
const pageSize = 250;
// Excel takes a file without it for another encoding.
const byteOrderMark = '\uFEFF';

type Asked = { collection: ExportedCollection; req: PayloadRequest; where: Where; sort: string[] };

/** The list's filter and search as the address carries them, up to now: what arrives meanwhile would shift the pages. */
function askedFilter(req: PayloadRequest, collection: ExportedCollection): Pick<Asked, 'where' | 'sort'> {
  const { where, search, sort } = req.query;
  const filter = mergeListSearchAndWhere({
    collectionConfig: req.payload.collections[collection].config,
    search: typeof search === 'string' ? search : '',
    where: where && typeof where === 'object' ? (where as Where) : {},
  });
  const until: Where = { createdAt: { less_than_equal: new Date().toISOString() } };
  return {
    where: { and: [filter, until].filter((part) => Object.keys(part).length > 0) },
    // Equal values need an order too, or a row could fall between two pages.
    sort: [typeof sort === 'string' && sort ? sort : '-createdAt', 'id'],
  };
}

async function ownerNames(req: PayloadRequest): Promise<Map<string, string>> {
  const { docs } = await req.payload.find({
    collection: 'staff',
    select: { name: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return new Map(docs.map(({ id, name }) => [id, name]));
}

async function readPage({ collection, req, where, sort }: Asked, page: number): Promise<ExportedRow[]> {
  const { docs } = await req.payload.find({
    collection,
    where,
    sort,
    page,
    limit: pageSize,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return docs as unknown as ExportedRow[];
}

/**
 * A cell in which nothing becomes a formula. Where a comma is the decimal sign, as in France, Excel begins a new cell at a
 * semicolon and a new row at a line break, quotes around the whole or not: what follows them is marked like a beginning.
 */
const withoutFormulas = (cell: string) => cell.replace(/(?=[=+\-@＝＋－＠])(?<=[;\t\r\n][\s"]*)/g, "'");

/** Rows as CSV. A cell that a spreadsheet would take for a formula begins with an apostrophe; no line break stands bare. */
function csv(rows: string[][]): string {
  return stringify(
    rows.map((cells) => cells.map(withoutFormulas)),
    { escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );
}

function stream(asked: Asked, first: ExportedRow[], names: Map<string, string>): ReadableStream<Uint8Array> {
  const columns = exportColumns[asked.collection];
  const cells = (row: ExportedRow) => {
    const named = { ...row, ownerName: names.get(String(row.owner)) };
    return columns.map(({ cell }) => cell(named));
  };
  const encoder = new TextEncoder();
  let page = 1;
  let rows = first;
  return new ReadableStream(
    {
      start: (controller) =>
        controller.enqueue(encoder.encode(byteOrderMark + csv([columns.map(({ title }) => title)]))),
      pull: async (controller) => {
        if (rows.length > 0) controller.enqueue(encoder.encode(csv(rows.map(cells))));
        if (rows.length < pageSize) return controller.close();
        page += 1;
        rows = await readPage(asked, page);
      },
    },
    { highWaterMark: 0 },
  );
}

const refuse = (status: number, error: string) => Response.json({ error }, { status });

/** `GET /cms-api/{collection}/export`: what the list shows, as CSV, for staff who may read the collection. */
export const exportEndpoint = (collection: ExportedCollection): Omit<Endpoint, 'root'> => ({
  path: '/export',
  method: 'get',
  handler: async (req) => {
    const words = inboxWords(req.i18n.language);
    if (req.user?.collection !== 'staff') return refuse(401, words.notAllowed);
    try {
      const asked = { collection, req, ...askedFilter(req, collection) };
      // Whoever may not read it, or asks by a field that is hidden, is refused by the first page.
      const [first, names] = [await readPage(asked, 1), await ownerNames(req)];
      return new Response(stream(asked, first, names), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${collection}-${yangonTime(new Date()).slice(0, 10)}.csv"`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        },
      });
    } catch (error) {
      if (isRefusal(error)) return refuse(error.status, words.notAllowed);
      throw error;
    }
  },
});
