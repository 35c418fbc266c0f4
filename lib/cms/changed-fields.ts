import { isDeepStrictEqual } from 'node:util';
import type { CollectionBeforeChangeHook, DatabaseAdapter, FlattenedField, UpdateOne, UpdateOneArgs } from 'payload';

type Fields = Record<string, unknown>;

/** The records that each request is saving, as Payload has read them, by collection and id. */
const recordsRead = new WeakMap<object, Map<string, Fields>>();

const keyOf = (collection: string, id: unknown) => `${collection} ${id}`;

/** For collections whose records others write at the same time: staff, visitors and jobs. */
export const writeChangedFields: CollectionBeforeChangeHook = ({ collection, operation, originalDoc, req }) => {
  if (operation !== 'update' || !originalDoc) return;
  const records = recordsRead.get(req) ?? new Map<string, Fields>();
  recordsRead.set(req, records.set(keyOf(collection.slug, originalDoc.id), originalDoc));
};

function takeRecord({ collection, id, req }: UpdateOneArgs): Fields | undefined {
  const records = req && recordsRead.get(req);
  const key = keyOf(collection, id);
  const record = records?.get(key);
  records?.delete(key);
  return record;
}

/** One column of the record's own table, which a statement can leave out. `createdAt` and the like are no fields. */
function isColumn(field: FlattenedField | undefined): boolean {
  if (!field) return true;
  const isSpread = ('hasMany' in field && field.hasMany) || ('relationTo' in field && Array.isArray(field.relationTo));
  return !field.localized && !isSpread && !['array', 'blocks', 'group', 'tab'].includes(field.type);
}

/**
 * Payload reads a record, runs hooks, and writes all of it back, which would undo what others have written meanwhile: a decision, a
 * changed lesson, a new password. Here the fields that a save has not changed are left out. Where it has changed a list or a translation,
 * for which the adapter needs the whole record, they are read again immediately before the write.
 */
export function keepUnchangedFields(database: DatabaseAdapter): void {
  const updateOne = database.updateOne.bind(database);
  database.updateOne = (async (args: UpdateOneArgs) => {
    const read = takeRecord(args);
    if (!read) return updateOne(args);
    const { collection, id, locale, req } = args;
    const fields = database.payload.collections[collection]?.config.flattenedFields ?? [];
    const fieldOf = (name: string) => fields.find((field) => field.name === name);
    const isChanged = ([name, value]: [string, unknown]) => {
      const now = fieldOf(name)?.localized ? (value as Fields | undefined)?.[locale as string] : value;
      return !isDeepStrictEqual(now ?? null, read[name] ?? null);
    };
    const data = Object.fromEntries(Object.entries(args.data).filter(isChanged));
    if (Object.keys(data).every((name) => isColumn(fieldOf(name)))) return updateOne({ ...args, data });
    const current = await database.findOne<{ id: string } & Fields>({
      collection,
      where: { id: { equals: id } },
      ...(locale && { locale }),
      ...(req && { req }),
    });
    return updateOne({ ...args, data: { ...args.data, ...current, ...data } });
  }) as UpdateOne;
}
