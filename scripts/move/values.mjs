import { Problem } from '../problem.mjs';

/** What a column holds, from its type in PostgreSQL; SQLite has fewer types. */
const kinds = {
  bool: 'boolean',
  bytea: 'bytes',
  jsonb: 'json',
  timestamptz: 'date',
  uuid: 'uuid',
  text: 'text',
  varchar: 'text',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  numeric: 'number',
};

/** @throws Problem for an unknown type */
export function kindOf({ name, type, labels }) {
  if (labels) return 'option';
  if (!kinds[type]) throw new Problem(`${name} has the type ${type}, which npm run move cannot convert.`);
  return kinds[type];
}

/** Throws for text that PostgreSQL cannot store: NUL or half a surrogate pair. */
function requireText(value) {
  if (typeof value !== 'string') throw 'is no text';
  if (value.includes('\0')) throw 'contains a NUL character';
  if (!value.isWellFormed()) throw 'contains half a character';
  return value;
}

const fromSqlite = {
  boolean: (value) => (value === 0 || value === 1 ? value === 1 : raise('is neither 0 nor 1')),
  bytes: (value) => Buffer.from(value),
  date: (value) => (Number.isNaN(Date.parse(value)) ? raise('is no date') : new Date(value).toISOString()),
  json: (value) => sortKeys(value) && value,
  number: (value) => (Number.isFinite(Number(value)) && value !== '' ? Number(value) : raise('is no number')),
  option: (value, { labels }) => (labels.includes(value) ? value : raise(`is ${value}, which is no option`)),
  text: requireText,
  uuid: (value) =>
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value) ? value.toLowerCase() : raise('is no UUID'),
};

const toSqlite = { boolean: Number };

// PostgreSQL gives every value as text, so that the driver converts nothing.
const fromPostgres = {
  boolean: (value) => value === 'true',
  bytes: (value) => Buffer.from(value, 'hex'),
  number: Number,
};

function raise(reason) {
  throw reason;
}

/** JSON with sorted keys: jsonb does not keep their order. */
function sortKeys(text) {
  const sorted = (value) => {
    if (typeof value === 'string') return requireText(value);
    if (Array.isArray(value)) return value.map(sorted);
    if (value === null || typeof value !== 'object') return value;
    const pairs = Object.entries(value).map(([key, each]) => [requireText(key), sorted(each)]);
    return Object.fromEntries(pairs.sort(([a], [b]) => (a < b ? -1 : 1)));
  };
  try {
    return JSON.stringify(sorted(JSON.parse(text)));
  } catch (error) {
    throw typeof error === 'string' ? error : 'is no JSON';
  }
}

const convert = (conversions, value, column) =>
  value === null || !conversions[column.kind] ? value : conversions[column.kind](value, column);

/** @throws Problem naming the record, never its content */
export function readSqliteRow(table, row) {
  return table.columns.map((column) => {
    try {
      return convert(fromSqlite, row[column.name], column);
    } catch (reason) {
      if (typeof reason !== 'string') throw reason;
      throw new Problem(
        `${table.name}, record ${row.id}: ${column.name} ${reason}. PostgreSQL does not accept it: correct the record, then try again.`,
      );
    }
  });
}

export const readPostgresRow = (table, row) =>
  table.columns.map((column, at) => convert(fromPostgres, row[at], column));

export const writeSqliteRow = (table, values) =>
  table.columns.map((column, at) => convert(toSqlite, values[at], column));

/** The same text for the same record in both databases. */
export const canonicalRow = (table, values) =>
  JSON.stringify(
    table.columns.map(({ kind }, at) => {
      const value = values[at];
      if (value === null) return null;
      if (kind === 'json') return sortKeys(value);
      return kind === 'bytes' ? value.toString('hex') : value;
    }),
  );
