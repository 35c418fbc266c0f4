import type { GlobalConfig } from 'payload';
import { owners, publicContent } from '@/lib/cms/access/roles';
import { choice, longText, picture, textField } from '@/lib/cms/fields';
import { groups } from '@/lib/cms/groups';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';
import { paymentChanges, tellOwners } from '@/lib/cms/hooks/tell-owners';

/** Where learners transfer to, and the rules of the courses. */
export const paymentDetails: GlobalConfig = {
  slug: 'payment-details',
  label: { en: 'Payment and rules', my: 'ငွေပေးချေမှုနှင့် စည်းကမ်း', fr: 'Paiement et règles' },
  admin: { group: groups.settings },
  access: { read: publicContent, update: owners },
  hooks: { afterChange: [refreshSite('site-info'), tellOwners('Payment and rules', paymentChanges)] },
  fields: [
    {
      name: 'accounts',
      type: 'array',
      fields: [
        choice('kind', ['bank', 'wallet'], { required: true }),
        textField('provider', { required: true }),
        textField('accountName', { required: true }),
        textField('accountNumber', { required: true }),
        textField('note'),
        picture('qr'),
      ],
    },
    longText('notice'),
    longText('bookOrderNote'),
    longText('transferInstruction'),
    textField('checkoutTitle'),
    { name: 'rulesGroup', type: 'richText' },
    { name: 'rulesPrivate', type: 'richText' },
  ],
};
