import { type CollectionSlug, type Field, isolateObjectProperty, type PayloadRequest, type Where } from 'payload';
import { defaultLocale } from '@/lib/format/locale';
import { type Translated, translate } from './language';

/** The paths of picture and rich text fields, including those in arrays, groups and tabs. */
function findPicturePaths(fields: Field[], prefix = ''): { uploads: string[]; richTexts: string[] } {
  const found = { uploads: [] as string[], richTexts: [] as string[] };
  const add = (more: typeof found) => {
    found.uploads.push(...more.uploads);
    found.richTexts.push(...more.richTexts);
  };
  for (const field of fields) {
    if (field.type === 'upload' && field.relationTo === 'media') found.uploads.push(prefix + field.name);
    else if (field.type === 'richText') found.richTexts.push(prefix + field.name);
    else if (field.type === 'tabs') {
      for (const tab of field.tabs) add(findPicturePaths(tab.fields, 'name' in tab ? `${prefix}${tab.name}.` : prefix));
    } else if ('fields' in field)
      add(findPicturePaths(field.fields, 'name' in field ? `${prefix}${field.name}.` : prefix));
  }
  return found;
}

/** At any depth: an id, a populated picture, or an upload inside a rich text. */
const containsId = (value: unknown, id: string): boolean => JSON.stringify(value ?? null).includes(id);

type PictureUser = { id: string | number; [field: string]: unknown };
type PictureFields = { slug: CollectionSlug; title: string; uploads: string[]; richTexts: string[] };

const anyEquals = (paths: string[], id: string, prefix = ''): Where => ({
  or: paths.map((path): Where => ({ [prefix + path]: { equals: id } })),
});

/** Includes newer drafts. */
async function findInUploads(
  req: PayloadRequest,
  { slug, title, uploads }: PictureFields,
  id: string,
): Promise<PictureUser[]> {
  const shared = { collection: slug, depth: 0, pagination: false, trash: true, overrideAccess: true, req } as const;
  const found = await req.payload.find({ ...shared, where: anyEquals(uploads, id), select: { [title]: true } });
  if (!req.payload.collections[slug].config.versions?.drafts) return found.docs as unknown as PictureUser[];
  const where: Where = { and: [{ latest: { equals: true } }, anyEquals(uploads, id, 'version.')] };
  const drafts = await req.payload.findVersions({ ...shared, where });
  return [
    ...(found.docs as unknown as PictureUser[]),
    ...drafts.docs.map(({ parent, version }) => ({ ...(version as unknown as PictureUser), id: parent })),
  ];
}

/** Reads the texts of all languages without changing the language of the request. */
const withAllLocales = (req: PayloadRequest) =>
  ({ req: isolateObjectProperty(req, ['locale', 'fallbackLocale']), locale: 'all', fallbackLocale: false }) as const;

const batchSize = 100;

async function findInRichTexts(
  req: PayloadRequest,
  { slug, title, richTexts }: PictureFields,
  id: string,
): Promise<PictureUser[]> {
  const found: PictureUser[] = [];
  for (let page = 1; ; page++) {
    const { docs, hasNextPage } = await req.payload.find({
      collection: slug,
      select: Object.fromEntries([title, ...richTexts].map((path) => [path, true])),
      sort: 'id',
      limit: batchSize,
      page,
      depth: 0,
      trash: true,
      overrideAccess: true,
      ...withAllLocales(req),
    });
    for (const doc of docs as unknown as PictureUser[]) {
      if (containsId({ ...doc, id: undefined }, id)) found.push({ ...doc, [title]: englishText(doc[title]) });
    }
    if (!hasNextPage) return found;
  }
}

function englishText(texts: unknown): unknown {
  if (typeof texts !== 'object' || texts === null) return texts;
  return (texts as Record<string, unknown>)[defaultLocale] ?? Object.values(texts)[0];
}

/** The titles of the records and settings that show a picture. */
export async function findPictureUsers(req: PayloadRequest, id: string): Promise<string[]> {
  const { payload } = req;
  const names = new Map<string, string>();
  for (const { slug, fields, admin } of payload.config.collections) {
    if (!admin.useAsTitle || admin.useAsTitle === 'id') continue;
    const pictureFields = { slug: slug as CollectionSlug, title: admin.useAsTitle, ...findPicturePaths(fields) };
    const records = [
      ...(pictureFields.uploads.length > 0 ? await findInUploads(req, pictureFields, id) : []),
      ...(pictureFields.richTexts.length > 0 ? await findInRichTexts(req, pictureFields, id) : []),
    ];
    for (const record of records) names.set(`${slug} ${record.id}`, String(record[pictureFields.title] ?? ''));
  }
  for (const { slug, fields, label } of payload.config.globals) {
    const { uploads, richTexts } = findPicturePaths(fields);
    if (uploads.length + richTexts.length === 0) continue;
    const settings = await payload.findGlobal({ slug, depth: 0, overrideAccess: true, ...withAllLocales(req) });
    if (containsId(settings, id)) names.set(slug, translate(req, label as Translated));
  }
  return [...names.values()];
}
