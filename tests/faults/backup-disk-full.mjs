import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { forwardedIp } from '../support/client-ip.mjs';
import { statusOf, tally } from './client.mjs';
import { copyData } from './copy-data.mjs';
import { writeAll } from './disk-full.mjs';
import { writersOf } from './forms.mjs';
import { logInAsOwner } from './owner.mjs';
import { mountSmallDisk } from './small-disk.mjs';

const megabyte = 1024 * 1024;
const pictures = 80;
const unfinished = /^\.unfinished-/;

/** What others write fills the disk that backups go to while one is made; then the disk is too small for a backup. Adds pictures to `folder`. */
export async function measureBackupDiskFull({ startIn, folder }) {
  const disk = mountSmallDisk(96);
  if (!disk) return undefined;
  for (let number = 0; number < pictures; number += 1)
    writeFileSync(join(folder, 'media', `many-${number}.webp`), randomBytes(2 * megabyte));
  const backups = join(disk.folder, 'school');
  mkdirSync(backups);
  const site = await startIn(folder, { BACKUP_DIR: backups });
  try {
    const fillMeanwhile = async () => {
      while (!readdirSync(backups).some((name) => unfinished.test(name))) await pause(1);
      disk.fill();
    };
    const filled = await backUp(site, { folder, backups, meanwhile: fillMeanwhile });
    disk.free();
    const tooSmall = await backUp(site, { folder, backups });
    disk.enlarge(400);
    const afterwards = await backUp(site, { folder, backups });
    return { rounds: [filled, tooSmall, afterwards], mails: await mailsIn(folder) };
  } finally {
    await site.stop();
    disk.remove();
  }
}

/** Backups and data are on one disk, which has less left than a backup needs. */
export async function measureBackupWithoutSpace({ startIn, folder }) {
  const disk = mountSmallDisk(192);
  if (!disk) return undefined;
  copyData(folder, disk.folder);
  const site = await startIn(disk.folder);
  const backups = join(disk.folder, 'backups');
  try {
    disk.fill({ leave: 32 * megabyte });
    const short = await backUp(site, { folder: disk.folder, backups });
    disk.free();
    const afterwards = await backUp(site, { folder: disk.folder, backups });
    return { rounds: [short, afterwards], mails: await mailsIn(disk.folder) };
  } finally {
    await site.stop();
    disk.remove();
  }
}

export async function backupDiskFull(trial) {
  const data = await measureBackupWithoutSpace(trial);
  const target = await measureBackupDiskFull(trial);
  if (!target || !data) return 'backup on a full disk: not measured, a file system of its own cannot be mounted here';
  const summarise = ({ rounds, mails }) => {
    const complete = rounds.map(({ isComplete }) => (isComplete ? 'complete' : 'failed')).join(', ');
    const left = rounds.reduce((sum, { leftovers }) => sum + leftovers.length, 0);
    const statuses = tally(rounds.flatMap((round) => round.statuses));
    return `${complete}; ${left} files half written; requests meanwhile ${statuses}; ${mails.length} mails`;
  };
  return `backup on a full disk: of the site: ${summarise(data)}; of its own: ${summarise(target)} (goal: all failed but the last; 0; 200; 2 mails)`;
}

async function backUp(site, { folder, backups, meanwhile = async () => {} }) {
  site.cookie ??= await logInAsOwner(site);
  site.writers ??= await writersOf(site, (status) => site.statuses.push(status));
  site.statuses = [];
  const before = completeIn(backups);
  const headers = { cookie: site.cookie, origin: site.url, 'content-type': 'application/json', ...forwardedIp() };
  const endpoint = new URL('/cms-api/backups', site.url);
  const started = await fetch(endpoint, { method: 'POST', headers, body: '{}' });
  if (started.status !== 202) throw new Error(`The backup did not start: ${started.status}.`);
  await meanwhile();
  do {
    await writeAll(site.writers);
    for (const page of ['/', '/adult', '/readyz']) site.statuses.push(await statusOf(site, page));
  } while ((await (await fetch(endpoint, { headers })).json()).isRunning);
  const leftovers = [folder, backups].flatMap((place) => readdirSync(place).filter((name) => unfinished.test(name)));
  return { isComplete: completeIn(backups) > before, leftovers, statuses: site.statuses };
}

/** A backup without its summary is none. */
const completeIn = (backups) =>
  existsSync(backups) ? readdirSync(backups).filter((n) => n.endsWith('.json')).length : 0;

/** About backups. Waits ten seconds for the second. */
async function mailsIn(folder) {
  const outbox = join(folder, 'outbox');
  for (let attempt = 0; ; attempt += 1) {
    const mails = readdirSync(outbox)
      .filter((file) => file.endsWith('.eml'))
      .sort()
      .map((file) => readFileSync(join(outbox, file), 'utf8'));
    const subjects = mails.flatMap((mail) => /^Subject: (The backup of the website .+)$/m.exec(mail)?.[1].trim() ?? []);
    if (subjects.length >= 2 || attempt === 100) return subjects;
    await pause(100);
  }
}
