import type { CollectionConfig } from 'payload';
import { contentAccess } from '@/lib/cms/access/roles';
import { longText, position, textField } from '@/lib/cms/fields';
import { groups, labels } from '@/lib/cms/groups';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';

export const faqs: CollectionConfig = {
  slug: 'faqs',
  labels: labels(
    { en: 'Question', my: 'မေးခွန်း', fr: 'Question' },
    { en: 'Frequent questions', my: 'မေးလေ့ရှိသော မေးခွန်းများ', fr: 'Questions fréquentes' },
  ),
  admin: { group: groups.content, useAsTitle: 'question', defaultColumns: ['question', 'position'] },
  access: contentAccess,
  defaultSort: 'position',
  hooks: { afterChange: [refreshSite('faqs')], afterDelete: [refreshSite('faqs')] },
  fields: [textField('question', { required: true }), longText('answer', { required: true }), position],
};
