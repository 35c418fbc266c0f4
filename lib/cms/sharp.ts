import { createRequire } from 'node:module';
import type { SharpDependency } from 'payload';

const load = createRequire(import.meta.url);

/** The library that reads and writes pictures, loaded with the first of them: it would take a tenth of each start. */
export const sharp: SharpDependency = (input, options) => load('sharp')(input, options);
