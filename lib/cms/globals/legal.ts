import { owners } from '@/lib/cms/access/roles';
import { settingsGlobal } from '@/lib/cms/globals/settings-global';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';
import { localised } from '@/lib/cms/localised';

export const legal = settingsGlobal({
  slug: 'legal',
  update: owners,
  afterChange: [refreshSite('legal')],
  fields: [localised({ name: 'privacy', type: 'richText' }), localised({ name: 'terms', type: 'richText' })],
});
