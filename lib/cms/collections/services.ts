import type { CollectionConfig } from 'payload';
import { contentAccess } from '@/lib/cms/access/roles';
import { choice, longText, position, textField } from '@/lib/cms/fields';
import { groups, labels } from '@/lib/cms/groups';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';

const icons = Array.from({ length: 12 }, (_, index) => `icon${index + 1}`);

export const services: CollectionConfig = {
  slug: 'services',
  labels: labels(
    { en: 'Service', my: 'ဝန်ဆောင်မှု', fr: 'Service' },
    { en: 'Services', my: 'ဝန်ဆောင်မှုများ', fr: 'Services' },
  ),
  admin: {
    group: groups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'icon', 'position'],
    description: {
      en: 'Mission and Vision get the large cards.',
      my: 'Mission နှင့် Vision တို့ကို ကတ်အကြီးဖြင့် ပြမည်။',
      fr: 'Mission et Vision ont les grandes cartes.',
    },
  },
  access: contentAccess,
  defaultSort: 'position',
  hooks: { afterChange: [refreshSite('services')], afterDelete: [refreshSite('services')] },
  fields: [
    textField('title', { required: true }),
    longText('description', { required: true }),
    choice('icon', icons, { required: true, defaultValue: 'icon1' }),
    position,
  ],
};
