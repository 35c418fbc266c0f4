import type { Endpoint, PayloadRequest, Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { actorOf, writeEntry } from '@/lib/cms/audit/record-entry';
import { isRefusal } from '@/lib/cms/errors';
import { adminTexts } from '@/lib/cms/text/admin';
import { byteOrderMark, csvHeaders, toCsv } from './csv';
import { type ExportedCollection, type ExportedRow, exportColumns } from './export-columns';
import { translateColumns } from './translate-columns';

/** Rows are streamed page by page: memory does not grow with the export. */
const rowsPerPage = 250;
type ExportQuery = { collection: ExportedCollection; req: PayloadRequest; where: Where; sort: string[] };

/** Reads the list's filter and search from the URL. Leaves out later rows, which would shift the pages. */
function readFilter(req: PayloadRequest, collection: ExportedCollection): Pick<ExportQuery, 'where' | 'sort'> {
  const { where, search, sort } = req.query;
  const filter = mergeListSearchAndWhere({
    collectionConfig: req.payload.collections[collection].config,
    search: typeof search === 'string' ? search : '',
    where: where && typeof where === 'object' ? (where as Where) : {},
  });
  const until: Where = { createdAt: { less_than_equal: new Date().toISOString() } };
  return {
    where: { and: [filter, until].filter((part) => Object.keys(part).length > 0) },
    // A unique order: otherwise a row could fall between two pages.
    sort: [typeof sort === 'string' && sort ? sort : '-createdAt', 'id'],
  };
}

async function readOwnerNames(req: PayloadRequest): Promise<Map<string, string>> {
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

async function readPage({ collection, req, where, sort }: ExportQuery, page: number): Promise<ExportedRow[]> {
  const { docs } = await req.payload.find({
    collection,
    where,
    sort,
    page,
    limit: rowsPerPage,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return docs as unknown as ExportedRow[];
}

function streamCsv(
  query: ExportQuery,
  firstPage: ExportedRow[],
  names: Map<string, string>,
): ReadableStream<Uint8Array> {
  const columns = exportColumns[query.collection];
  const { titleOf, cellOf } = translateColumns(query.req, query.collection);
  const cells = (row: ExportedRow) => {
    const named = { ...row, ownerName: names.get(String(row.owner)) };
    return columns.map((column) => cellOf(column, named));
  };
  const encoder = new TextEncoder();
  let page = 1;
  let rows = firstPage;
  return new ReadableStream(
    {
      start: (controller) => controller.enqueue(encoder.encode(byteOrderMark + toCsv([columns.map(titleOf)]))),
      pull: async (controller) => {
        if (rows.length > 0) controller.enqueue(encoder.encode(toCsv(rows.map(cells))));
        if (rows.length < rowsPerPage) return controller.close();
        page += 1;
        rows = await readPage(query, page);
      },
    },
    { highWaterMark: 0 },
  );
}

const refuse = (status: number, error: string) => Response.json({ error }, { status });

/** `GET /cms-api/{collection}/export`: the rows that the list shows, as CSV. */
export const exportEndpoint = (collection: ExportedCollection): Omit<Endpoint, 'root'> => ({
  path: '/export',
  method: 'get',
  handler: async (req) => {
    const texts = adminTexts(req.i18n.language);
    const actor = actorOf(req);
    if (!actor) return refuse(401, texts.notAllowed);
    try {
      const query = { collection, req, ...readFilter(req, collection) };
      // Payload refuses the first page to a role that may not read the collection or a field of the filter.
      const [firstPage, names] = [await readPage(query, 1), await readOwnerNames(req)];
      await writeEntry(req, { action: 'export', subject: collection, ...actor });
      return new Response(streamCsv(query, firstPage, names), {
        headers: csvHeaders(collection),
      });
    } catch (error) {
      if (isRefusal(error)) return refuse(error.status, texts.notAllowed);
      throw error;
    }
  },
});
