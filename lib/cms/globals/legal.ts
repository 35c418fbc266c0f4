import type { GlobalConfig } from 'payload';
import { owners, publicContent } from '@/lib/cms/access/roles';
import { groups } from '@/lib/cms/groups';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';

export const legal: GlobalConfig = {
  slug: 'legal',
  label: { en: 'Privacy and terms', my: 'ကိုယ်ရေးလုံခြုံမှုနှင့် စည်းကမ်းချက်များ', fr: 'Confidentialité et conditions' },
  admin: { group: groups.settings },
  access: { read: publicContent, update: owners },
  hooks: { afterChange: [refreshSite('legal')] },
  fields: [
    { name: 'privacy', type: 'richText' },
    { name: 'terms', type: 'richText' },
  ],
};
