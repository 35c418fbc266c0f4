import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { databaseFile } from '../../scripts/environment.mjs';
import { statusOf, tally } from './client.mjs';
import { writersOf } from './forms.mjs';
import { countLost } from './records.mjs';

export async function externalLock({ start, folder }) {
  const site = await start();
  const acknowledged = [];
  const pages = [];
  let locked = 0;
  try {
    const writers = await writersOf(site);
    for (let round = 0; round < 20; round += 1) {
      const other = createClient({ url: pathToFileURL(databaseFile(folder)).href });
      const attempt = (statement) =>
        other.execute(statement).then(
          () => {
            locked += 1;
          },
          () => {},
        );
      const attempts = ['BEGIN IMMEDIATE', 'DELETE FROM messages', 'SELECT count(*) FROM messages'].map(attempt);
      for (const { table, column, write } of writers) {
        const mark = await write();
        if (mark) acknowledged.push({ table, column, mark });
      }
      pages.push(await statusOf(site, ['/', '/adult', '/api/book', '/readyz'][round % 4]));
      await Promise.all(attempts);
      other.close();
    }
    await site.stop();
    const lost = await countLost(acknowledged, { folder });
    return `lock by another process: succeeded ${locked} times of 60; pages ${tally(pages)}; ${acknowledged.length} of ${20 * writers.length} writes stored, ${lost} lost (goal: 0, 200, all, 0)`;
  } finally {
    await site.stop();
  }
}
