import type { SanitizedConfig } from 'payload';
import { expect, test } from 'vitest';

process.env.PAYLOAD_SECRET ??= 'a-secret-of-the-tests-with-32-characters';
process.env.SESSION_SECRET ??= 'a-secret-of-the-tests-with-32-characters';
process.env.CRON_SECRET ??= 'a-secret-of-the-tests-with-32-characters';
const { default: promised } = await import('@payload-config');
const config: SanitizedConfig = await promised;

type Node = Record<string, unknown> & { name?: string; type?: string };

/** Labelled by Payload in every language. */
const payloadFields = new Set(['id', '_status', 'createdAt', 'updatedAt', 'deletedAt', 'sessions']);
const authFields = new Set(['email', 'salt', 'hash', 'resetPasswordToken', 'loginAttempts', 'lockUntil', 'password']);
const isTranslated = (text: unknown): boolean =>
  typeof text === 'object' &&
  text !== null &&
  (['en', 'my', 'fr'] as const).every((language) => Boolean((text as Record<string, unknown>)[language]));

/** An object would be printed as [object Object] in the names of buttons. */
const isLabelFunction = (label: unknown): boolean =>
  typeof label === 'function' && ['en', 'my', 'fr'].every((language) => Boolean(label({ i18n: { language } })));

function findProblems(fields: Node[], path: string, skip: Set<string>): string[] {
  return fields.flatMap((field): string[] => {
    const admin = (field.admin ?? {}) as Node;
    const name = `${path}.${field.name ?? field.type}`;
    if (admin.hidden || field.hidden || skip.has(field.name ?? '')) return [];
    if (field.type === 'tabs') {
      return (field.tabs as Node[]).flatMap((tab) => [
        ...(isTranslated(tab.label) ? [] : [`${name}: tab ${tab.label}`]),
        ...(tab.description === undefined || isTranslated(tab.description)
          ? []
          : [`${name}: description of ${tab.label}`]),
        ...findProblems(tab.fields as Node[], path, skip),
      ]);
    }
    const nested = Array.isArray(field.fields)
      ? findProblems(field.fields as Node[], name, new Set(payloadFields))
      : [];
    if (!field.name || field.type === 'ui') return nested;
    const labels = (field.labels ?? {}) as Node;
    const options = Array.isArray(field.options) ? (field.options as (string | Node)[]) : [];
    return [
      ...(isTranslated(field.label) ? [] : [`${name}: label`]),
      ...(admin.description === undefined || isTranslated(admin.description) ? [] : [`${name}: description`]),
      ...(field.type !== 'array' || (isTranslated(labels.singular) && isTranslated(labels.plural))
        ? []
        : [`${name}: rows`]),
      // Codes such as "B1" or "icon3" need no translation.
      ...options
        .map((option) => (typeof option === 'string' ? { value: option, label: undefined } : option))
        .filter(({ value, label }) => !(isTranslated(label) || /^[A-C][12]$|^icon\d+$/.test(String(value))))
        .map(({ value }) => `${name}: option ${value}`),
      ...nested,
    ];
  });
}

const uploadFields = new Set([
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'url',
  'thumbnailURL',
  'sizes',
  'focalX',
  'focalY',
  'prefix',
]);

test('every label, description, option, row and tab is in English, Burmese and French', () => {
  const problems = [
    ...config.collections
      .filter(({ admin, slug }) => admin.hidden !== true && !slug.startsWith('payload-'))
      .flatMap(({ slug, labels, fields, auth, upload, admin }) => {
        const skip = new Set([...payloadFields, ...(auth ? authFields : []), ...(upload ? uploadFields : [])]);
        return [
          ...(isLabelFunction(labels.singular) && isLabelFunction(labels.plural) ? [] : [`${slug}: labels`]),
          ...(isTranslated(admin.group) ? [] : [`${slug}: group`]),
          ...(admin.description === undefined || isTranslated(admin.description) ? [] : [`${slug}: description`]),
          ...findProblems(fields as unknown as Node[], slug, skip),
        ];
      }),
    ...config.globals.flatMap(({ slug, label, fields }) => [
      ...(isTranslated(label) ? [] : [`${slug}: label`]),
      ...findProblems(fields as unknown as Node[], slug, payloadFields),
    ]),
  ];
  expect(problems).toEqual([]);
});

test('the record of a request without a class says so, in every language', () => {
  for (const slug of ['enrolments', 'payment-requests']) {
    const { flattenedFields } = config.collections.find((one) => one.slug === slug) ?? { flattenedFields: [] };
    const placeholder = (flattenedFields.find(({ name }) => name === 'class')?.admin as Node | undefined)?.placeholder;
    expect(placeholder, slug).toEqual({ en: 'None chosen', my: 'မရွေးထားပါ', fr: 'Aucune choisie' });
  }
});

test('the list of learners tells where guests are', () => {
  const learners = config.collections.find(({ slug }) => slug === 'learners');
  expect(learners?.admin.components?.beforeListTable).toContain('/lib/cms/learners/guests-hint#GuestsHint');
});

test('the first column of a list is a link that the browser opens by itself, also before hydration', () => {
  for (const slug of ['messages', 'inquiries', 'enrolments', 'payment-requests', 'learners', 'staff', 'courses']) {
    const collection = config.collections.find((one) => one.slug === slug);
    const title = collection?.flattenedFields.find(({ name }) => name === collection.admin.useAsTitle);
    expect(title?.admin?.components?.Cell, slug).toBe('/lib/cms/ui/plain-cell#PlainCell');
  }
});

test('every column that a list offers has a translated label', () => {
  const problems = config.collections
    .filter(({ admin, slug }) => admin.hidden !== true && !slug.startsWith('payload-'))
    .flatMap(({ slug, flattenedFields }) =>
      flattenedFields
        .filter((field) => !['id', 'sessions'].includes(field.name) && !('hidden' in field && field.hidden))
        .filter((field) => !(field.admin as Node | undefined)?.disableListColumn)
        // Payload translates by a function.
        .filter(({ label }: { label?: unknown }) => typeof label !== 'function' && !isTranslated(label))
        .map(({ name }) => `${slug}.${name}`),
    );
  expect(problems).toEqual([]);
});

test('no text of the admin names a technical format', () => {
  const texts = JSON.stringify([config.collections, config.globals].flat(), (_, value) =>
    typeof value === 'function' || value instanceof RegExp ? undefined : value,
  );
  expect(texts).not.toMatch(/E\.164|Receipt digest/i);
  for (const { slug, admin } of [...config.collections, ...config.globals]) {
    if (slug.startsWith('payload-') || ('hidden' in admin && admin.hidden === true)) continue;
    expect(admin.hideAPIURL, slug).toBe(true);
  }
});

test('every searchable field of a list exists', () => {
  for (const { slug, admin, flattenedFields } of config.collections) {
    const names = flattenedFields.map(({ name }) => name);
    for (const field of admin.listSearchableFields ?? []) expect(names, slug).toContain(field);
  }
});
