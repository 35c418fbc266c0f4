import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

export default { poweredByHeader: false, turbopack: { root: project }, outputFileTracingRoot: project };
