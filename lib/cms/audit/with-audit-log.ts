import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  CollectionSlug,
  Field,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
} from 'payload';
import { withoutChangesOfOthers } from '@/lib/cms/changed-fields';
import type { AuditAction, AuditChange } from './audit-entry';
import { findChanges } from './find-changes';
import { announceEntry, takeAnnounced } from './pending-entries';
import { actorOf, confirmEntry, discardEntry, type EntryDraft, writeEntry } from './record-entry';
import { hasPersonalTitle, isRecorded } from './recorded-values';
import { withAuditedLogins } from './with-audited-logins';

type Values = Record<string, unknown>;
type Saved = { before: Values; after: Values; operation: 'create' | 'update' };

export function titleOf(req: PayloadRequest, slug: string, doc: Values): string | null {
  const config = req.payload.collections[slug as CollectionSlug]?.config;
  const field = hasPersonalTitle(slug) ? 'reference' : (config?.admin.useAsTitle ?? 'id');
  return field === 'id' || !doc[field] ? null : String(doc[field]);
}

function changesOf(req: PayloadRequest, slug: string, { before, after }: Omit<Saved, 'operation'>): AuditChange[] {
  const collection = req.payload.collections[slug as CollectionSlug]?.config;
  const global = req.payload.globals.config.find((one) => one.slug === slug);
  const fields = (collection ?? global)?.flattenedFields ?? [];
  return findChanges({ slug, fields, locale: req.locale }, before, after);
}

function staffActionOf(changes: AuditChange[]): AuditAction | undefined {
  const suspended = changes.find(({ path }) => path === 'suspended');
  if (suspended) return suspended.after === true ? 'suspend' : 'unsuspend';
  if (changes.some(({ path }) => path === 'roles')) return 'roles';
}

function actionOf(
  { context }: PayloadRequest,
  slug: string,
  { before, after, operation }: Saved,
  changes: AuditChange[],
): AuditAction {
  if (operation === 'create') return 'create';
  if (context.isRestoringVersion) return 'restoreVersion';
  if (!before.deletedAt && after.deletedAt) return 'trash';
  if (before.deletedAt && !after.deletedAt) return 'restore';
  return (slug === 'staff' && staffActionOf(changes)) || 'update';
}

/** Null if there is nothing to record: no member of staff, or no change. */
function toDraft(req: PayloadRequest, slug: string, record: string | null, saved: Saved): EntryDraft | null {
  const actor = actorOf(req);
  if (!actor) return null;
  const changes = changesOf(req, slug, saved);
  const hasNewPassword = slug === 'staff' && req.context.setsPassword === true;
  if (hasNewPassword) changes.push({ path: 'password' });
  const action = actionOf(req, slug, saved, changes);
  if (action === 'update' && changes.length === 0) return null;
  return { ...actor, action, subject: slug, record, title: titleOf(req, slug, saved.after), changes };
}

async function settle(req: PayloadRequest, slug: string, record: string | null, draft: EntryDraft | null) {
  const announced = takeAnnounced(req, slug, record);
  if (announced && draft) await confirmEntry(req, announced, draft);
  else if (announced) await discardEntry(req, announced);
  else if (draft) await writeEntry(req, draft);
}

/** As stored: what the hooks are given lacks fields that this person may not read or did not select. */
const readRecord = (req: PayloadRequest, slug: string, id: string | number): Promise<Values | null> =>
  req.payload.findByID({
    collection: slug as CollectionSlug,
    id: String(id),
    depth: 0,
    draft: true,
    trash: true,
    disableErrors: true,
    overrideAccess: true,
    showHiddenFields: true,
    fallbackLocale: false,
    req,
  }) as Promise<Values | null>;

const announceChange: CollectionBeforeChangeHook = ({ collection: { slug }, data, operation, originalDoc, req }) => {
  const record = operation === 'create' ? null : String(originalDoc?.id);
  const before: Values = operation === 'create' ? {} : (originalDoc ?? {});
  const draft = toDraft(req, slug, record, { before, after: { ...before, ...data }, operation });
  if (draft) announceEntry(req, draft);
  return data;
};

