import type { GlobalConfig } from 'payload';
import { editors, publicContent } from '@/lib/cms/access/roles';
import { choice, longText, numberField } from '@/lib/cms/fields';
import { groups } from '@/lib/cms/groups';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';
import { cefrLevels } from '@/lib/contract/common';

export const levelTestSettings: GlobalConfig = {
  slug: 'level-test-settings',
  label: { en: 'Level test', my: 'အဆင့်စစ်ဆေးမှု', fr: 'Test de niveau' },
  admin: { group: groups.settings },
  access: { read: publicContent, update: editors },
  // The pages read these with the other settings of the site.
  hooks: { afterChange: [refreshSite('level-test'), refreshSite('site-info')] },
  fields: [
    longText('intro', {
      description: 'Above the start button. Empty lines part paragraphs; {questions} and {minutes} become the numbers.',
    }),
    numberField('minutes', { required: true, defaultValue: 8, min: 1 }),
    {
      name: 'bands',
      type: 'array',
      required: true,
      labels: { singular: 'Band', plural: 'Bands' },
      admin: { description: 'From how many right answers which level is estimated.' },
      fields: [
        numberField('from', { required: true, min: 0 }),
        choice('level', cefrLevels, { required: true }),
        longText('advice'),
      ],
    },
  ],
};
