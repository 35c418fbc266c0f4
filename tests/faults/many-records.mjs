import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { databaseFile } from '../../scripts/environment.mjs';
import { project } from '../../scripts/project.mjs';
import { newClient } from './client.mjs';

const pages = ['/', '/sitemap.xml', '/level-test', '/zoom'];

/** The first view of the pages that know every course, each on a server that has just started. */
export async function manyRecords({ start, folder, courses, posts }) {
  await multiply(folder, { courses, posts });
  const file = join(folder, 'event-loop-delay');
  const recorder = pathToFileURL(join(project, 'tests', 'faults', 'event-loop-delay.mjs'));
  const env = { NODE_OPTIONS: `--import ${recorder}`, EVENT_LOOP_DELAY_FILE: file };
  const results = [];
  for (const page of pages) {
    const site = await start(env);
    try {
      // Code that every page needs is loaded by now; what this page needs of the records is not.
      await view(site, '/login');
      await pause(2000);
      await longestDelay(site, file);
      const { status, ms } = await view(site, page);
      // Some of the work goes on behind the response.
      await pause(500);
      const delay = await longestDelay(site, file);
      const { ms: warm } = await view(site, page);
      results.push(`${page} ${status} in ${Math.round(ms)} ms, blocks ${Math.round(delay)}, again ${Math.round(warm)}`);
    } finally {
      await site.stop();
    }
  }
  return `${courses} courses and ${posts} posts, first view: ${results.join('; ')} (goal: 300 ms, blocks 50)`;
}

async function view(site, path) {
  const began = performance.now();
  const response = await fetch(new URL(path, site.url), { headers: { accept: 'text/html', ...newClient() } });
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - began };
}

async function longestDelay(site, file) {
  rmSync(file, { force: true });
  process.kill(site.pid, 'SIGUSR2');
  while (!existsSync(file) || !readFileSync(file, 'utf8')) await pause(20);
  return Number(readFileSync(file, 'utf8'));
}

/** Copies the records of a stopped server under other names. */
async function multiply(folder, { courses, posts }) {
  const client = createClient({ url: pathToFileURL(databaseFile(folder)).href });
  await copyRows(client, 'courses', 'name', courses, ['courses_cefr', 'courses_outline']);
  await copyRows(client, 'posts', 'title', posts, []);
  client.close();
}

async function copyRows(client, table, nameColumn, wanted, childTables) {
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
  for (let count = rows.length; count < wanted; count += 1) {
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
