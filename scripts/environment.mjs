import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { project } from './project.mjs';

/** Reads .env, .env.local and their variants exactly as Next does; what the environment already holds wins. */
export function readEnvFiles({ development = false } = {}) {
  const { loadEnvConfig } = createRequire(import.meta.url)('@next/env');
  loadEnvConfig(project, development, { info() {}, error: console.error });
}

/** The folder of database, files, outbox and generated secrets. */
export const dataDir = () => resolve(project, process.env.DATA_DIR || './data');

/** The embedded database inside it. */
export const databaseFile = (folder) => join(folder, 'school.db');
