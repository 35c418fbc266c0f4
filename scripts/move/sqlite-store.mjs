import { createRequire } from 'node:module';
import { Problem } from '../problem.mjs';
import { readSqliteRow, writeSqliteRow } from './values.mjs';

const load = createRequire(import.meta.url);
const batchRows = 500;
const quote = (name) => `"${name.replaceAll('"', '""')}"`;

/** @throws Problem */
export function openSqlite(file, { isSource = false } = {}) {
  const Database = load('libsql');
  const database = new Database(file, isSource ? { readonly: true } : {});
  if (!isSource) {
    database.exec('PRAGMA foreign_keys = OFF');
    database.exec('PRAGMA synchronous = FULL');
  }
  return new SqliteStore(database);
}

class SqliteStore {
  name = 'SQLite';

  constructor(database) {
    this.database = database;
  }

  all(sql, ...values) {
    return this.database.prepare(sql).all(...values);
  }

  run(sql, ...values) {
    return this.database.prepare(sql).run(...values);
  }

  listTables() {
    return this.all("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").map(
      ({ name }) => ({
        name,
        columns: this.all(`PRAGMA table_info(${quote(name)})`).map((column) => ({ name: column.name })),
      }),
    );
  }

  listMigrations() {
    return this.all('SELECT name FROM payload_migrations').map(({ name }) => name);
  }

  /** @throws Problem when a record refers to one that is gone, which PostgreSQL does not accept */
  requireReferences() {
    const [broken] = this.all('PRAGMA foreign_key_check');
    if (broken)
      throw new Problem(
        `${broken.table}, row ${broken.rowid} refers to a record of ${broken.parent} that is gone. Correct it, then try again.`,
      );
  }

  async *readBatches(table) {
    const name = quote(table.name);
    const statement = this.database.prepare(
      `SELECT rowid AS "#", * FROM ${name} WHERE rowid > ? ORDER BY rowid LIMIT ${batchRows}`,
    );
    for (let last = Number.MIN_SAFE_INTEGER; ; ) {
      const rows = statement.all(last);
      if (rows.length === 0) return;
      last = rows.at(-1)['#'];
      yield rows.map((row) => readSqliteRow(table, row));
    }
  }

  prepareState() {
    this.database.exec(
      'CREATE TABLE IF NOT EXISTS move_state (name text PRIMARY KEY, digest text NOT NULL, records integer NOT NULL)',
    );
  }

  readState() {
    return new Map(this.all('SELECT name, digest FROM move_state').map(({ name, digest }) => [name, digest]));
  }

  /** One transaction: a table is complete or empty. */
  async fill(table, batches, { digest, rows }) {
    await this.inTransaction(async () => {
      this.run(`DELETE FROM ${quote(table.name)}`);
      const names = table.columns.map(({ name }) => quote(name)).join(', ');
      const marks = table.columns.map(() => '?').join(', ');
      const insertion = this.database.prepare(`INSERT INTO ${quote(table.name)} (${names}) VALUES (${marks})`);
      for await (const batch of batches) for (const values of batch) insertion.run(...writeSqliteRow(table, values));
      this.run('INSERT INTO move_state (name, digest, records) VALUES (?, ?, ?)', table.name, digest, rows);
    });
  }

  /** Without the triggers that keep the audit log append-only. */
  async clear(tables) {
    await this.inTransaction(async () => {
      const triggers = this.all("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'");
      for (const { name } of triggers) this.database.exec(`DROP TRIGGER ${quote(name)}`);
      for (const { name } of tables) this.run(`DELETE FROM ${quote(name)}`);
      for (const { sql } of triggers) this.database.exec(sql);
      this.run('DELETE FROM move_state');
    });
  }

  async inTransaction(work) {
    this.database.exec('BEGIN IMMEDIATE');
    try {
      await work();
      this.database.exec('COMMIT');
    } catch (error) {
      this.database.exec('ROLLBACK');
      throw error;
    }
  }

  /** Everything in one file, without a write-ahead log beside it. */
  finish() {
    this.requireReferences();
    this.database.exec('DROP TABLE move_state');
    this.all('PRAGMA wal_checkpoint(TRUNCATE)');
    this.all('PRAGMA journal_mode = DELETE');
  }

  close() {
    this.database.close();
  }
}
