import type { SanitizedConfig } from 'payload';
import { expect, test } from 'vitest';

process.env.PAYLOAD_SECRET ??= 'a-secret-of-the-tests-with-32-characters';
process.env.SESSION_SECRET ??= 'a-secret-of-the-tests-with-32-characters';
process.env.CRON_SECRET ??= 'a-secret-of-the-tests-with-32-characters';
const { default: promised } = await import('@payload-config');
const config: SanitizedConfig = await promised;

type Node = Record<string, unknown> & { name?: string; type?: string };

/** Added and labelled by the CMS itself, in every language it ships. */
const ofTheCms = new Set(['id', '_status', 'createdAt', 'updatedAt', 'deletedAt', 'sessions']);
const ofAuth = new Set(['email', 'salt', 'hash', 'resetPasswordToken', 'loginAttempts', 'lockUntil', 'password']);
const isSpoken = (text: unknown): boolean =>
  typeof text === 'object' &&
  text !== null &&
  (['en', 'my', 'fr'] as const).every((language) => Boolean((text as Record<string, unknown>)[language]));

function problemsOf(fields: Node[], path: string, skip: Set<string>): string[] {
  return fields.flatMap((field): string[] => {
    const admin = (field.admin ?? {}) as Node;
    const name = `${path}.${field.name ?? field.type}`;
    if (admin.hidden || field.hidden || skip.has(field.name ?? '')) return [];
    if (field.type === 'tabs') {
      return (field.tabs as Node[]).flatMap((tab) => [
        ...(isSpoken(tab.label) ? [] : [`${name}: tab ${tab.label}`]),
        ...(tab.description === undefined || isSpoken(tab.description) ? [] : [`${name}: description of ${tab.label}`]),
        ...problemsOf(tab.fields as Node[], path, skip),
      ]);
    }
    const nested = Array.isArray(field.fields) ? problemsOf(field.fields as Node[], name, new Set(ofTheCms)) : [];
    if (!field.name || field.type === 'ui') return nested;
    const labels = (field.labels ?? {}) as Node;
    const options = Array.isArray(field.options) ? (field.options as (string | Node)[]) : [];
    return [
      ...(isSpoken(field.label) ? [] : [`${name}: label`]),
      ...(admin.description === undefined || isSpoken(admin.description) ? [] : [`${name}: description`]),
      ...(field.type !== 'array' || (isSpoken(labels.singular) && isSpoken(labels.plural)) ? [] : [`${name}: rows`]),
      // A code such as "B1" or "icon3" is the same in every language.
      ...options
        .map((option) => (typeof option === 'string' ? { value: option, label: undefined } : option))
        .filter(({ value, label }) => !(isSpoken(label) || /^[A-C][12]$|^icon\d+$/.test(String(value))))
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

test('every label, description, option, row and tab of our own speaks English, Burmese and French', () => {
  const problems = [
    ...config.collections
      .filter(({ admin, slug }) => admin.hidden !== true && !slug.startsWith('payload-'))
      .flatMap(({ slug, labels, fields, auth, upload, admin }) => {
        const skip = new Set([...ofTheCms, ...(auth ? ofAuth : []), ...(upload ? uploadFields : [])]);
        return [
          ...(isSpoken(labels.singular) && isSpoken(labels.plural) ? [] : [`${slug}: labels`]),
          ...(isSpoken(admin.group) ? [] : [`${slug}: group`]),
          ...(admin.description === undefined || isSpoken(admin.description) ? [] : [`${slug}: description`]),
          ...problemsOf(fields as unknown as Node[], slug, skip),
        ];
      }),
    ...config.globals.flatMap(({ slug, label, fields }) => [
      ...(isSpoken(label) ? [] : [`${slug}: label`]),
      ...problemsOf(fields as unknown as Node[], slug, ofTheCms),
    ]),
  ];
  expect(problems).toEqual([]);
});

test('no text that staff read names a machine’s format', () => {
  const texts = JSON.stringify([config.collections, config.globals].flat(), (_, value) =>
    typeof value === 'function' || value instanceof RegExp ? undefined : value,
  );
  expect(texts).not.toMatch(/E\.164|Receipt digest/i);
  for (const { slug, admin } of [...config.collections, ...config.globals]) {
    if (slug.startsWith('payload-') || ('hidden' in admin && admin.hidden === true)) continue;
    expect(admin.hideAPIURL, slug).toBe(true);
  }
});

test('a list searches fields that it has', () => {
  for (const { slug, admin, flattenedFields } of config.collections) {
    const names = flattenedFields.map(({ name }) => name);
    for (const field of admin.listSearchableFields ?? []) expect(names, slug).toContain(field);
  }
});
