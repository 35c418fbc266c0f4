import { inboxStaff } from '@/lib/cms/access/roles';
import { numberField } from '@/lib/cms/fields';
import { settingsGlobal } from '@/lib/cms/globals/settings-global';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';

const maxHours = 14 * 24;

export const reservationSettings = settingsGlobal({
  slug: 'reservation-settings',
  update: inboxStaff,
  afterChange: [refreshSite('classes')],
  fields: [
    {
      type: 'row',
      fields: [
        numberField('holdHours', { required: true, min: 1, max: maxHours, defaultValue: 48 }),
        numberField('offerHours', { required: true, min: 1, max: maxHours, defaultValue: 24 }),
      ],
    },
  ],
});
