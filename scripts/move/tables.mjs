import { Problem } from '../problem.mjs';
import { kindOf } from './values.mjs';

/** Not copied, because each database has its own: lock, counters, migrations, and the state of a move. */
const ownTables = new Set(['owner', 'rate_limits', 'payload_migrations', 'move_state']);

const isMoved = ({ name }) => !ownTables.has(name);

/** The tables of both databases with the kinds of their columns, each after those that it refers to. */
export function matchTables(sqlite, postgres) {
  const lists = [sqlite, postgres].map((tables) => new Map(tables.filter(isMoved).map((table) => [table.name, table])));
  const [inSqlite, inPostgres] = lists;
  for (const name of new Set([...inSqlite.keys(), ...inPostgres.keys()])) {
    if (!inSqlite.has(name) || !inPostgres.has(name))
      throw new Problem(`The table ${name} is in one of the two databases only. Nothing was copied.`);
    const [one, other] = lists.map((tables) => columnNames(tables.get(name)));
    if (one !== other) throw new Problem(`The columns of ${name} differ: ${one} in SQLite, ${other} in PostgreSQL.`);
  }
  return inOrder([...inPostgres.values()].map(withKinds));
}

const columnNames = ({ columns }) =>
  columns
    .map(({ name }) => name)
    .sort()
    .join(', ');

const withKinds = ({ name, columns, references, serial }) => ({
  name,
  references,
  serial,
  columns: columns.map((column) => ({ ...column, kind: kindOf({ ...column, name: `${name}.${column.name}` }) })),
});

function inOrder(tables) {
  const ordered = [];
  const done = new Set();
  while (ordered.length < tables.length) {
    const ready = tables.filter(({ name, references }) => !done.has(name) && references.every((one) => done.has(one)));
    if (ready.length === 0)
      throw new Problem('Some tables refer to one another in a circle: none can be copied first.');
    for (const { name } of ready) done.add(name);
    ordered.push(...ready.sort((a, b) => (a.name < b.name ? -1 : 1)));
  }
  return ordered;
}
