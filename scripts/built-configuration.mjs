import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Spares Next loading its compiler for next.config.ts. Undefined with a BACKEND_URL, which is part of the configuration. */
export function builtConfiguration(build, backendUrl) {
  const { config } = JSON.parse(readFileSync(join(build, 'required-server-files.json'), 'utf8'));
  return backendUrl || config.images.remotePatterns.length > 0 ? undefined : JSON.stringify(config);
}
