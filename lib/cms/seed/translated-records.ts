import type { CollectionSlug, FlattenedField, Payload } from 'payload';
import { missingTranslations } from '@/lib/cms/missing-translations';
import type { Language } from '@/lib/cms/seed/translations';

type Values = Record<string, unknown>;

/** By field. */
export type Texts = Record<Language, object | undefined>;

/**
 * Until the returned function is called, records get their `texts` in other languages, by id, and settings theirs, by slug, with the
 * same save: Payload's operations save one language, and a save for each would take three times as long.
 */
export function storeTexts({ db, collections, globals }: Payload, texts: ReadonlyMap<unknown, Texts>): () => void {
  const { create, createGlobal, updateGlobal } = db;
  const withTextsOfGlobal = <Args extends { slug: string; data: object }>(args: Args): Args => {
    const fields = globals.config.find(({ slug }) => slug === args.slug)?.flattenedFields ?? [];
    return { ...args, data: withTexts(fields, args.data as Values, texts.get(args.slug)) };
  };
  db.create = (args) => {
    const found = texts.get(args.data.id);
    const { fields, flattenedFields } = collections[args.collection as CollectionSlug].config;
    const data = withTexts(flattenedFields, args.data, found);
    return create.call(db, { ...args, data: { ...data, ...(found && missingTranslations(fields, data)) } }) as never;
  };
  db.createGlobal = (args) => createGlobal.call(db, withTextsOfGlobal(args)) as never;
  db.updateGlobal = (args) => updateGlobal.call(db, withTextsOfGlobal(args)) as never;
  return () => Object.assign(db, { create, createGlobal, updateGlobal });
}

const withTexts = (fields: FlattenedField[], record: Values, texts: Texts | undefined): Values =>
  Object.entries(texts ?? {}).reduce(
    (values, [language, found]) => withTextsIn(language, fields, values, found ?? {}),
    record,
  );

/** Localised fields have their texts by language, as the database adapter takes them. Rows are matched by their order. */
function withTextsIn(language: string, fields: FlattenedField[], record: Values, texts: object): Values {
  const translated = { ...record };
  for (const field of fields) {
    const text = (texts as Values)[field.name];
    const value = record[field.name];
    if (text === undefined) continue;
    if ('localized' in field && field.localized) {
      translated[field.name] = { ...(value as Values), [language]: text };
    } else if (field.type === 'group') {
      translated[field.name] = withTextsIn(language, field.flattenedFields, value as Values, text as Values);
    } else if (field.type === 'array') {
      const rows = value as Values[];
      translated[field.name] = rows.map((row, at) =>
        withTextsIn(language, field.flattenedFields, row, (text as Values[])[at] ?? {}),
      );
    }
  }
  return translated;
}
