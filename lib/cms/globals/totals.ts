import type { GlobalConfig } from 'payload';
import { editors, publicContent } from '@/lib/cms/access/roles';
import { numberField, textField } from '@/lib/cms/fields';
import { groups } from '@/lib/cms/groups';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';

/** The numbers that count up on the home page. */
export const totals: GlobalConfig = {
  slug: 'totals',
  label: { en: 'Numbers', my: 'ကိန်းဂဏန်းများ', fr: 'Chiffres' },
  admin: { group: groups.settings },
  access: { read: publicContent, update: editors },
  hooks: { afterChange: [refreshSite('totals')] },
  fields: [
    {
      name: 'items',
      type: 'array',
      fields: [textField('label', { required: true }), numberField('value', { required: true, min: 0 })],
    },
  ],
};
