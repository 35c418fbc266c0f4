import type {
  GlobalBeforeChangeHook,
  GlobalBeforeOperationHook,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
} from 'payload';
import { anyStaff } from '@/lib/cms/access/roles';

/** Settings saved by a release without versions become the first version. */
async function createFirstVersion(req: PayloadRequest, slug: GlobalSlug): Promise<void> {
  const { db } = req.payload;
  const { totalDocs } = await db.countGlobalVersions({ global: slug, req });
  if (totalDocs > 0) return;
  const stored = await db.findGlobal<Record<string, unknown>>({ slug, req });
  if (!stored?.createdAt) return;
  const { createdAt, updatedAt } = stored as { createdAt: string; updatedAt: string };
  await db.createGlobalVersion({ autosave: false, globalSlug: slug, createdAt, updatedAt, versionData: stored, req });
}

const ensureFirstVersion: GlobalBeforeChangeHook = async ({ data, global: { slug }, req }) => {
  await createFirstVersion(req, slug as GlobalSlug);
  return data;
};

/** With a fallback, Payload would store English texts as translations of fields that a request leaves out. */
const saveWithoutFallback: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update') req.fallbackLocale = false as never;
  return args;
};

export const withVersions = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  versions: { drafts: false, max: 100 },
  access: { readVersions: anyStaff, ...global.access },
  hooks: {
    ...global.hooks,
    beforeOperation: [...(global.hooks?.beforeOperation ?? []), saveWithoutFallback],
    beforeChange: [...(global.hooks?.beforeChange ?? []), ensureFirstVersion],
  },
});
