import type { CollectionConfig, FlattenedField, Payload } from 'payload';
import { databaseOf } from '@/lib/cms/tables';
import { withoutAccents } from '@/lib/format/accents';

type Collection = { slug: CollectionConfig['slug']; flattenedFields: FlattenedField[] };

/** What is typed into a search of one text field. With `like` each word is searched, with `contains` the whole. */
type Search = { field: string; operator: string; typed: string };

/** Other texts have neither case nor accents. */
const isLatin = (text: string) => /\p{Script=Latin}/u.test(text);

/** Latin letters with accents, ligatures and combining signs. */
const accents = /[\u00c0-\u024f\u1e00-\u1eff]|[\u0300-\u036f]/;

/** A statement has a limited number of parameters. */
const maxIds = 1000;

const textTypes = ['text', 'textarea'];

/**
 * The ids of records that only match without case and accents, which neither database ignores for all letters. Reads the
 * field of every record: for searches by staff.
 */
export async function findWithoutAccents(
  cms: Payload,
  { slug, flattenedFields }: Collection,
  { field, operator, typed }: Search,
): Promise<string[]> {
  const found = flattenedFields.find(({ name }) => name === field);
  if (!found || !textTypes.includes(found.type) || !isLatin(typed)) return [];
  const isLocalised = 'localized' in found && found.localized;
  const name = isLocalised ? `${slug}_locales` : slug;
  const { drizzle, tables } = databaseOf(cms, name);
  const table = tables[name];
  const [id, column] = [isLocalised ? table?._parentID : table?.id, table?.[field]];
  if (!id || !column) return [];
  const rows: { id: string; text: string | null }[] = await drizzle.select({ id, text: column }).from(table as never);
  const searched = withoutAccents(typed);
  const words = operator === 'like' ? searched.split(/\s+/).filter(Boolean) : [searched];
  const matches = (text: string) => words.every((word) => text.includes(word));
  // What has no accents at all is found by the database itself, in any case.
  const isPlain = searched === typed.toLowerCase();
  const ids = rows.flatMap(({ id: record, text }) =>
    text && (!isPlain || accents.test(text)) && matches(withoutAccents(text)) ? [record] : [],
  );
  return [...new Set(ids)].slice(0, maxIds);
}
