import type { CollectionConfig, UIField } from 'payload';
import { groups } from '@/lib/cms/groups';

type Options = { title: string; columns: string[]; search: string[]; group?: Record<string, string> };

export const inboxAdmin = ({
  title,
  columns,
  search,
  group = groups.inbox,
}: Options): NonNullable<CollectionConfig['admin']> => ({
  group,
  useAsTitle: title,
  defaultColumns: columns,
  listSearchableFields: search,
  components: { beforeListTable: ['/lib/cms/inbox/list-tools#ListTools'] },
});

export const replies: UIField = {
  name: 'reply',
  type: 'ui',
  admin: { components: { Field: '/lib/cms/inbox/reply-field#ReplyField' }, disableListColumn: true },
};

/** A field for lists, filters and search: in the form its value is among the answers. */
export const inListsOnly = { condition: () => false };

export const whenGiven = (name: string) => ({ condition: (data: Record<string, unknown>) => Boolean(data[name]) });
