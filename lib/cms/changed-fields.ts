import { isDeepStrictEqual } from 'node:util';
import type {
  CollectionBeforeChangeHook,
  DatabaseAdapter,
  FlattenedField,
  PayloadRequest,
  UpdateOne,
  UpdateOneArgs,
  Where,
} from 'payload';

type Fields = Record<string, unknown>;

/** What follows from the other fields of a record, as it will be, and from the record as it is stored. */
export type DeriveFields = (req: PayloadRequest, next: Fields, stored: Fields) => Promise<Fields>;

/** Then the last write wins. */
const maxAttempts = 5;

/** `read` is the record as Payload has read it; `written`, the names of the fields that were written. */
type Save = { read: Fields; deriveFields?: DeriveFields | undefined; written?: string[] };

/** The last save of each record by each request, by collection and id. */
const saves = new WeakMap<object, Map<string, Save>>();

const keyOf = (collection: string, id: unknown) => `${collection} ${id}`;

const findSave = (req: object | undefined, collection: string, id: unknown): Save | undefined =>
  req && saves.get(req)?.get(keyOf(collection, id));

/** For collections whose records others write at the same time: staff, visitors and jobs. */
export const writeChangedFields =
  (deriveFields?: DeriveFields): CollectionBeforeChangeHook =>
  ({ collection, operation, originalDoc, req }) => {
    if (operation !== 'update' || !originalDoc) return;
    const records = saves.get(req) ?? new Map<string, Save>();
    saves.set(req, records.set(keyOf(collection.slug, originalDoc.id), { read: originalDoc, deriveFields }));
  };

/** Of the record `after` a save, without what others have written since it was read as `before`. */
export function withoutChangesOfOthers(req: object, collection: string, before: Fields, after: Fields): Fields {
  const { written } = findSave(req, collection, after.id) ?? {};
  if (!written) return after;
  return { ...before, ...Object.fromEntries(written.map((name) => [name, after[name]])) };
}

/** One column of the record's own table, which a statement can leave out. `createdAt` and the like are no fields. */
function isColumn(field: FlattenedField | undefined): boolean {
  if (!field) return true;
  const isSpread = ('hasMany' in field && field.hasMany) || ('relationTo' in field && Array.isArray(field.relationTo));
  return !field.localized && !isSpread && !['array', 'blocks', 'group', 'tab'].includes(field.type);
}

/** Of a value in all languages. A save in all of them has the locale `all`. */
const inLocale = (value: unknown, locale: string | undefined): Fields => {
  const texts = (value ?? {}) as Fields;
  return locale && locale in texts ? { [locale]: texts[locale] } : texts;
};

/**
 * Payload reads a record, runs hooks, and writes all of it back, which would undo what others have written meanwhile: a decision, a
 * changed lesson, a new password. Here the fields that a save has not changed are left out. Where it has changed a list or a translation,
 * for which the adapter needs the whole record, or where fields are derived from others, the record is read again, and the write is
 * conditional: it changes no record that was written since.
 */
export function keepUnchangedFields(database: DatabaseAdapter): void {
  const updateOne = database.updateOne.bind(database);
  database.updateOne = (async (args: UpdateOneArgs) => {
    const { id, where: _, ...write } = args;
    const { collection, locale, req } = write;
    const save = findSave(req, collection, id);
    if (!save || save.written) return updateOne(args);
    const fields = database.payload.collections[collection]?.config.flattenedFields ?? [];
    const fieldOf = (name: string) => fields.find((field) => field.name === name);
    const isChanged = ([name, value]: [string, unknown]) => {
      const now = fieldOf(name)?.localized ? (value as Fields | undefined)?.[locale as string] : value;
      return !isDeepStrictEqual(now ?? null, save.read[name] ?? null);
    };
    const changes = Object.entries(args.data).filter(isChanged);
    const names = changes.map(([name]) => name);
    save.written = names;
    const areColumns = names.every((name) => isColumn(fieldOf(name)));
    if (areColumns && !save.deriveFields) return updateOne({ ...args, data: Object.fromEntries(changes) });
    const isRecord: Where = { id: { equals: id } };
    for (let attempt = 1; ; attempt++) {
      const stored = await database.findOne<{ id: string } & Fields>({
        collection,
        where: isRecord,
        ...(locale && { locale }),
        ...(req && { req }),
      });
      if (!stored) return updateOne(args);
      const withTranslations = ([name, value]: [string, unknown]) =>
        fieldOf(name)?.localized ? [name, { ...(stored[name] as object), ...inLocale(value, locale) }] : [name, value];
      const next: Fields = { ...stored, ...Object.fromEntries(changes.map(withTranslations)) };
      const derived = await save.deriveFields?.(req as PayloadRequest, next, stored);
      save.written = [...names, ...Object.keys(derived ?? {})];
      const data = { ...(areColumns ? Object.fromEntries(changes) : { ...args.data, ...next }), ...derived };
      if (attempt === maxAttempts) return updateOne({ ...args, data });
      const isUnchanged: Where = { updatedAt: { equals: stored.updatedAt as string } };
      const written = await updateOne({ ...write, where: { and: [isRecord, isUnchanged] }, data });
      if (written) return written;
    }
  }) as UpdateOne;
}
