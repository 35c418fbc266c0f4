import type { CollectionConfig } from 'payload';
import { draftedAccess, nobodyField } from '@/lib/cms/access/roles';
import { longText, numberField, picture, textField } from '@/lib/cms/fields';
import { groups, labels } from '@/lib/cms/groups';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';

/** Blog posts. */
export const posts: CollectionConfig = {
  slug: 'posts',
  labels: labels({ en: 'Post', my: 'ဆောင်းပါး', fr: 'Article' }, { en: 'Posts', my: 'ဆောင်းပါးများ', fr: 'Articles' }),
  admin: {
    group: groups.content,
    useAsTitle: 'displayTitle',
    defaultColumns: ['displayTitle', 'badge', 'publishedAt', '_status'],
  },
  access: draftedAccess,
  defaultSort: '-publishedAt',
  versions: { drafts: true, maxPerDoc: 20 },
  hooks: { afterChange: [refreshSite('posts')], afterDelete: [refreshSite('posts')] },
  fields: [
    textField('title', {
      required: true,
      unique: true,
      index: true,
      maxLength: 120,
    }),
    textField('displayTitle', { required: true, index: true, maxLength: 160 }),
    longText('excerpt', { required: true, maxLength: 155 }),
    { name: 'content', type: 'richText', required: true },
    picture('image', { required: true }),
    textField('badge', { required: true, maxLength: 40 }),
    textField('userName', { required: true }),
    {
      name: 'publishedAt',
      type: 'date',
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: { position: 'sidebar' },
    },
    numberField('views', {
      defaultValue: 0,
      min: 0,
      access: { update: nobodyField },
      admin: { readOnly: true, position: 'sidebar' },
    }),
  ],
};
