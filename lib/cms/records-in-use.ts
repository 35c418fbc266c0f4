import type { CollectionSlug, Field, PayloadRequest, Where } from 'payload';
import { type Translated, translate } from './language';

/** Who or what a record is needed by: some names, and how many there are in all. */
export type Uses = { names: string[]; total: number };

const shownNames = 5;

async function named(req: PayloadRequest, collection: CollectionSlug, where: Where, nameField: string): Promise<Uses> {
  // What lies in the recycle bin can come back and counts as well.
  const { docs, totalDocs } = await req.payload.find({
    collection,
    where,
    select: { [nameField]: true },
    limit: shownNames,
    depth: 0,
    trash: true,
    overrideAccess: true,
    req,
  });
  const names = (docs as unknown as Record<string, unknown>[]).map((doc) => String(doc[nameField] ?? ''));
  return { names, total: totalDocs };
}

function joined(found: Uses[]): Uses {
  const names = [...new Set(found.flatMap((uses) => uses.names))].slice(0, shownNames);
  return { names, total: found.reduce((sum, { total }) => sum + total, 0) };
}

/** "Aye Aye, Su Su, +3" */
function listed({ names, total }: Uses): string {
  const others = total - names.length;
  return [...names, ...(others > 0 ? [`+${others}`] : [])].join(', ');
}

/** The paths of the picture fields among these, arrays, groups and tabs included, and of the rich texts. */
function picturePaths(fields: Field[], prefix = ''): { uploads: string[]; richTexts: string[] } {
  const found = { uploads: [] as string[], richTexts: [] as string[] };
  const add = (more: typeof found) => {
    found.uploads.push(...more.uploads);
    found.richTexts.push(...more.richTexts);
  };
  for (const field of fields) {
    if (field.type === 'upload' && field.relationTo === 'media') found.uploads.push(prefix + field.name);
    else if (field.type === 'richText') found.richTexts.push(prefix + field.name);
    else if (field.type === 'tabs') {
      for (const tab of field.tabs) add(picturePaths(tab.fields, 'name' in tab ? `${prefix}${tab.name}.` : prefix));
    } else if ('fields' in field) add(picturePaths(field.fields, 'name' in field ? `${prefix}${field.name}.` : prefix));
  }
  return found;
}

/** Whether a value holds this picture anywhere: an id, a populated picture, or an upload inside a rich text. */
const holds = (value: unknown, id: string): boolean => JSON.stringify(value ?? null).includes(id);

type Named = { id: string | number; [field: string]: unknown };
type Place = { slug: CollectionSlug; title: string; uploads: string[]; richTexts: string[] };

const any = (paths: string[], id: string, prefix = ''): Where => ({
  or: paths.map((path): Where => ({ [prefix + path]: { equals: id } })),
});

/** The records of a collection that show a picture in a field of theirs, newer drafts included. */
async function recordsWithUpload(req: PayloadRequest, { slug, title, uploads }: Place, id: string): Promise<Named[]> {
  const shared = { collection: slug, depth: 0, pagination: false, trash: true, overrideAccess: true, req } as const;
  const found = await req.payload.find({ ...shared, where: any(uploads, id), select: { [title]: true } });
  if (!req.payload.collections[slug].config.versions?.drafts) return found.docs as unknown as Named[];
  const where: Where = { and: [{ latest: { equals: true } }, any(uploads, id, 'version.')] };
  const drafts = await req.payload.findVersions({ ...shared, where });
  return [
    ...(found.docs as unknown as Named[]),
    ...drafts.docs.map(({ parent, version }) => ({ ...(version as unknown as Named), id: parent })),
  ];
}

const batch = 100;

/** The records of a collection with a text that shows a picture. */
async function recordsWithText(req: PayloadRequest, { slug, title, richTexts }: Place, id: string): Promise<Named[]> {
  const found: Named[] = [];
  for (let page = 1; ; page++) {
    const { docs, hasNextPage } = await req.payload.find({
      collection: slug,
      select: Object.fromEntries([title, ...richTexts].map((path) => [path, true])),
      sort: 'id',
      limit: batch,
      page,
      depth: 0,
      trash: true,
      overrideAccess: true,
      req,
    });
    for (const doc of docs as unknown as Named[]) {
      if (holds({ ...doc, id: undefined }, id)) found.push(doc);
    }
    if (!hasNextPage) return found;
  }
}

async function recordsWithPicture(req: PayloadRequest, id: string): Promise<Uses> {
  const { payload } = req;
  const names = new Map<string, string>();
  for (const { slug, fields, admin } of payload.config.collections) {
    if (!admin.useAsTitle || admin.useAsTitle === 'id') continue;
    const place = { slug: slug as CollectionSlug, title: admin.useAsTitle, ...picturePaths(fields) };
    const records = [
      ...(place.uploads.length > 0 ? await recordsWithUpload(req, place, id) : []),
      ...(place.richTexts.length > 0 ? await recordsWithText(req, place, id) : []),
    ];
    for (const record of records) names.set(`${slug} ${record.id}`, String(record[place.title] ?? ''));
  }
  for (const { slug, fields, label } of payload.config.globals) {
    const { uploads, richTexts } = picturePaths(fields);
    if (uploads.length + richTexts.length === 0) continue;
    const settings = await payload.findGlobal({ slug, depth: 0, overrideAccess: true, req });
    if (holds(settings, id)) names.set(slug, translate(req, label as Translated));
  }
  return { names: [...names.values()].slice(0, shownNames), total: names.size };
}

const isDecidedAgainst = (state: unknown) => state === 'Rejected' || state === 'Cancelled';