const recordChange: CollectionAfterChangeHook = async ({ collection: { slug }, doc, operation, previousDoc, req }) => {
  if (!actorOf(req)) return doc;
  const record = String(doc.id);
  const before = operation === 'create' ? {} : previousDoc;
  const stored = (await readRecord(req, slug, record)) ?? doc;
  const after = withoutChangesOfOthers(req, slug, before, stored);
  await settle(req, slug, record, toDraft(req, slug, record, { before, after, operation }));
  return doc;
};

const deletionDraft = (req: PayloadRequest, slug: string, doc: Values): EntryDraft | null => {
  const actor = actorOf(req);
  if (!actor) return null;
  const changes = hasPersonalTitle(slug) ? [] : changesOf(req, slug, { before: doc, after: {} });
  return { ...actor, action: 'delete', subject: slug, record: String(doc.id), title: titleOf(req, slug, doc), changes };
};

/** The record is read before it is deleted: the hook afterwards gets only what the person may read. */
function deletionsOf({ context }: PayloadRequest): Map<string, EntryDraft> {
  context.auditedDeletions ??= new Map<string, EntryDraft>();
  return context.auditedDeletions as Map<string, EntryDraft>;
}

const announceDeletion: CollectionBeforeDeleteHook = async ({ collection: { slug }, id, req }) => {
  if (!actorOf(req)) return;
  const doc = await readRecord(req, slug, id);
  const draft = doc && deletionDraft(req, slug, doc);
  if (!draft) return;
  announceEntry(req, draft);
  deletionsOf(req).set(`${slug}:${id}`, draft);
};

const recordDeletion: CollectionAfterDeleteHook = async ({ collection: { slug }, doc, id, req }) => {
  const draft = deletionsOf(req).get(`${slug}:${id}`);
  await settle(req, slug, String(id), draft ?? deletionDraft(req, slug, doc));
  return doc;
};

const announceGlobalChange: GlobalBeforeChangeHook = ({ data, global: { slug }, originalDoc, req }) => {
  const before = originalDoc ?? {};
  const draft = toDraft(req, slug, null, { before, after: { ...before, ...data }, operation: 'update' });
  if (draft) announceEntry(req, draft);
  return data;
};

const recordGlobalChange: GlobalAfterChangeHook = async ({ doc, global: { slug }, previousDoc, req }) => {
  if (!actorOf(req)) return doc;
  const after = (await req.payload.findGlobal({
    slug: slug as GlobalSlug,
    depth: 0,
    overrideAccess: true,
    showHiddenFields: true,
    fallbackLocale: false,
    req,
  })) as unknown as Values;
  const draft = toDraft(req, slug, null, { before: previousDoc ?? {}, after, operation: 'update' });
  await settle(req, slug, null, draft);
  return doc;
};

const historyField = (subject: string): Field => ({
  name: 'history',
  type: 'ui',
  admin: {
    components: { Field: { path: '/lib/cms/audit/history-field#HistoryField', serverProps: { subject } } },
    disableListColumn: true,
    disableBulkEdit: true,
  },
});

/** First after a change, so that no other hook can fail before it; last before one, when the data is complete. */
export function withAuditLog(config: CollectionConfig): CollectionConfig {
  if (!isRecorded(config.slug)) return config;
  const { hooks } = config;
  return withAuditedLogins({
    ...config,
    fields: config.admin?.hidden === true ? config.fields : [...config.fields, historyField(config.slug)],
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), announceChange],
      afterChange: [recordChange, ...(hooks?.afterChange ?? [])],
      beforeDelete: [...(hooks?.beforeDelete ?? []), announceDeletion],
      afterDelete: [recordDeletion, ...(hooks?.afterDelete ?? [])],
    },
  });
}

export const withGlobalAuditLog = (config: GlobalConfig): GlobalConfig => ({
  ...config,
  fields: [...config.fields, historyField(config.slug)],
  hooks: {
    ...config.hooks,
    beforeChange: [...(config.hooks?.beforeChange ?? []), announceGlobalChange],
    afterChange: [recordGlobalChange, ...(config.hooks?.afterChange ?? [])],
  },
});
