import { inboxStaff } from '@/lib/cms/access/roles';
import { moveLessons } from '@/lib/cms/classes/derive-schedule';
import { myanmarHolidays } from '@/lib/cms/classes/myanmar-holidays';
import { textField } from '@/lib/cms/fields';
import { settingsGlobal } from '@/lib/cms/globals/settings-global';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';

export const schoolCalendar = settingsGlobal({
  slug: 'school-calendar',
  update: inboxStaff,
  afterChange: [moveLessons, refreshSite('classes')],
  fields: [
    {
      name: 'closedDays',
      type: 'array',
      defaultValue: myanmarHolidays,
      fields: [
        textField('name', { required: true, maxLength: 80 }),
        {
          type: 'row',
          fields: [
            { name: 'from', type: 'date', required: true },
            { name: 'to', type: 'date' },
            { name: 'isExpected', type: 'checkbox', defaultValue: false },
          ],
        },
      ],
    },
  ],
});
