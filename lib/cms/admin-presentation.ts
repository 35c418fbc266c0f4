import type { CollectionConfig, DateField, Field, GlobalConfig, TextField } from 'payload';
import { normaliseSearch } from '@/lib/cms/hooks/normalise-search';
import { correctRestoredGlobal, stampAuthor } from '@/lib/cms/hooks/stamp-author';
import { withFieldTexts } from '@/lib/cms/text/apply';
import { type LabelTuple, toLabel } from '@/lib/cms/text/label';
import { timeZone } from '@/lib/format/dates';
import { isStaff } from './access/roles';

const dateCell = '/lib/cms/ui/date-cell#DateCell';
const priceCell = '/lib/cms/ui/price-cell#PriceCell';
const phoneInput = '/lib/cms/ui/phone-input#PhoneInput';
const plainCell = '/lib/cms/ui/plain-cell#PlainCell';
const relationCell = '/lib/cms/ui/relation-cell#RelationCell';

/** Named in lists without asking who reads: whoever may see a record may know to which of these it belongs. */
const namedInLists = ['books', 'classes', 'courses', 'instructors'];

/** Without this the date picker uses the browser's time zone, where another day may have begun. The zone is computed, never stored. */
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
const yangonLabel = { en: 'Yangon time', my: 'မြန်မာစံတော်ချိန်', fr: 'Heure de Yangon' };

/** Lists read "4 Dec 2026" and "120,000 MMK", and leave out what is empty. */
function withReadableValues(fields: Field[], title?: string): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs') {
      return {
        ...field,
        tabs: field.tabs.map((tab) => ({ ...tab, fields: withReadableValues(tab.fields, title) })),
      } as Field;
    }
    if (field.admin && 'hidden' in field.admin && field.admin.hidden) return withoutColumn(field);
    if ('fields' in field) return { ...field, fields: withReadableValues(field.fields, title) } as Field;
    const isTitle = 'name' in field && field.name === title;
    if (isTitle && field.type !== 'text') return field;
    if (field.type === 'number') return withCell(field, field.name === 'price' ? priceCell : plainCell);
    if (field.type === 'text' && !field.hasMany)
      return withCell(isPhone(field) ? withPhoneInput(field) : field, plainCell);
    if (field.type === 'relationship' && !field.hasMany && namedInLists.includes(String(field.relationTo)))
      return withCell(field, relationCell);
    if (field.type !== 'date') return field;
    const hasTime = field.admin?.date?.pickerAppearance === 'dayAndTime';
    const displayFormat = hasTime ? 'd MMM yyyy, HH:mm' : 'd MMM yyyy';
    return {
      ...field,
      timezone: yangon,
      admin: {
        ...field.admin,
        date: { ...field.admin?.date, displayFormat, ...(hasTime && { timeFormat: 'HH:mm' }) },
        components: { Cell: { path: dateCell, serverProps: { hasTime } }, ...field.admin?.components },
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

/** Payload offers columns and filters of hidden fields, with their names in the code. */
const withoutColumn = (field: Field): Field =>
  ({ ...field, admin: { ...field.admin, disableListColumn: true, disableListFilter: true } }) as Field;

const withCell = (field: Field, cell: string): Field =>
  ({ ...field, admin: { ...field.admin, components: { Cell: cell, ...field.admin?.components } } }) as Field;

const recordTexts = {
  createdAt: ['Created', 'ထည့်သည့်အချိန်', 'Créé le'],
  updatedAt: ['Changed', 'ပြင်သည့်အချိန်', 'Modifié le'],
} satisfies Record<string, LabelTuple>;

/** Payload adds these fields itself; defined here for our cell. */
const timestamps: Field[] = (['updatedAt', 'createdAt'] as const).map((name) => ({
  name,
  type: 'date',
  index: true,
  label: toLabel(recordTexts[name]),
  admin: { hidden: true, disableBulkEdit: true, components: { Cell: dateCell } },
}));

/** The name at the time, set by a hook. */
const updatedBy: Field = {
  name: 'updatedBy',
  type: 'text',
  label: { en: 'Changed by', my: 'ပြင်ဆင်သူ', fr: 'Modifié par' },
  access: { read: ({ req }) => isStaff(req), create: () => false, update: () => false },
  admin: { hidden: true, disableBulkEdit: true },
};

const provenance: Field = {
  name: 'provenance',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/lib/cms/ui/provenance#Provenance' },
    disableListColumn: true,
    disableBulkEdit: true,
  },
};

const versionsView = { versions: { Component: '/lib/cms/ui/versions-view#VersionsView' } };

type Components = { views?: { edit?: object } };

/** Replaces the list of versions, unless there are none or the collection brings its own. */
const withOwnVersionsView = <Own extends Components>(components: Own | undefined, versions: unknown) => ({
  ...components,
  views: { ...components?.views, ...(versions ? { edit: { ...versionsView, ...components?.views?.edit } } : {}) },
});

export function withAdminPresentation(collection: CollectionConfig): CollectionConfig {
  if (collection.admin?.hidden === true && !collection.upload) return collection;
  const { admin = {}, hooks = {}, versions, fields, ...rest } = withFieldTexts(collection);
  return {
    ...rest,
    versions,
    admin: {
      ...admin,
      components: {
        ...withOwnVersionsView(admin.components, versions),
        beforeListTable: ['/lib/cms/ui/list-cards#ListCards', ...(admin.components?.beforeListTable ?? [])],
      },
      hideAPIURL: true,
    },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), normaliseSearch],
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

export function withGlobalAdminPresentation(global: GlobalConfig): GlobalConfig {
  const { admin = {}, hooks = {}, versions, fields, ...rest } = withFieldTexts(global);
  return {
    ...rest,
    versions,
    admin: { ...admin, components: withOwnVersionsView(admin.components, versions), hideAPIURL: true },
    hooks: versions
      ? {
          ...hooks,
          beforeChange: [...(hooks.beforeChange ?? []), stampAuthor],
          afterChange: [correctRestoredGlobal, ...(hooks.afterChange ?? [])],
        }
      : hooks,
    fields: [...withReadableValues(fields), provenance, ...(versions ? [updatedBy] : [])],
  } as GlobalConfig;
}
