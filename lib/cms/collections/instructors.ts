import type { CollectionConfig } from 'payload';
import { contentAccess } from '@/lib/cms/access/roles';
import { longText, picture, position, textField } from '@/lib/cms/fields';
import { groups, labels } from '@/lib/cms/groups';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';

export const instructors: CollectionConfig = {
  slug: 'instructors',
  labels: labels(
    { en: 'Instructor', my: 'ဆရာ/ဆရာမ', fr: 'Enseignant' },
    { en: 'Instructors', my: 'ဆရာ/ဆရာမများ', fr: 'Enseignants' },
  ),
  admin: { group: groups.content, useAsTitle: 'name', defaultColumns: ['name', 'role'] },
  access: contentAccess,
  defaultSort: 'position',
  hooks: { afterChange: [refreshSite('instructors')], afterDelete: [refreshSite('instructors')] },
  fields: [
    textField('name', { required: true }),
    textField('role', { required: true }),
    longText('shortSub', { required: true, maxLength: 400, label: 'Short text' }),
    picture('image', { required: true }),
    textField('facebook', { description: 'Address of the profile.' }),
    textField('linkedin', { description: 'Address of the profile.' }),
    position,
  ],
};
