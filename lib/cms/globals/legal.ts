import { owners } from '@/lib/cms/access/roles';
import { settingsGlobal } from '@/lib/cms/globals/settings-global';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';

export const legal = settingsGlobal({
  slug: 'legal',
  update: owners,
  afterChange: [refreshSite('legal')],
  fields: [
    { name: 'privacy', type: 'richText' },
    { name: 'terms', type: 'richText' },
  ],
});
