import { logCollection } from '@/lib/cms/define-collection';
import { inListsOnly } from '@/lib/cms/inbox/admin';

/** Written by `lib/cms/audit`. The database refuses to change or delete an entry. */
export const auditEntries = logCollection({
  slug: 'audit-entries',
  title: 'actorName',
  columns: ['at', 'actorName', 'action', 'subject', 'title'],
  sort: '-at',
  admin: {
    listSearchableFields: ['actorName', 'title'],
    components: { beforeListTable: ['/lib/cms/audit/audit-filters#AuditFilters'] },
  },
  disableDuplicate: true,
  fields: [
    {
      name: 'entry',
      type: 'ui',
      admin: {
        components: { Field: '/lib/cms/audit/audit-entry-field#AuditEntryField' },
        disableListColumn: true,
      },
    },
    {
      name: 'at',
      type: 'date',
      required: true,
      index: true,
      admin: { ...inListsOnly, date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'action',
      type: 'text',
      required: true,
      index: true,
      admin: { ...inListsOnly, components: { Cell: '/lib/cms/audit/audit-cells#ActionCell' } },
    },
    { name: 'actor', type: 'text', index: true, admin: { hidden: true } },
    {
      name: 'actorName',
      type: 'text',
      admin: { ...inListsOnly, components: { Cell: '/lib/cms/audit/audit-cells#ActorCell' } },
    },
    {
      name: 'subject',
      type: 'text',
      required: true,
      index: true,
      admin: { ...inListsOnly, components: { Cell: '/lib/cms/audit/audit-cells#SubjectCell' } },
    },
    { name: 'record', type: 'text', index: true, admin: { hidden: true } },
    {
      name: 'title',
      type: 'text',
      admin: { ...inListsOnly, components: { Cell: '/lib/cms/audit/audit-cells#TitleCell' } },
    },
    { name: 'changes', type: 'json', admin: { hidden: true } },
    { name: 'confirmed', type: 'checkbox', required: true, defaultValue: true, admin: { hidden: true } },
  ],
});
