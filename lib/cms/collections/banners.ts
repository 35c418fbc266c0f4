import type { CollectionConfig } from 'payload';
import { contentAccess } from '@/lib/cms/access/roles';
import { picture, position, textField } from '@/lib/cms/fields';
import { groups, labels } from '@/lib/cms/groups';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';

/** The slides at the top of the home page. */
export const banners: CollectionConfig = {
  slug: 'banners',
  labels: labels(
    { en: 'Banner', my: 'ကြော်ငြာပုံ', fr: 'Bannière' },
    { en: 'Banners', my: 'ကြော်ငြာပုံများ', fr: 'Bannières' },
  ),
  admin: { group: groups.content, useAsTitle: 'text', defaultColumns: ['text', 'position', 'updatedAt'] },
  access: contentAccess,
  defaultSort: 'position',
  hooks: { afterChange: [refreshSite('banners')], afterDelete: [refreshSite('banners')] },
  fields: [
    textField('text', { required: true, maxLength: 90 }),
    textField('lead', { maxLength: 180 }),
    picture('coverDesktop', { required: true }),
    picture('coverMobile', {
      required: true,
    }),
    textField('href'),
    textField('action', { maxLength: 40 }),
    position,
  ],
};
