import { owners } from '@/lib/cms/access/roles';
import { pictureField, selectField, textareaField, textField } from '@/lib/cms/fields';
import { settingsGlobal } from '@/lib/cms/globals/settings-global';
import { notifyOwners, paymentChanges } from '@/lib/cms/hooks/notify-owners';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';
import { localised } from '@/lib/cms/localised';
import { globalLabels } from '@/lib/cms/text/collections';

const notices = notifyOwners(globalLabels['payment-details'], paymentChanges);

export const paymentDetails = settingsGlobal({
  slug: 'payment-details',
  update: owners,
  beforeChange: [notices.beforeChange],
  afterChange: [refreshSite('site-info'), notices.afterChange],
  fields: [
    {
      name: 'accounts',
      type: 'array',
      fields: [
        selectField('kind', ['bank', 'wallet'], { required: true }),
        textField('provider', { required: true }),
        textField('accountName', { required: true }),
        textField('accountNumber', { required: true }),
        localised(textField('note')),
        pictureField('qr'),
      ],
    },
    localised(textareaField('notice')),
    localised(textareaField('bookOrderNote')),
    localised(textareaField('transferInstruction')),
    localised(textField('checkoutTitle')),
    localised({ name: 'rulesGroup', type: 'richText' }),
    localised({ name: 'rulesPrivate', type: 'richText' }),
  ],
});
