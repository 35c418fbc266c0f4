import type { GlobalBeforeChangeHook, GlobalConfig, GlobalSlug, PayloadRequest } from 'payload';
import { anyStaff } from '@/lib/cms/access/roles';

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

const keepEarlierState: GlobalBeforeChangeHook = async ({ data, global: { slug }, req }) => {
  await keepFirstState(req, slug as GlobalSlug);
  return data;
};

/** Keeps the last 100 versions of a global. `globalForStaff` names in each who saved it. */
export const withHistory = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  versions: { drafts: false, max: 100 },
  access: { ...global.access, readVersions: anyStaff },
  hooks: {
    ...global.hooks,
    beforeChange: [...(global.hooks?.beforeChange ?? []), keepEarlierState],
  },
});
