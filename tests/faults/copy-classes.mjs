// Leaves a stopped server ten open classes, and copies them up to a total: `node copy-classes.mjs FOLDER TOTAL`.
import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { databaseFile } from '../../scripts/environment.mjs';

const kept = 10;
const [folder, total] = process.argv.slice(2);
const client = createClient({ url: pathToFileURL(databaseFile(folder)).href });
const { rows, columns } = await client.execute(`SELECT * FROM classes WHERE state = 'open' ORDER BY id LIMIT ${kept}`);
const copies = Array.from({ length: Number(total) - kept }, (_, index) => ({
  ...rows[index % kept],
  id: randomUUID(),
}));
await client.batch(
  [
    {
      sql: `UPDATE classes SET state = 'planned' WHERE id NOT IN (${rows.map(() => '?')})`,
      args: rows.map((row) => row.id),
    },
    ...copies.map((row) => ({
      sql: `INSERT INTO classes (${columns}) VALUES (${columns.map(() => '?')})`,
      args: columns.map((name) => row[name]),
    })),
  ],
  'write',
);
