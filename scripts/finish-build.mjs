// `node scripts/finish-build.mjs STAMP`: compresses the files of a new build and lists its packages. A build with a stamp is complete.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFiles } from '../lib/http/compression/compress-files.mjs';
import { output } from './command.mjs';
import { main } from './problem.mjs';
import { project } from './project.mjs';

const build = join(project, '.next');
const [stamp] = process.argv.slice(2);

await main(async () => {
  writePackageList();
  await compressFiles(join(build, 'static'));
  writeFileSync(join(build, 'build-stamp'), stamp);
});

/** A CycloneDX SBOM of the packages that the server runs. */
function writePackageList() {
  const args = ['sbom', '--package-lock-only', '--omit', 'dev', '--sbom-format', 'cyclonedx'];
  const list = output('npm', args, { maxBuffer: 64 * 1024 * 1024 });
  if (list) writeFileSync(join(build, 'sbom.cdx.json'), list);
  else console.warn('npm sbom failed: .next/sbom.cdx.json, the list of packages, is missing.');
}
