import { draftContentAccess, nobodyField } from '@/lib/cms/access/roles';
import { contentCollection } from '@/lib/cms/define-collection';
import { numberField, pictureField, selectField, textareaField, textField } from '@/lib/cms/fields';
import { localised } from '@/lib/cms/localised';
import { locales } from '@/lib/format/locale';

export const posts = contentCollection({
  slug: 'posts',
  title: 'displayTitle',
  columns: ['displayTitle', 'badge', 'publishedAt', '_status'],
  access: draftContentAccess,
  defaultSort: '-publishedAt',
  versions: { drafts: true, maxPerDoc: 20 },
  fields: [
    textField('title', {
      required: true,
      unique: true,
      index: true,
      maxLength: 120,
    }),
    localised(textField('displayTitle', { required: true, index: true, maxLength: 160 })),
    localised(textareaField('excerpt', { required: true, maxLength: 155 })),
    localised({ name: 'content', type: 'richText', required: true }),
    pictureField('image', { required: true }),
    localised(textField('badge', { required: true, maxLength: 40 })),
    textField('userName', { required: true }),
    selectField('onlyIn', locales, { index: true, admin: { position: 'sidebar' } }),
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
});
