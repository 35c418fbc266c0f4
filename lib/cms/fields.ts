import type { CheckboxField, Field, NumberField, SelectField, TextareaField, TextField, UploadField } from 'payload';
import type { Translated } from './language';

type Options = { required?: boolean; description?: string | Translated };

export const textField = (name: string, options: Options & Partial<TextField> = {}): Field => {
  const { description, ...rest } = options;
  return { name, type: 'text', ...rest, admin: { ...rest.admin, description } } as TextField;
};

export const textareaField = (name: string, options: Options & Partial<TextareaField> = {}): Field => {
  const { description, ...rest } = options;
  return { name, type: 'textarea', ...rest, admin: { ...rest.admin, description } } as TextareaField;
};

export const numberField = (name: string, options: Options & Partial<NumberField> = {}): Field => {
  const { description, ...rest } = options;
  return { name, type: 'number', ...rest, admin: { ...rest.admin, description } } as NumberField;
};

export const pictureField = (name: string, options: Options & Partial<UploadField> = {}): Field => {
  const { description, ...rest } = options;
  return { name, type: 'upload', relationTo: 'media', ...rest, admin: { ...rest.admin, description } } as UploadField;
};

export const selectField = (
  name: string,
  options: readonly (string | { label: string | Translated; value: string })[],
  more: Options & Partial<SelectField> = {},
): Field => {
  const { description, ...rest } = more;
  return { name, type: 'select', options: [...options], ...rest, admin: { ...rest.admin, description } } as SelectField;
};

export const position: Field = {
  name: 'position',
  label: { en: 'Position', my: 'အစီအစဉ်', fr: 'Position' },
  type: 'number',
  required: true,
  defaultValue: 100,
  index: true,
  admin: {
    position: 'sidebar',
    description: {
      en: 'Small numbers come first.',
      my: 'ဂဏန်းငယ်သည် ရှေ့ဆုံးတွင် ရှိမည်။',
      fr: 'Les petits nombres viennent en premier.',
    },
  },
};

/** Takes a record off the site without breaking references to it. */
export const archivedField = (description: Translated, more: Partial<CheckboxField> = {}): CheckboxField => ({
  name: 'archived',
  type: 'checkbox',
  label: { en: 'Archived', my: 'မော်ကွန်းတွင် သိမ်းဆည်းထားသည်', fr: 'Archivé' },
  defaultValue: false,
  index: true,
  ...more,
  admin: { position: 'sidebar', description },
});

export const handlingFields: Field[] = [
  {
    name: 'handling',
    label: { en: 'Status', my: 'အခြေအနေ', fr: 'Statut' },
    type: 'select',
    options: [
      { value: 'new', label: { en: 'New', my: 'အသစ်', fr: 'Nouveau' } },
      { value: 'progress', label: { en: 'In progress', my: 'ဆောင်ရွက်ဆဲ', fr: 'En cours' } },
      { value: 'done', label: { en: 'Done', my: 'ပြီးပြီ', fr: 'Traité' } },
    ],
    defaultValue: 'new',
    required: true,
    index: true,
    admin: { position: 'sidebar', components: { Cell: '/lib/cms/inbox/status-cells#HandlingCell' } },
  },
  {
    name: 'owner',
    label: { en: 'Owner', my: 'တာဝန်ယူသူ', fr: 'Responsable' },
    type: 'relationship',
    relationTo: 'staff',
    admin: {
      position: 'sidebar',
      allowCreate: false,
      description: { en: 'Who takes care of it.', my: 'တာဝန်ယူ ဆောင်ရွက်သူ။', fr: 'Qui s’en occupe.' },
    },
  },
  {
    name: 'notes',
    label: { en: 'Notes', my: 'မှတ်စု', fr: 'Notes' },
    type: 'textarea',
    admin: {
      position: 'sidebar',
      description: { en: 'For staff only.', my: 'ဝန်ထမ်းများအတွက်သာ။', fr: 'Pour le personnel seulement.' },
    },
  },
];

export const submittedFields = (fields: Field[]): Field[] =>
  fields.map(
    (field) =>
      ({
        ...field,
        access: { update: () => false },
        admin: { ...('admin' in field ? field.admin : {}), readOnly: true },
      }) as Field,
  );

export const reference: Field = {
  name: 'reference',
  label: { en: 'Reference', my: 'ရည်ညွှန်းအမှတ်', fr: 'Référence' },
  type: 'text',
  required: true,
  unique: true,
  index: true,
  access: { update: () => false },
  admin: { readOnly: true },
};

export const idempotencyKey: Field = {
  name: 'idempotencyKey',
  type: 'text',
  unique: true,
  index: true,
  access: { read: () => false, update: () => false },
  admin: { hidden: true },
};
