import { join, relative } from 'node:path';

/** Where the server of an SQLite database lets a backup copy it. The system allows about 100 characters, so the shorter path. */
export function snapshotSocket(data) {
  const path = join(data, 'snapshot.sock');
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}
