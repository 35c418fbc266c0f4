import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { type CollectionSlug, createLocalReq, type DataFromCollectionSlug, type Where } from 'payload';
import { getLocale } from '#text';
import { openCms } from '@/lib/cms/open';
import { databaseOf } from '@/lib/cms/tables';
import { yieldIfDue } from '@/lib/yield';
import { selectJsonRows } from './sql';

type Table = NonNullable<ReturnType<typeof databaseOf>['tables'][string]>;
type Column = Table[string];

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The contract allows the ids of existing backends as well, which PostgreSQL refuses to compare with a uuid. */
export const isUuid = (id: string): boolean => uuid.test(id);

const comparable = (column: Column, values: unknown[]) =>
  column.name === 'id' ? values.filter((value) => isUuid(String(value))) : values;

function compare(column: Column, operator: string, value: unknown): SQL | undefined {
  if (operator === 'equals' || operator === 'in') {
    const values = comparable(column, operator === 'in' ? (value as unknown[]) : [value]);
    return values.length === 0 ? sql`1 = 0` : inArray(column, values);
  }
  if (operator === 'not_equals') return or(isNull(column), ne(column, value));
  if (operator === 'exists') return value ? isNotNull(column) : isNull(column);
  // Ignoring a condition would expose hidden rows.
  throw new Error(`Rows cannot be found by ${operator}.`);
}

function toSql(table: Table, where: Where): SQL {
  const conditions = Object.entries(where).map(([field, condition]) => {
    if (field === 'and' || field === 'or') {
      const parts = (condition as Where[]).map((part) => toSql(table, part));
      return field === 'and' ? and(...parts) : or(...parts);
    }
    const column = table[field];
    if (!column) throw new Error(`Rows cannot be found by ${field}.`);
    return and(...Object.entries(condition as object).map(([operator, value]) => compare(column, operator, value)));
  });
  return and(...conditions) ?? sql`1 = 1`;
}

/** Access control, publication and recycle bin as the CMS applies them; undefined if nothing is public. */
async function publicCondition(collection: CollectionSlug): Promise<Where | undefined> {
  const cms = await openCms();
  const { config } = cms.collections[collection];
  const access = await config.access.read({ req: await createLocalReq({}, cms) });
  if (!access) return undefined;
  const conditions: Where[] = access === true ? [] : [access];
  if (config.trash) conditions.push({ deletedAt: { exists: false } });
  return { and: conditions };
}

/** A table and the condition for its public rows, for queries on several tables. */
export async function publicTable(collection: CollectionSlug): Promise<{ table: Table; isPublic: SQL }> {
  const allowed = await publicCondition(collection);
  const { tables } = databaseOf(await openCms(), collection);
  const table: Table = tables[collection];
  return { table, isPublic: allowed ? toSql(table, allowed) : sql`1 = 0` };
}

/** Without booleans, which SQLite stores as numbers. */
type Scalar<Value> = Extract<Value, string | number | null | undefined>;

export type Row<Document, Name extends keyof Document> = { id: string } & { [Each in Name]: Scalar<Document[Each]> };

type Query<Name> = { columns: readonly Name[]; where?: Where; sort?: string[]; page?: number; limit?: number };

/** Public rows, straight from the database: the CMS spends most of the time of a long list on building documents. */
export async function listPublishedRows<
  Slug extends CollectionSlug,
  Name extends keyof DataFromCollectionSlug<Slug> & string,
>(
  collection: Slug,
  { columns, where = {}, sort = [], page = 1, limit }: Query<Name>,
): Promise<{ rows: Row<DataFromCollectionSlug<Slug>, Name>[]; totalPages: number }> {
  const allowed = await publicCondition(collection);
  if (!allowed) return { rows: [], totalPages: 1 };
  const { drizzle, tables } = databaseOf(await openCms(), collection);
  const table: Table = tables[collection];
  const condition = toSql(table, { and: [allowed, where] });
  // A total order: no row is on two pages.
  const order = [...sort, '-createdAt', 'id'].map((name) =>
    name.startsWith('-') ? desc(table[name.slice(1)]) : asc(table[name]),
  );
  const names = ['id', ...columns];
  await yieldIfDue();
  const totalPages = limit ? await countPages(drizzle, table, condition, limit) : 1;
  const isPaged = limit !== undefined && (totalPages > 1 || page > 1);
  const found = await selectJsonRows({
    values: names.map((name) => table[name]),
    from: table,
    where: isPaged ? inArray(table.id, idsOfPage(drizzle, table, { condition, order, page, limit })) : condition,
    order,
  });
  await yieldIfDue();
  const rows = found.map((values) => Object.fromEntries(names.map((name, at) => [name, values[at]])));
  return { rows: rows as Row<DataFromCollectionSlug<Slug>, Name>[], totalPages };
}

type Drizzle = ReturnType<typeof databaseOf>['drizzle'];

async function countPages(drizzle: Drizzle, table: Table, condition: SQL, limit: number): Promise<number> {
  const [total] = await drizzle.select({ rows: count() }).from(table).where(condition);
  return Math.max(1, Math.ceil(Number(total?.rows ?? 0) / limit));
}

type Page = { condition: SQL; order: SQL[]; page: number; limit: number };

const idsOfPage = (drizzle: Drizzle, table: Table, { condition, order, page, limit }: Page) =>
  drizzle
    .select({ id: table.id })
    .from(table)
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit);

/** Above this it is quicker to read all values. */
const maxNamedRecords = 100;

/** Values of a multi-select field (`courses`, `cefr`) by record id, in order. */
export async function listValues<Value extends string>(
  collection: CollectionSlug,
  field: string,
  ids: string[],
): Promise<Map<string, Value[]>> {
  const name = `${collection}_${field}`;
  const { tables } = databaseOf(await openCms(), name);
  const table = tables[name] as Table;
  await yieldIfDue();
  const rows = await selectJsonRows<[string, Value]>({
    values: [table.parent, table.value],
    from: table,
    where: ids.length > maxNamedRecords ? undefined : inArray(table.parent, ids),
    order: [asc(table.order)],
  });
  const values = new Map<string, Value[]>();
  for (const [parent, value] of rows) {
    const known = values.get(parent);
    if (known) known.push(value);
    else values.set(parent, [value]);
  }
  return values;
}

/** A localised text in the language of the request, by record id. Records without it are absent. */
export async function listTexts(
  collection: CollectionSlug,
  field: string,
  ids: string[],
): Promise<Map<string, string>> {
  const name = `${collection}_locales`;
  const { tables } = databaseOf(await openCms(), name);
  const table = tables[name] as Table;
  await yieldIfDue();
  const rows = await selectJsonRows<[string, string]>({
    values: [table._parentID, table[field]],
    from: table,
    where: and(
      eq(table._locale, getLocale()),
      ne(table[field], ''),
      ids.length > maxNamedRecords ? undefined : inArray(table._parentID, ids),
    ),
    order: [asc(table._parentID)],
  });
  return new Map(rows);
}

/** UTC: SQLite stores it, PostgreSQL writes `2026-11-22T08:00:00+00:00`. */
export function toIsoDate(date: string | null | undefined): string | undefined {
  if (!date) return undefined;
  return date.endsWith('Z') ? date : new Date(date).toISOString();
}
