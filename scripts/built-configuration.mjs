import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The configuration as the build in this folder wrote it, in JSON, for the framework to take as it is: without it Next loads its
 * compiler to read next.config.ts, at every start. Undefined with an existing backend, whose address is part of the
 * configuration: of this start, or of the one that built.
 */
export function builtConfiguration(build, backendUrl) {
  const { config } = JSON.parse(readFileSync(join(build, 'required-server-files.json'), 'utf8'));
  return backendUrl || config.images.remotePatterns.length > 0 ? undefined : JSON.stringify(config);
}
