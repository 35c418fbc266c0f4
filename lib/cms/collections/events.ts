import type { CollectionConfig } from 'payload';
import { contentAccess } from '@/lib/cms/access/roles';
import { longText, picture, textField } from '@/lib/cms/fields';
import { groups, labels } from '@/lib/cms/groups';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';

export const events: CollectionConfig = {
  slug: 'events',
  labels: labels({ en: 'Event', my: 'ပွဲ', fr: 'Événement' }, { en: 'Events', my: 'ပွဲများ', fr: 'Événements' }),
  admin: { group: groups.content, useAsTitle: 'title', defaultColumns: ['title', 'startsAt', 'place'] },
  access: contentAccess,
  defaultSort: 'startsAt',
  hooks: { afterChange: [refreshSite('events')], afterDelete: [refreshSite('events')] },
  fields: [
    textField('title', { required: true, maxLength: 100 }),
    {
      name: 'startsAt',
      type: 'date',
      required: true,
      index: true,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    textField('place', { maxLength: 120 }),
    longText('summary', { maxLength: 300 }),
    picture('coverDesktop', { required: true }),
  ],
};
