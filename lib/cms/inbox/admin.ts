import type { CollectionConfig, UIField } from 'payload';
import { groups } from '@/lib/cms/groups';

type Given = { title: string; columns: string[]; search: string[]; group?: Record<string, string> };

/** How a collection of visitors' records looks in the admin: its list with quick filters, search and download. */
export const inboxAdmin = ({
  title,
  columns,
  search,
  group = groups.inbox,
}: Given): NonNullable<CollectionConfig['admin']> => ({
  group,
  useAsTitle: title,
  defaultColumns: columns,
  listSearchableFields: search,
  components: { beforeListTable: ['/lib/cms/inbox/list-tools#ListTools'] },
});

/** Replies by mail, phone, Viber and Telegram, above a record's fields. */
export const replies: UIField = {
  name: 'reply',
  type: 'ui',
  admin: { components: { Field: '/lib/cms/inbox/reply-field#ReplyField' }, disableListColumn: true },
};

/** For lists, filters and search; the record itself shows the same among its answers. */
export const inListsOnly = { condition: () => false };

/** Shows a field of the record only where it holds something. */
export const whenGiven = (name: string) => ({ condition: (data: Record<string, unknown>) => Boolean(data[name]) });
