import { createRequire } from 'node:module';
import type { SharpDependency } from 'payload';

const load = createRequire(import.meta.url);

/** Loaded on first use: importing it takes a tenth of the start-up time. */
export const sharp: SharpDependency = (input, options) => load('sharp')(input, options);
