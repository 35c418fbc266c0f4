import { contentCollection } from '@/lib/cms/define-collection';
import { position, selectField, textareaField, textField } from '@/lib/cms/fields';
import { localised } from '@/lib/cms/localised';

const icons = Array.from({ length: 12 }, (_, index) => `icon${index + 1}`);

export const services = contentCollection({
  slug: 'services',
  title: 'title',
  columns: ['title', 'icon', 'position'],
  description: {
    en: 'Mission and Vision get the large cards.',
    my: 'Mission နှင့် Vision တို့ကို ကတ်အကြီးဖြင့် ပြမည်။',
    fr: 'Mission et Vision ont les grandes cartes.',
  },
  fields: [
    localised(textField('title', { required: true })),
    localised(textareaField('description', { required: true })),
    selectField('icon', icons, { required: true, defaultValue: 'icon1' }),
    position,
  ],
});
