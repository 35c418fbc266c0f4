import { type SQL, sql } from 'drizzle-orm';

type Database = { run: (statement: SQL) => Promise<unknown> } | { execute: (statement: SQL) => Promise<unknown> };

const refusal = 'Audit entries are append-only.';

/** An entry is final once it is confirmed. After 731 days, at least two years, it may be deleted. */
export async function makeAuditAppendOnly(db: Database): Promise<void> {
  const statements = 'run' in db ? sqliteTriggers : postgresTriggers;
  for (const statement of statements) {
    if ('run' in db) await db.run(sql.raw(statement));
    else await db.execute(sql.raw(statement));
  }
}

/** Dropping the table drops its triggers. */
export async function dropAuditFunction(db: Database): Promise<void> {
  if ('execute' in db) await db.execute(sql.raw('DROP FUNCTION IF EXISTS refuse_audit_change() CASCADE'));
}

const sqliteTriggers = [
  `CREATE TRIGGER audit_entries_no_update BEFORE UPDATE ON audit_entries WHEN OLD.confirmed
    BEGIN SELECT RAISE(ABORT, '${refusal}'); END`,
  `CREATE TRIGGER audit_entries_no_delete BEFORE DELETE ON audit_entries
    WHEN OLD.confirmed AND OLD.at >= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-731 days')
    BEGIN SELECT RAISE(ABORT, '${refusal}'); END`,
];

const postgresTriggers = [
  `CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION '${refusal}' USING ERRCODE = 'restrict_violation'; END $$`,
  `CREATE TRIGGER audit_entries_no_update BEFORE UPDATE ON audit_entries
    FOR EACH ROW WHEN (OLD.confirmed) EXECUTE FUNCTION refuse_audit_change()`,
  `CREATE TRIGGER audit_entries_no_delete BEFORE DELETE ON audit_entries
    FOR EACH ROW WHEN (OLD.confirmed AND OLD.at >= now() - interval '17544 hours')
    EXECUTE FUNCTION refuse_audit_change()`,
  `CREATE TRIGGER audit_entries_no_truncate BEFORE TRUNCATE ON audit_entries
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`,
];
