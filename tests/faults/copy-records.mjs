// Copies courses and posts of a stopped server up to a total: `node copy-records.mjs FOLDER COURSES POSTS`.
import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { databaseFile } from '../../scripts/environment.mjs';

const [folder, courses, posts] = process.argv.slice(2);
const client = createClient({ url: pathToFileURL(databaseFile(folder)).href });
await copyRows('courses', 'name', Number(courses), ['courses_cefr', 'courses_outline']);
await copyRows('posts', 'title', Number(posts), []);

async function copyRows(table, nameColumn, total, childTables) {
  const { rows, columns } = await client.execute(`SELECT * FROM ${table}`);
  const children = [];
  for (const child of childTables) {
    const { rows: all, columns: names } = await client.execute(`SELECT * FROM ${child}`);
    const parent = names.find((name) => /^_?parent_id$/.test(name));
    children.push({ child, names, parent, all });
  }
  const insert = (into, names, row) => ({
    sql: `INSERT INTO ${into} (${names.map((name) => `"${name}"`)}) VALUES (${names.map(() => '?')})`,
    args: names.map((name) => row[name]),
  });
  const statements = [];
  for (let count = rows.length; count < total; count += 1) {
    const source = rows[count % rows.length];
    const id = randomUUID();
    statements.push(insert(table, columns, { ...source, id, [nameColumn]: `${source[nameColumn]} ${count}` }));
    for (const { child, names, parent, all } of children) {
      const hasTextId = typeof all[0]?.id === 'string';
      const own = hasTextId ? names : names.filter((name) => name !== 'id');
      for (const row of all.filter((each) => each[parent] === source.id)) {
        statements.push(insert(child, own, { ...row, id: randomUUID(), [parent]: id }));
      }
    }
  }
  await client.batch(statements, 'write');
}
