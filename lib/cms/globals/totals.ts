import { editors } from '@/lib/cms/access/roles';
import { numberField, textField } from '@/lib/cms/fields';
import { settingsGlobal } from '@/lib/cms/globals/settings-global';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';

export const totals = settingsGlobal({
  slug: 'totals',
  update: editors,
  afterChange: [refreshSite('totals')],
  fields: [
    {
      name: 'items',
      type: 'array',
      fields: [textField('label', { required: true }), numberField('value', { required: true, min: 0 })],
    },
  ],
});
