import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const project = dirname(dirname(fileURLToPath(import.meta.url)));

/** A container image has the build only: nothing is installed or built there. */
export const hasSources = existsSync(join(project, 'app'));
