import type {
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
  TextField,
} from 'payload';
import { anyStaff, nobodyField } from '@/lib/cms/access/roles';

const nameOf = ({ user }: PayloadRequest): string | null => user?.name ?? user?.email ?? null;

const changedBy: TextField = {
  name: 'changedBy',
  type: 'text',
  label: { en: 'Last changed by', my: 'နောက်ဆုံး ပြင်ဆင်သူ', fr: 'Dernière modification par' },
  access: { create: nobodyField, update: nobodyField },
  admin: { position: 'sidebar', readOnly: true },
};

/** Settings of a release without versions become the first version, so that the first change can be undone. */
async function keepFirstState(req: PayloadRequest, slug: GlobalSlug): Promise<void> {
  const { db } = req.payload;
  const { totalDocs } = await db.countGlobalVersions({ global: slug, req });
  if (totalDocs > 0) return;
  const stored = await db.findGlobal<Record<string, unknown>>({ slug, req });
  if (!stored?.createdAt) return;
  const { createdAt, updatedAt } = stored as { createdAt: string; updatedAt: string };
  await db.createGlobalVersion({ autosave: false, globalSlug: slug, createdAt, updatedAt, versionData: stored, req });
}

const keepName: GlobalBeforeChangeHook = async ({ data, global: { slug }, req }) => {
  await keepFirstState(req, slug as GlobalSlug);
  return { ...data, changedBy: nameOf(req) };
};

/** A restored version names whoever restored it. The CMS calls no `beforeChange` hook when it restores. */
const nameRestorer: GlobalAfterChangeHook = async ({ doc, global: { slug }, req }) => {
  if (!req.context.isRestoringVersion) return doc;
  const { db } = req.payload;
  const name = nameOf(req);
  const { docs } = await db.findGlobalVersions<Record<string, unknown>>({
    global: slug,
    limit: 1,
    sort: '-updatedAt',
    req,
  });
  const [version] = docs;
  if (version) {
    const versionData = { ...version, version: { ...version.version, changedBy: name } };
    await db.updateGlobalVersion({ global: slug, id: version.id, versionData, req });
  }
  const stored = await db.findGlobal({ slug, req });
  await db.updateGlobal({ slug, data: { ...stored, changedBy: name }, req });
  return { ...doc, changedBy: name };
};

/** Keeps the last 100 versions of a global, each with the name of whoever saved it. */
export const withHistory = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  versions: { drafts: false, max: 100 },
  access: { ...global.access, readVersions: anyStaff },
  hooks: {
    ...global.hooks,
    beforeChange: [...(global.hooks?.beforeChange ?? []), keepName],
    afterChange: [nameRestorer, ...(global.hooks?.afterChange ?? [])],
  },
  fields: [...global.fields, changedBy],
});
