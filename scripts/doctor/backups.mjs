import { listBackups } from '../backup/catalogue.mjs';
import { openDestination } from '../backup/settings.mjs';
import { ok, problem } from './finding.mjs';

const maxHours = 26;
const hourMs = 60 * 60 * 1000;

export async function checkBackups(data, env = process.env, now = Date.now()) {
  const store = await openDestination(data, { env, isKeyRequired: false });
  const [newest] = await listBackups(store);
  if (!newest) return problem(`no backup in ${store.where}: run npm run backup, and see why the site makes none.`);
  const hours = Math.floor((now - newest.at) / hourMs);
  return hours >= maxHours
    ? problem(`the newest backup in ${store.where} is ${hours} hours old: see why the last one failed.`)
    : ok(`the newest backup is ${hours} hours old`);
}
