import { editors } from '@/lib/cms/access/roles';
import { textareaField } from '@/lib/cms/fields';
import { settingsGlobal } from '@/lib/cms/globals/settings-global';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';
import { localised } from '@/lib/cms/localised';

export const inquiryTexts = settingsGlobal({
  slug: 'inquiry-texts',
  update: editors,
  afterChange: [refreshSite('site-info')],
  fields: [localised(textareaField('quotationIntro')), localised(textareaField('collaborationIntro'))],
});
