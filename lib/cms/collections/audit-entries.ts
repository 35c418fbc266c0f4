import type { CollectionConfig } from 'payload';
import { nobody, owners, staffRoles } from '@/lib/cms/access/roles';
import { groups } from '@/lib/cms/groups';
import { inListsOnly } from '@/lib/cms/inbox/admin';
import { collectionLabels } from '@/lib/cms/text/collections';

/** Written by `lib/cms/audit`. The database refuses to change or delete an entry. */
export const auditEntries: CollectionConfig = {
  slug: 'audit-entries',
  labels: collectionLabels['audit-entries'],
  access: { read: owners, create: nobody, update: nobody, delete: nobody },
  defaultSort: '-at',
  admin: {
    group: groups.settings,
    hidden: ({ user }) => !staffRoles({ user } as never).includes('owner'),
    useAsTitle: 'actorName',
    defaultColumns: ['at', 'actorName', 'action', 'subject', 'title'],
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
};
