import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ok, problem } from './finding.mjs';

const maxHours = 26;
const hourMs = 60 * 60 * 1000;
/** What a backup writes last. */
const finished = /^ecole-padauk-[\dT-]+(\.json|\.tar\.gz)$/;

export function checkBackups(folder, now = Date.now()) {
  const newest = newestBackupTime(folder);
  if (!newest) return problem(`no backup in ${folder}: run npm run backup every day, and copy it to another machine.`);
  const hours = Math.floor((now - newest) / hourMs);
  return hours >= maxHours
    ? problem(`the newest backup in ${folder} is ${hours} hours old: see why the last one failed.`)
    : ok(`the newest backup is ${hours} hours old`);
}

/** Undefined without a finished backup. */
function newestBackupTime(folder) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => finished.test(name)) : [];
  const times = names.map((name) => statSync(join(folder, name)).mtimeMs);
  return times.length > 0 ? Math.max(...times) : undefined;
}
