import type { GlobalConfig } from 'payload';
import { editors, publicContent } from '@/lib/cms/access/roles';
import { longText } from '@/lib/cms/fields';
import { groups } from '@/lib/cms/groups';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';

export const inquiryTexts: GlobalConfig = {
  slug: 'inquiry-texts',
  label: { en: 'Quotation page', my: 'ဈေးနှုန်းတောင်းခံစာမျက်နှာ', fr: 'Page de devis' },
  admin: { group: groups.settings },
  access: { read: publicContent, update: editors },
  hooks: { afterChange: [refreshSite('site-info')] },
  fields: [longText('quotationIntro'), longText('collaborationIntro')],
};
