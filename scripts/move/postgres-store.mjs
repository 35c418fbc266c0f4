import { createRequire } from 'node:module';
import { Problem } from '../problem.mjs';
import { explainFailure } from './postgres-failures.mjs';
import { readPostgresRow } from './values.mjs';

const load = createRequire(import.meta.url);
const batchRows = 500;
/** The maximum number of parameters of one statement. */
const maxParameters = 60_000;
const connectTimeoutMs = 10_000;
/** Must differ from the other advisory locks of the database. */
const advisoryLockKey = 3_802_614_959;

const quote = (name) => `"${name.replaceAll('"', '""')}"`;
const asText = (value) => value;
const expressions = {
  bytes: (name) => `encode(${name}, 'hex')`,
  date: (name) => `to_char(${name} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  text: (name) => `${name}::text`,
};

/** @throws Problem */
export async function openPostgres(url, { isSource = false } = {}) {
  const { Client } = load('pg');
  let client;
  try {
    client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
    // The statement in progress reports a lost connection.
    client.on('error', () => {});
    await client.connect();
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    if (isSource) await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    else await requireTarget(client);
  } catch (error) {
    await client?.end().catch(() => {});
    throw explainFailure(error, url);
  }
  return new PostgresStore(client, url, isSource);
}

async function requireTarget(client) {
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS locked', [advisoryLockKey]);
  if (!rows[0].locked) throw new Problem('Another npm run move writes into this database. Wait for it, or end it.');
  const { rows: encodings } = await client.query('SHOW server_encoding');
  if (encodings[0].server_encoding !== 'UTF8')
    throw new Problem(`The database has the encoding ${encodings[0].server_encoding}. Create one with UTF8.`);
}

class PostgresStore {
  name = 'PostgreSQL';

  constructor(client, url, isSource) {
    Object.assign(this, { client, url, isSource });
  }

  async query(text, values) {
    try {
      return await this.client.query({ text, values, types: { getTypeParser: () => asText } });
    } catch (error) {
      throw explainFailure(error, this.url);
    }
  }

  async listNames() {
    const { rows } = await this.query(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()
       UNION SELECT typname FROM pg_type WHERE typtype = 'e' AND typnamespace = current_schema()::regnamespace`,
    );
    return rows.map(({ name }) => name).sort();
  }

  async listTables() {
    const { rows: columns } = await this.query(
      `SELECT c.table_name AS table, c.column_name AS name, c.udt_name AS type,
         c.column_default LIKE 'nextval(%' AS serial,
         (SELECT json_agg(enumlabel) FROM pg_enum WHERE enumtypid = format('%I.%I', c.udt_schema, c.udt_name)::regtype) AS labels
       FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
       WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE' ORDER BY c.ordinal_position`,
    );
    const { rows: keys } = await this.query(
      `SELECT child.relname AS child, parent.relname AS parent FROM pg_constraint
       JOIN pg_class child ON child.oid = conrelid JOIN pg_class parent ON parent.oid = confrelid
       WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
    );
    const tables = new Map();
    for (const { table, name, type, serial, labels } of columns) {
      const references = keys.filter(({ child, parent }) => child === table && parent !== table);
      if (!tables.has(table))
        tables.set(table, { name: table, columns: [], references: references.map(({ parent }) => parent) });
      tables.get(table).columns.push({ name, type, labels: labels && JSON.parse(labels) });
      if (serial === 't') tables.get(table).serial = name;
    }
    return [...tables.values()];
  }

  async listMigrations() {
    const { rows } = await this.query('SELECT name FROM payload_migrations');
    return rows.map(({ name }) => name);
  }

  /** Other connections may write while this snapshot is read. */
  async countOthers() {
    const { rows } = await this.query(
      `SELECT count(*) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    );
    return Number(rows[0].count);
  }

  async *readBatches(table) {
    const columns = table.columns.map(({ name, kind }) => (expressions[kind] ?? expressions.text)(quote(name)));
    if (!this.isSource) await this.query('BEGIN');
    await this.query(`DECLARE moved NO SCROLL CURSOR FOR SELECT ${columns.join(', ')} FROM ${quote(table.name)}`);
    for (;;) {
      const batch = await this.client.query({ text: `FETCH ${batchRows} FROM moved`, rowMode: 'array' });
      if (batch.rows.length === 0) break;
      yield batch.rows.map((row) => readPostgresRow(table, row));
    }
    await this.query(this.isSource ? 'CLOSE moved' : 'COMMIT');
  }

  async prepareState() {
    await this.query(
      'CREATE TABLE IF NOT EXISTS move_state (name text PRIMARY KEY, digest text NOT NULL, records bigint NOT NULL)',
    );
  }

  async readState() {
    const { rows } = await this.query('SELECT name, digest FROM move_state');
    return new Map(rows.map(({ name, digest }) => [name, digest]));
  }

  /** One transaction: a table is complete or empty. */
  async fill(table, batches, { digest, rows }) {
    await this.inTransaction(async () => {
      await this.query(`DELETE FROM ${quote(table.name)}`);
      for await (const batch of batches) await this.insert(table, batch);
      if (table.serial) await this.query(advanceSequence(table));
      await this.query('INSERT INTO move_state (name, digest, records) VALUES ($1, $2, $3)', [
        table.name,
        digest,
        rows,
      ]);
    });
  }

  async insert(table, batch) {
    const { columns } = table;
    const size = Math.floor(maxParameters / columns.length);
    for (let start = 0; start < batch.length; start += size) {
      const rows = batch.slice(start, start + size);
      const marks = rows.map((_, row) => `(${columns.map((_, at) => `$${row * columns.length + at + 1}`).join(', ')})`);
      const names = columns.map(({ name }) => quote(name)).join(', ');
      await this.query(`INSERT INTO ${quote(table.name)} (${names}) VALUES ${marks.join(', ')}`, rows.flat());
    }
  }

  /** Without the triggers that keep the audit log append-only. */
  async clear(tables) {
    await this.inTransaction(async () => {
      for (const { name } of tables.toReversed()) {
        await this.query(`ALTER TABLE ${quote(name)} DISABLE TRIGGER USER`);
        await this.query(`DELETE FROM ${quote(name)}`);
        await this.query(`ALTER TABLE ${quote(name)} ENABLE TRIGGER USER`);
      }
      await this.query('DELETE FROM move_state');
    });
  }

  async inTransaction(work) {
    await this.query('BEGIN');
    try {
      await work();
      await this.query('COMMIT');
    } catch (error) {
      await this.client.query('ROLLBACK').catch(() => {});
      throw error;
    }
  }

  async finish() {
    await this.query('DROP TABLE move_state');
    await this.query('ANALYZE');
  }

  close = () => this.client.end().catch(() => {});
}

const advanceSequence = ({ name, serial }) =>
  `SELECT setval(pg_get_serial_sequence('${quote(name)}', '${serial}'), coalesce(max(${quote(serial)}), 1), max(${quote(serial)}) IS NOT NULL)
   FROM ${quote(name)}`;
