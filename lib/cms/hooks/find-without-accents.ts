import { and, or, type SQL, sql } from 'drizzle-orm';
import type { CollectionConfig, FlattenedField, Payload } from 'payload';
import { databaseOf } from '@/lib/cms/tables';
import { withoutAccents } from '@/lib/format/accents';

type Collection = { slug: CollectionConfig['slug']; flattenedFields: FlattenedField[] };

/** What is typed into a search of one text field. With `like` each word is searched, with `contains` the whole. */
type Search = { field: string; operator: string; typed: string };

/** Other texts have neither case nor accents. */
const isLatin = (text: string) => /\p{Script=Latin}/u.test(text);

/** A set of Latin letters with accents, ligatures and combining signs, which JavaScript and both databases read alike. */
const accents = '[\u00c0-\u024f\u1e00-\u1eff\u0300-\u036f]';

/** A statement has a limited number of parameters. */
const maxTexts = 1000;

const textTypes = ['text', 'textarea'];

const hasAccents = ({ db }: Payload, column: SQL): SQL =>
  db.name === 'sqlite' ? sql`${column} GLOB ${`*${accents}*`}` : sql`${column} ~ ${accents}`;

const contains = (column: SQL, word: string): SQL =>
  sql`lower(${column}) LIKE ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} ESCAPE '\\'`;

async function readTexts(
  cms: Payload,
  { slug, flattenedFields }: Collection,
  { field, operator, typed }: Search,
): Promise<string[]> {
  const found = flattenedFields.find(({ name }) => name === field);
  if (!found || !textTypes.includes(found.type) || !isLatin(typed)) return [];
  const name = 'localized' in found && found.localized ? `${slug}_locales` : slug;
  const { drizzle, tables } = databaseOf(cms, name);
  const table = tables[name];
  const column = table?.[field];
  if (!table || !column) return [];
  const searched = withoutAccents(typed);
  const words = operator === 'like' ? searched.split(/\s+/).filter(Boolean) : [searched];
  // What has no accents at all is found by the database itself, in any case.
  const isPlain = searched === typed.toLowerCase();
  const mayMatch = isPlain
    ? hasAccents(cms, column)
    : or(hasAccents(cms, column), and(...words.map((word) => contains(column, word))));
  const rows: { text: string }[] = await drizzle.selectDistinct({ text: column }).from(table).where(mayMatch);
  const texts = rows.map(({ text }) => text);
  const matches = (text: string) => words.every((word) => text.includes(word));
  return texts.filter((text) => matches(withoutAccents(text))).slice(0, maxTexts);
}

/** Lists and counts search for the same at the same time. */
const inFlight = new Map<string, Promise<string[]>>();

/**
 * The texts of a field that only match without case and accents, which neither database ignores for all letters. The
 * database reads the field of every record: for searches by staff.
 */
export function findWithoutAccents(cms: Payload, collection: Collection, search: Search): Promise<string[]> {
  const key = JSON.stringify([collection.slug, search.field, search.operator, search.typed]);
  const texts = inFlight.get(key) ?? readTexts(cms, collection, search).finally(() => inFlight.delete(key));
  inFlight.set(key, texts);
  return texts;
}
