import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeBrotliCopies } from '../lib/http/compression/brotli-copies.mjs';
import { project } from './project.mjs';

const build = join(project, '.next');

// Unlike the data of a start, a build is readable for other users.
process.umask(0o022);
await Promise.all([writeBrotliCopies(build), writePackageList()]);

/** A CycloneDX SBOM of the packages that the server runs. */
async function writePackageList() {
  const args = ['sbom', '--package-lock-only', '--omit', 'dev', '--sbom-format', 'cyclonedx'];
  try {
    const { stdout } = await promisify(execFile)('npm', args, { cwd: project, maxBuffer: 64 * 1024 * 1024 });
    writeFileSync(join(build, 'sbom.cdx.json'), stdout.trim());
  } catch {
    console.warn('npm sbom failed: .next/sbom.cdx.json, the list of packages, is missing.');
  }
}
