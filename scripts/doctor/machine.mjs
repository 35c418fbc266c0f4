import { existsSync, readdirSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../project.mjs';
import { ok, problem, warning } from './finding.mjs';

/** Ends of life, from the release schedule of Node. */
const supportedUntil = { 20: '2026-04-30', 22: '2027-04-30', 24: '2028-04-30', 26: '2029-04-30' };
const lowBytes = 2 * 1024 ** 3;
const tooLowBytes = 300 * 1024 ** 2;

export function checkNode(version = process.versions.node, now = new Date()) {
  const [major, minor] = version.split('.').map(Number);
  const { engines } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const [, least, leastMinor] = engines.node.match(/^>=(\d+)\.(\d+)/).map(Number);
  if (major < least || (major === least && minor < leastMinor))
    return problem(`Node ${version} is too old: install ${engines.node}.`);
  const end = supportedUntil[major];
  if (end && now > new Date(end))
    return warning(`Node ${version} gets no security fixes since ${end}: install a newer one.`);
  return ok(`Node ${version}${end ? `, with security fixes until ${end}` : ''}`);
}

export function checkTimeZones(zone = 'Asia/Yangon') {
  const format = { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  const midnight = new Intl.DateTimeFormat('en', format).format(Date.UTC(2026, 0, 1));
  return midnight === '06:30'
    ? ok('time zone data for Yangon is there')
    : problem('the time zone data is wrong: use an official build of Node, with full ICU.');
}

export function checkDisk(folder) {
  if (!existsSync(folder)) return problem(`${folder} does not exist: is DATA_DIR right?`);
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const text = `${(free / 1024 ** 3).toFixed(1)} GB free at ${folder}`;
  if (free < tooLowBytes) return problem(`${text}: make room now, or submissions are refused.`);
  return free < lowBytes ? warning(`${text}: make room.`) : ok(text);
}

export function checkSecrets(folder, env = process.env) {
  const file = join(folder, 'secrets.json');
  const stored = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const names = ['PAYLOAD_SECRET', 'SESSION_SECRET', 'CRON_SECRET'];
  const values = names.map((name) => env[name] || stored[name] || '');
  const weak = names.filter((_, at) => values[at].length < 32 || /at-least-32-characters/.test(values[at]));
  if (weak.length > 0) return problem(`${weak.join(', ')} missing or too short: set them, or start with npm start.`);
  if (new Set(values).size < names.length) return problem('two secrets are the same: give each its own value.');
  return ok('the three secrets are set');
}

/** What others could read. */
export function checkModes(folder) {
  if (!existsSync(folder)) return [];
  const paths = [folder, ...readdirSync(folder).map((name) => join(folder, name)), join(project, '.env')];
  const isOpenFolder = (statSync(folder).mode & 0o077) !== 0;
  const open = paths.filter((path) => existsSync(path) && (statSync(path).mode & 0o077) !== 0);
  const exposed = open.filter((path) => isOpenFolder || path === join(project, '.env'));
  if (exposed.length === 0) return ok(`only this user reads ${folder}`);
  return problem(
    `others can read ${exposed[0]}${exposed.length > 1 ? ` and ${exposed.length - 1} more` : ''}: chmod -R go= it.`,
  );
}

export function checkProxy(env = process.env) {
  const { SITE_URL, TRUST_PROXY } = env;
  if (!SITE_URL)
    return warning('SITE_URL is not set: mails and links carry localhost, and the admin refuses other hosts.');
  if (SITE_URL.startsWith('https:') && !Number(TRUST_PROXY))
    return problem('TRUST_PROXY is 0 behind a proxy: all visitors count as one client. Set TRUST_PROXY=1.');
  return ok(`SITE_URL is ${SITE_URL}${Number(TRUST_PROXY) ? ', client IPs come from the proxy' : ''}`);
}
