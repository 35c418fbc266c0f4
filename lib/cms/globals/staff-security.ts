import { owners, roles } from '@/lib/cms/access/roles';
import { settingsGlobal } from '@/lib/cms/globals/settings-global';

const settings = settingsGlobal({
  slug: 'staff-security',
  update: owners,
  afterChange: [],
  fields: [{ name: 'requiredFor', type: 'select', hasMany: true, options: [...roles] }],
});

export const staffSecurity = { ...settings, access: { ...settings.access, read: owners, readVersions: owners } };
