import type { Access, CollectionConfig, Field } from 'payload';
import { contentAccess, enrolmentAccess, inboxAccess, nobody, owners, staffRoles } from '@/lib/cms/access/roles';
import { writeChangedFields } from '@/lib/cms/changed-fields';
import { groups } from '@/lib/cms/groups';
import { deleteAttendance } from '@/lib/cms/hooks/delete-attendance';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';
import { requireTitle } from '@/lib/cms/hooks/require-title';
import { inboxAdmin, replies } from '@/lib/cms/inbox/admin';
import { exportEndpoint } from '@/lib/cms/inbox/export';
import { missingTranslationFields } from '@/lib/cms/missing-translations';
import { collectionLabels } from '@/lib/cms/text/collections';
import { transferFields } from '@/lib/cms/transfer-fields';
import type { Translated } from './language';

type Definition<Slug> = {
  slug: Slug;
  fields: Field[];
};

type ContentDefinition = Definition<keyof typeof collectionLabels> & {
  title: string;
  columns: string[];
  description?: Translated;
  /** The cache tag of the site, if it differs from the slug. */
  tag?: string;
} & Partial<Pick<CollectionConfig, 'access' | 'defaultSort' | 'versions'>>;

export function contentCollection({
  slug,
  title,
  columns,
  description,
  tag = slug,
  fields,
  access = contentAccess,
  defaultSort = 'position',
  versions,
}: ContentDefinition): CollectionConfig {
  const translations = missingTranslationFields(fields);
  return {
    slug,
    labels: collectionLabels[slug],
    admin: {
      group: groups.content,
      useAsTitle: title,
      defaultColumns: [...columns, ...translations.map(({ name: column }) => column)],
      ...(description && { description }),
    },
    access,
    defaultSort,
    ...(versions && { versions }),
    hooks: {
      ...(versions && { beforeChange: [requireTitle] }),
      afterChange: [refreshSite(tag)],
      afterDelete: [refreshSite(tag)],
    },
    fields: [...fields, ...translations],
  };
}

type InboxDefinition = Definition<Parameters<typeof exportEndpoint>[0]> & Parameters<typeof inboxAdmin>[0];

export function inboxCollection({ slug, fields, ...list }: InboxDefinition): CollectionConfig {
  return {
    slug,
    labels: collectionLabels[slug],
    admin: inboxAdmin(list),
    access: inboxAccess,
    defaultSort: '-createdAt',
    endpoints: [exportEndpoint(slug)],
    fields: [replies, ...fields],
  };
}

type TransferDefinition = Definition<'enrolments' | 'payment-requests'> & Pick<CollectionConfig, 'endpoints'>;

export function transferCollection({ endpoints, fields, ...definition }: TransferDefinition): CollectionConfig {
  const collection = inboxCollection({
    ...definition,
    title: 'reference',
    group: groups.enrolments,
    columns: ['reference', 'state', 'name', 'courseName', 'price', 'phone', 'createdAt'],
    search: ['name', 'phone', 'email', 'reference', 'transactionNumber', 'courseName'],
    fields: [...fields, ...transferFields],
  });
  return {
    ...collection,
    access: enrolmentAccess,
    indexes: [{ fields: ['class', 'seat'], unique: true }],
    hooks: { beforeChange: [writeChangedFields()], afterDelete: [deleteAttendance] },
    endpoints: [...(endpoints || []), ...(collection.endpoints || [])],
  };
}

type LogDefinition = Definition<'audit-entries' | 'csp-violations'> & {
  title: string;
  columns: string[];
  sort: string;
  admin?: CollectionConfig['admin'];
  mayDelete?: Access;
} & Partial<Pick<CollectionConfig, 'disableDuplicate'>>;

/** Written by the site, read by owners. */
export function logCollection({
  slug,
  title,
  columns,
  sort,
  admin,
  mayDelete = nobody,
  ...rest
}: LogDefinition): CollectionConfig {
  return {
    slug,
    labels: collectionLabels[slug],
    access: { read: owners, create: nobody, update: nobody, delete: mayDelete },
    defaultSort: sort,
    admin: {
      group: groups.settings,
      hidden: ({ user }) => !staffRoles({ user } as never).includes('owner'),
      useAsTitle: title,
      defaultColumns: columns,
      ...admin,
    },
    ...rest,
  };
}
