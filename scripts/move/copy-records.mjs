import { Problem } from '../problem.mjs';
import { digestTable } from './digest.mjs';
import { matchTables } from './tables.mjs';

const format = new Intl.NumberFormat('en');
const withoutTime = (name) => name.replace(/^\d+_\d+_/, '');

/**
 * Copies every table, then compares the contents of all of them. After an interruption it goes on with the tables that are missing, and
 * starts again if a copied one has changed since: never a mixture of two states.
 * @throws Problem
 */
export async function copyRecords(source, target, report = console.log) {
  await requireSameMigrations(source, target);
  source.requireReferences?.();
  const stores = source.name === 'SQLite' ? [source, target] : [target, source];
  const [inSqlite, inPostgres] = await Promise.all(stores.map((store) => store.listTables()));
  const tables = matchTables(inSqlite, inPostgres);
  const expected = new Map();
  for (const table of tables) expected.set(table.name, await digestTable(source, table));
  const total = [...expected.values()].reduce((sum, { rows }) => sum + rows, 0);
  report(`Copying ${format.format(total)} records in ${tables.length} tables to ${target.name}.`);

  const finished = await findFinished(target, tables, expected, report);
  for (const [at, table] of tables.entries()) {
    const { rows } = expected.get(table.name);
    if (!finished.has(table.name)) await target.fill(table, source.readBatches(table), expected.get(table.name));
    const state = finished.has(table.name) ? '  (was there)' : '';
    report(
      `  ${String(at + 1).padStart(3)}/${tables.length}  ${table.name.padEnd(44)} ${format.format(rows).padStart(9)}${state}`,
    );
  }

  for (const table of tables) {
    const { rows, digest } = await digestTable(target, table);
    const wanted = expected.get(table.name);
    if (rows !== wanted.rows || digest !== wanted.digest)
      throw new Problem(
        `${table.name} differs after the copy: ${rows} records instead of ${wanted.rows}, or other contents. Empty the target and start again.`,
      );
  }
  report(`Compared: all ${format.format(total)} records are the same in both databases.`);
  await target.finish();
}

async function findFinished(target, tables, expected, report) {
  const finished = await target.readState();
  if (finished.size === 0) return finished;
  const isStale = [...finished].some(([name, digest]) => expected.get(name)?.digest !== digest);
  if (!isStale) {
    report(`Going on after an interruption: ${finished.size} tables are there.`);
    return finished;
  }
  report('The old database has changed since the interruption: starting again.');
  await target.clear(tables);
  return new Map();
}

/** The target has just been migrated by this release. */
async function requireSameMigrations(source, target) {
  const names = (await source.listTables()).map(({ name }) => name);
  if (!names.includes('payload_migrations')) throw new Problem('The old database has no tables of the site.');
  const [old, current] = await Promise.all(
    [source, target].map(async (store) => new Set((await store.listMigrations()).map(withoutTime))),
  );
  const missing = [...current].filter((name) => !old.has(name));
  if (missing.length > 0)
    throw new Problem(
      `The old database lacks the migration ${missing[0]}. Start the site with it once (npm start), stop it, then try again.`,
    );
  const unknown = [...old].filter((name) => name !== 'dev' && !current.has(name));
  if (unknown.length > 0)
    throw new Problem(
      `The old database has the migration ${unknown[0]}, which this release does not know. Update the site first.`,
    );
}
