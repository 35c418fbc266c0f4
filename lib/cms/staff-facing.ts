import type { CollectionConfig, DateField, Field, GlobalConfig, TextField } from 'payload';
import { searchHabits } from '@/lib/cms/hooks/search-habits';
import { stampAuthor, stampRestoredGlobal } from '@/lib/cms/hooks/stamp-author';
import { withFieldTexts } from '@/lib/cms/text/apply';
import { type LabelTuple, toLabel } from '@/lib/cms/text/label';
import { timeZone } from '@/lib/format/dates';
import { isStaff } from './access/roles';

const dateCell = '/lib/cms/brand/date-cell#DateCell';
const priceCell = '/lib/cms/brand/price-cell#PriceCell';
const phoneInput = '/lib/cms/brand/phone-input#PhoneInput';
const plainCell = '/lib/cms/brand/plain-cell#PlainCell';

/**
 * The picker works in the zone of the browser; with a zone of its own the field shows Yangon time wherever the browser is.
 * The zone is computed, never stored.
 */
const yangon: DateField['timezone'] = {
  defaultTimezone: timeZone,
  supportedTimezones: [{ label: 'Yangon', value: timeZone }],
  override: ({ baseField }) =>
    ({
      ...baseField,
      label: yangonLabel,
      required: false,
      virtual: true,
      hooks: { afterRead: [() => timeZone] },
    }) as Field,
};
const yangonLabel = { en: 'Yangon time', my: 'ရန်ကုန်စံတော်ချိန်', fr: 'Heure de Yangon' };

/** Lists read "4 Dec 2026" and "120,000 MMK", and leave out what is empty. */
function withReadableValues(fields: Field[], title?: string): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs') {
      return {
        ...field,
        tabs: field.tabs.map((tab) => ({ ...tab, fields: withReadableValues(tab.fields, title) })),
      } as Field;
    }
    if ('fields' in field) return { ...field, fields: withReadableValues(field.fields, title) } as Field;
    if ('name' in field && field.name === title) return field;
    if (field.type === 'number') return withCell(field, field.name === 'price' ? priceCell : plainCell);
    if (field.type === 'text' && !field.hasMany)
      return withCell(isPhone(field) ? withPhoneInput(field) : field, plainCell);
    if (field.type !== 'date' || field.admin?.hidden) return field;
    const hasTime = field.admin?.date?.pickerAppearance === 'dayAndTime';
    const displayFormat = hasTime ? 'd MMM yyyy, HH:mm' : 'd MMM yyyy';
    return {
      ...field,
      ...(hasTime && { timezone: yangon }),
      admin: {
        ...field.admin,
        date: { ...field.admin?.date, displayFormat, ...(hasTime && { timeFormat: 'HH:mm' }) },
        components: { Cell: { path: dateCell, serverProps: { time: hasTime } }, ...field.admin?.components },
      },
    } as Field;
  });
}

const isPhone = ({ name }: { name: string }) => ['phone', 'phone1', 'phone2', 'viber'].includes(name);

const withPhoneInput = (field: TextField): TextField =>
  ({
    ...field,
    admin: { ...field.admin, components: { Field: phoneInput, ...field.admin?.components } },
  }) as TextField;

const withCell = (field: Field, cell: string): Field =>
  ({ ...field, admin: { ...field.admin, components: { Cell: cell, ...field.admin?.components } } }) as Field;

const recordTexts = {
  createdAt: ['Created', 'ထည့်သည့်အချိန်', 'Créé le'],
  updatedAt: ['Changed', 'ပြင်သည့်အချိန်', 'Modifié le'],
} satisfies Record<string, LabelTuple>;

/** The CMS adds these to every collection by itself; here they bring a cell of ours. */
const timestamps: Field[] = (['updatedAt', 'createdAt'] as const).map((name) => ({
  name,
  type: 'date',
  index: true,
  label: toLabel(recordTexts[name]),
  admin: { hidden: true, disableBulkEdit: true, components: { Cell: dateCell } },
}));

/** Who saved a version, as the name was then. Set by a hook, sent by nobody. */
const updatedBy: Field = {
  name: 'updatedBy',
  type: 'text',
  label: { en: 'Changed by', my: 'ပြင်ဆင်သူ', fr: 'Modifié par' },
  access: { read: ({ req }) => isStaff(req), create: () => false, update: () => false },
  admin: { hidden: true, disableBulkEdit: true },
};

/** When a record was made and changed, and by whom. */
const provenance: Field = {
  name: 'provenance',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/lib/cms/brand/provenance#Provenance' },
    disableListColumn: true,
    disableBulkEdit: true,
  },
};

const versionsView = { versions: { Component: '/lib/cms/brand/versions-view#VersionsView' } };

/** A collection as staff meet it: labels in three languages, readable dates, cards on a phone, and who changed what. */
export function collectionForStaff(collection: CollectionConfig): CollectionConfig {
  if (collection.admin?.hidden === true && !collection.upload) return collection;
  const { admin = {}, hooks = {}, versions, fields, ...rest } = withFieldTexts(collection);
  const { components = {} } = admin;
  return {
    ...rest,
    versions,
    admin: {
      ...admin,
      hideAPIURL: true,
      components: {
        ...components,
        beforeListTable: ['/lib/cms/brand/list-cards#ListCards', ...(components.beforeListTable ?? [])],
        views: { ...components.views, ...(versions && { edit: { ...versionsView, ...components.views?.edit } }) },
      },
    },
    hooks: {
      ...hooks,
      ...(admin.listSearchableFields?.includes('phone') && {
        beforeOperation: [...(hooks.beforeOperation ?? []), searchHabits],
      }),
      ...(versions && { beforeChange: [...(hooks.beforeChange ?? []), stampAuthor] }),
    },
    fields: [
      ...withReadableValues(fields, admin.useAsTitle),
      provenance,
      ...(versions ? [updatedBy] : []),
      ...timestamps,
    ],
  } as CollectionConfig;
}

/** The same for a global. */
export function globalForStaff(global: GlobalConfig): GlobalConfig {
  const { admin = {}, hooks = {}, versions, fields, ...rest } = withFieldTexts(global);
  const { components = {} } = admin;
  return {
    ...rest,
    versions,
    admin: {
      ...admin,
      hideAPIURL: true,
      components: {
        ...components,
        views: { ...components.views, ...(versions && { edit: { ...versionsView, ...components.views?.edit } }) },
      },
    },
    hooks: versions
      ? {
          ...hooks,
          beforeChange: [...(hooks.beforeChange ?? []), stampAuthor],
          afterChange: [stampRestoredGlobal, ...(hooks.afterChange ?? [])],
        }
      : hooks,
    fields: [...withReadableValues(fields), provenance, ...(versions ? [updatedBy] : [])],
  } as GlobalConfig;
}
