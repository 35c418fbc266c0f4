import { checkAdvisories } from './doctor/advisories.mjs';
import { checkBackups } from './doctor/backups.mjs';
import { checkDatabase } from './doctor/database.mjs';
import { runChecks } from './doctor/finding.mjs';
import { checkDisk, checkModes, checkNode, checkProxy, checkSecrets, checkTimeZones } from './doctor/machine.mjs';
import { checkMail } from './doctor/mail.mjs';
import { checkClock, checkCompression, checkHeaders, checkReady, checkRedirect, checkTls } from './doctor/website.mjs';
import { dataDir, readEnvFiles } from './environment.mjs';
import { main, Problem } from './problem.mjs';

/** `npm run doctor [-- URL]`: checks a running installation, changes nothing, and exits with 1 if it finds a problem. */
await main(async () => {
  readEnvFiles();
  const { SITE_URL, PORT, BACKEND_URL } = process.env;
  const site = process.argv[2] || SITE_URL || `http://127.0.0.1:${PORT || 3000}`;
  if (!/^https?:\/\//.test(site) || !URL.canParse(site))
    throw new Problem('Say which site: npm run doctor -- https://…');
  console.log(`Checking ${site}, with the data in ${dataDir()}.\n`);
  const { problem } = await runChecks([
    ['Site', () => checkReady(site)],
    ['TLS', () => checkTls(site)],
    ['Redirect', () => checkRedirect(site)],
    ['Headers', () => checkHeaders(site)],
    ['Compression', () => checkCompression(site)],
    ['Clock', () => checkClock(site)],
    ['Time zone', () => checkTimeZones()],
    ['Node', () => checkNode()],
    ['Packages', () => checkAdvisories()],
    ['Proxy', () => checkProxy()],
    ...(BACKEND_URL ? [] : checksOfBuiltInBackend()),
  ]);
  process.exitCode = problem > 0 ? 1 : 0;
});

function checksOfBuiltInBackend() {
  const data = dataDir();
  return [
    ['Database', () => checkDatabase(data)],
    ['Disk', () => checkDisk(data)],
    ['Secrets', () => checkSecrets(data)],
    ['File modes', () => checkModes(data)],
    ['Mail', () => checkMail()],
    ['Backups', () => checkBackups(data)],
  ];
}
