import { once } from 'node:events';
import { constants, createReadStream } from 'node:fs';
import { copyFile, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { copyDatabase } from '../embedded-database.mjs';
import { databaseFile } from '../environment.mjs';
import { dumpDatabase } from '../postgres-dump.mjs';
import { BackupFailure, failureLines } from './failures.mjs';
import { requireSpace } from './free-space.mjs';
import { snapshotSocket } from './snapshot-socket.mjs';

const load = createRequire(import.meta.url);
const unused = new Set(['ENOENT', 'ECONNREFUSED']);

/** Writes the database as it is at one moment into `folder`, and counts its records. */
export async function takeSnapshot(data, folder, url) {
  if (url) {
    const name = 'database.sql';
    await dumpDatabase(url, join(folder, name));
    return { kind: 'postgres', name, records: await countDumped(join(folder, name)) };
  }
  const name = 'school.db';
  // A copy, and what VACUUM INTO makes of it.
  await requireSpace(folder, 2 * (await sizeOf(databaseFile(data))));
  const server = connect(snapshotSocket(data));
  try {
    await once(server, 'connect');
  } catch (error) {
    if (!unused.has(error.code)) throw error;
    copyDatabase(databaseFile(data), join(folder, name));
    return { kind: 'sqlite', name, records: countRecords(join(folder, name)) };
  }
  const copy = join(folder, 'copy.db');
  await copyBeside(server, databaseFile(data), copy);
  // Also reads every page: a damaged database makes no backup.
  copyDatabase(copy, join(folder, name));
  await rm(copy);
  return { kind: 'sqlite', name, records: countRecords(join(folder, name)) };
}

const sizeOf = async (file) => (await stat(file).catch(() => undefined))?.size ?? 0;

/** The server writes to its WAL only, while this connection is open. */
async function copyBeside(server, file, copy) {
  const lines = createInterface(server)[Symbol.asyncIterator]();
  const next = async () => (await lines.next()).value;
  try {
    const reply = await next();
    if (reply !== 'held') throw new BackupFailure(reply in failureLines ? reply : 'serverStopped');
    await copyFile(file, copy, constants.COPYFILE_FICLONE);
    server.write('copied\n');
    if ((await next()) !== 'released') throw new BackupFailure('serverStopped');
  } finally {
    server.destroy();
  }
}

export function countRecords(file) {
  const Database = load('libsql');
  const database = new Database(file);
  try {
    const tables = database
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
      .all();
    return Object.fromEntries(
      tables.map(({ name }) => [name, database.prepare(`SELECT count(*) AS count FROM "${name}"`).get().count]),
    );
  } finally {
    database.close();
  }
}

/** From the dump itself: any other query would see a later moment. */
export async function countDumped(file) {
  const records = {};
  let table;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    if (table === undefined) {
      const [, name] = /^COPY public\.("[^"]+"|\w+) \(.*\) FROM stdin;$/.exec(line) ?? [];
      if (!name) continue;
      table = name.replaceAll('"', '');
      records[table] = 0;
    } else if (line === '\\.') table = undefined;
    else records[table] += 1;
  }
  return records;
}
