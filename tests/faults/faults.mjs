import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../../scripts/build.mjs';
import { startPostgres } from '../../scripts/postgres.mjs';
import { main, Problem } from '../../scripts/problem.mjs';
import { startSite, temporaryData } from '../bench/running-server.mjs';
import { backupBesidePages } from './backup-beside-pages.mjs';
import { backupDiskFull } from './backup-disk-full.mjs';
import { copyData } from './copy-data.mjs';
import { diskFull } from './disk-full.mjs';
import { externalLock } from './external-lock.mjs';
import { memoryAfterFirstStart, twoFirstStarts } from './first-start.mjs';
import { forgedTokens, guessing } from './guessing.mjs';
import { twoInstances } from './instances.mjs';
import { killRounds } from './kill-rounds.mjs';
import { malformedRequests } from './malformed-requests.mjs';
import { manyClasses } from './many-classes.mjs';
import { manyReceipts } from './many-receipts.mjs';
import { manyRecords } from './many-records.mjs';
import { mixedLoad } from './mixed-load.mjs';
import { hungPostgres, troubledBackend } from './outages.mjs';
import { postgresGone } from './postgres-gone.mjs';
import { stalledBodies, stalledUploads } from './stalled-bodies.mjs';
import { memoryAfterUploads, shutdownDuringUploads, uploadFlood } from './uploads.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '50' },
    requests: { type: 'string', default: '5000' },
    minutes: { type: 'string', default: '10' },
    starts: { type: 'string', default: '5' },
    megabytes: { type: 'string', default: '2000' },
  },
});

const trials = {
  malformed: (site) => malformedRequests({ ...site, requests: Number(options.requests) }),
  guessing,
  tokens: forgedTokens,
  sqlite: (site) => killRounds({ ...site, rounds: Number(options.rounds), name: 'SQLite' }),
  postgres: onPostgres((site) => killRounds({ ...site, rounds: Number(options.rounds), name: 'PostgreSQL' })),
  disk: diskFull,
  'backup-disk': backupDiskFull,
  backup: (site) => backupBesidePages({ ...site, megabytes: Number(options.megabytes) }),
  lock: externalLock,
  bodies: (site) => stalledBodies({ ...site, bodies: 160 }),
  stalled: (site) => stalledUploads({ ...site, uploads: 24 }),
  shutdown: (site) => shutdownDuringUploads({ ...site, uploads: 15, rounds: 2 }),
  flood: (site) => uploadFlood({ ...site, uploads: 500 }),
  uploads: (site) => memoryAfterUploads({ ...site, uploads: 50 }),
  first: memoryAfterFirstStart,
  double: (site) => twoFirstStarts({ ...site, starts: Number(options.starts) }),
  instances: onPostgres((site) => twoInstances({ ...site, writes: 500 })),
  hung: hungPostgres,
  gone: onPostgres(postgresGone, { isDurable: true }),
  backend: troubledBackend,
  many: (site) => manyRecords({ ...site, courses: 2000, posts: 500 }),
  classes: (site) => manyClasses({ ...site, classes: 200, views: 40 }),
  queue: (site) => manyReceipts({ ...site, receipts: 10_000, waiting: 200 }),
  load: (site) => mixedLoad({ ...site, minutes: Number(options.minutes), name: 'SQLite' }),
  'load-postgres': onPostgres((site) => mixedLoad({ ...site, minutes: Number(options.minutes), name: 'PostgreSQL' })),
};

/** `npm run faults [-- --only sqlite,disk --rounds 50 --requests 5000 --minutes 10 --starts 5 --megabytes 2000]`: one line a trial, with its goal. */
await main(async () => {
  const chosen = options.only ? options.only.split(',') : Object.keys(trials);
  const unknown = chosen.filter((name) => !trials[name]);
  if (unknown.length > 0)
    throw new Problem(`There is no trial ${unknown.join(', ')}: ${Object.keys(trials).join(', ')}.`);
  await ensureBuild();
  const seeded = temporaryData();
  try {
    await (await startSite(seeded.folder)).stop();
    for (const name of chosen) {
      const data = temporaryData();
      try {
        copyData(seeded.folder, data.folder);
        const startIn = (folder, env, options) =>
          startSite(folder, { TRUST_PROXY: '1', ...env }, { stderr: 'ignore', ...options });
        const start = (env) => startIn(data.folder, env);
        console.log(await trials[name]({ start, startIn, folder: data.folder }));
      } finally {
        data.remove();
      }
    }
  } finally {
    seeded.remove();
  }
});

/** An empty database needs an empty folder. */
function onPostgres(trial, options) {
  return async ({ startIn, folder }) => {
    const postgres = await startPostgres(options);
    try {
      rmSync(folder, { recursive: true, force: true });
      const start = (env) => startIn(folder, { DATABASE_URL: postgres.url, SHARED_DATA_DIR: '1', ...env });
      return await trial({ start, folder, postgres, databaseUrl: postgres.url });
    } finally {
      await postgres.stop();
    }
  };
}