/** Why a record may not be deleted, in the language of the admin; undefined where it may. */
type Reason = (req: PayloadRequest, id: string, doc: Record<string, unknown>) => Promise<string | undefined>;

const reasons: Partial<Record<CollectionSlug, Reason>> = {
  courses: async (req, id, { name }) => {
    const where = { course: { equals: id } };
    const uses = joined([
      await named(req, 'enrolments', where, 'name'),
      await named(req, 'payment-requests', where, 'name'),
    ]);
    if (uses.total === 0) return undefined;
    return translate(req, {
      en: `“${name}” stays in the records: ${listed(uses)} enrolled in it or paid for it. Archive it instead: it leaves the site, and their records keep it.`,
      my: `“${name}” ကို ဖျက်၍မရပါ။ ${listed(uses)} က စာရင်းသွင်းထားသည် သို့မဟုတ် ငွေပေးချေထားသည်။ ဖျက်မည့်အစား မော်ကွန်းတွင် သိမ်းဆည်းပါ။ ဝဘ်ဆိုက်တွင် မပြတော့ဘဲ မှတ်တမ်းများတွင် ဆက်ရှိနေမည်။`,
      fr: `« ${name} » reste dans les dossiers : ${listed(uses)} s’y sont inscrits ou l’ont payé. Archivez-le plutôt : il quitte le site et reste dans leurs dossiers.`,
    });
  },
  books: async (req, id, { title }) => {
    const uses = await named(req, 'book-orders', { book: { equals: id } }, 'firstName');
    if (uses.total === 0) return undefined;
    return translate(req, {
      en: `“${title}” stays in the records: ${listed(uses)} ordered it. Archive it instead: it leaves the site, and the orders keep it.`,
      my: `“${title}” ကို ဖျက်၍မရပါ။ ${listed(uses)} က မှာယူထားသည်။ ဖျက်မည့်အစား မော်ကွန်းတွင် သိမ်းဆည်းပါ။ ဝဘ်ဆိုက်တွင် မပြတော့ဘဲ မှာယူမှုမှတ်တမ်းများတွင် ဆက်ရှိနေမည်။`,
      fr: `« ${title} » reste dans les dossiers : ${listed(uses)} l’ont commandé. Archivez-le plutôt : il quitte le site et reste dans les commandes.`,
    });
  },
  instructors: async (req, id, { name }) => {
    const uses = await named(req, 'courses', { instructor: { equals: id } }, 'name');
    if (uses.total === 0) return undefined;
    return translate(req, {
      en: `${name} teaches ${listed(uses)}. Archive the instructor instead, or name another one in these courses first.`,
      my: `${name} သည် ${listed(uses)} ကို သင်ကြားနေသည်။ ဖျက်မည့်အစား မော်ကွန်းတွင် သိမ်းဆည်းပါ၊ သို့မဟုတ် ဤသင်တန်းများတွင် အခြားဆရာ/ဆရာမကို အရင်ရွေးပါ။`,
      fr: `${name} enseigne ${listed(uses)}. Archivez cette fiche plutôt, ou choisissez d’abord un autre enseignant pour ces cours.`,
    });
  },
  learners: async (req, id, { name }) => {
    const uses = await named(req, 'payment-requests', { learner: { equals: id } }, 'courseName');
    if (uses.total === 0) return undefined;
    return translate(req, {
      en: `${name} stays in the records: there are payments for ${listed(uses)}. Archive the account instead: nobody can log in to it, and the payments keep their learner.`,
      my: `${name} ကို ဖျက်၍မရပါ။ ${listed(uses)} အတွက် ငွေပေးချေမှုများ ရှိသည်။ ဖျက်မည့်အစား အကောင့်ကို မော်ကွန်းတွင် သိမ်းဆည်းပါ။ အကောင့်ဝင်၍ မရတော့ဘဲ မှတ်တမ်းများ ဆက်ရှိနေမည်။`,
      fr: `${name} reste dans les dossiers : il y a des paiements pour ${listed(uses)}. Archivez plutôt le compte : personne ne peut plus s’y connecter, et les paiements gardent leur apprenant.`,
    });
  },
  media: async (req, id, { alt }) => {
    const uses = await recordsWithPicture(req, id);
    if (uses.total === 0) return undefined;
    return translate(req, {
      en: `The picture “${alt}” is shown with ${listed(uses)}. Choose another picture there first.`,
      my: `“${alt}” ပုံကို ${listed(uses)} တွင် အသုံးပြုထားသည်။ ထိုနေရာတွင် အခြားပုံကို အရင်ရွေးပါ။`,
      fr: `L’image « ${alt} » est utilisée par ${listed(uses)}. Choisissez-y d’abord une autre image.`,
    });
  },
};

const undecided: Reason = async (req, _, { state, reference, name }) =>
  isDecidedAgainst(state)
    ? undefined
    : translate(req, {
        en: `${reference} of ${name} is waiting or accepted. Reject or cancel it first.`,
        my: `${name} ၏ ${reference} သည် စောင့်ဆိုင်းဆဲ သို့မဟုတ် လက်ခံပြီး ဖြစ်သည်။ အရင် ပယ်ပါ သို့မဟုတ် ပယ်ဖျက်ပါ။`,
        fr: `${reference} de ${name} est en attente ou accepté. Refusez-le ou annulez-le d’abord.`,
      });
reasons.enrolments = undecided;
reasons['payment-requests'] = undecided;

/** Why this record stays; undefined where nobody needs it. */
export async function reasonToKeep(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
): Promise<string | undefined> {
  const reason = reasons[collection];
  if (!reason) return undefined;
  const doc = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    trash: true,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  return doc ? reason(req, id, doc as unknown as Record<string, unknown>) : undefined;
}
