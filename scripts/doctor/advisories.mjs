import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findAffected } from '../advisory-range.mjs';
import { project } from '../project.mjs';
import { ok, problem, warning } from './finding.mjs';

/** The packages of this build (SBOM) and the advisories known when it was made. */
export function checkAdvisories(folder = project) {
  const files = ['docs/supply-chain.json', '.next/sbom.cdx.json'].map((path) => join(folder, path));
  const missing = files.find((file) => !existsSync(file));
  if (missing) return warning(`${missing} is missing: build the site again.`);
  const [{ advisories }, { components }] = files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const installed = components.map(({ group, name, version }) => ({
    name: group ? `${group}/${name}` : name,
    version,
  }));
  const open = findAffected(installed, advisories).filter(({ advisory }) => !advisory.accepted);
  if (open.length === 0) return ok(`${installed.length} packages, none with an advisory of docs/supply-chain.json`);
  const list = open.map(({ advisory, version }) => `${advisory.package} ${version} (${advisory.id})`);
  return problem(`${list.join(', ')}: update the site.`);
}
