import type { CollectionConfig } from 'payload';
import { contentAccess } from '@/lib/cms/access/roles';
import { longText, numberField, picture, position, textField } from '@/lib/cms/fields';
import { groups, labels } from '@/lib/cms/groups';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';

/** What learners say about the school. */
export const testimonials: CollectionConfig = {
  slug: 'testimonials',
  labels: labels(
    { en: 'Testimonial', my: 'သုံးသပ်ချက်', fr: 'Témoignage' },
    { en: 'Testimonials', my: 'သုံးသပ်ချက်များ', fr: 'Témoignages' },
  ),
  admin: { group: groups.content, useAsTitle: 'name', defaultColumns: ['name', 'role', 'rate'] },
  access: contentAccess,
  defaultSort: 'position',
  hooks: { afterChange: [refreshSite('testimonials')], afterDelete: [refreshSite('testimonials')] },
  fields: [
    textField('name', { required: true }),
    textField('role', { required: true }),
    longText('description', { required: true, maxLength: 600 }),
    numberField('rate', { min: 1, max: 5 }),
    picture('image', { required: true }),
    position,
  ],
};
