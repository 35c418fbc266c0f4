import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { project } from './project.mjs';

const load = createRequire(import.meta.url);
let known = {};

/** Reads .env, .env.local and their variants exactly as Next does; what the environment already holds wins. */
export function readEnvFiles({ development = false } = {}) {
  load('@next/env').loadEnvConfig(project, development, { info() {}, error: console.error });
  known = { ...process.env };
}

/** Lets Next keep what was put into the environment since: in development it reads the files anew and drops the rest. */
export function keepEnvironment() {
  const added = Object.entries(process.env).filter(([name, value]) => known[name] !== value);
  load('@next/env').updateInitialEnv(Object.fromEntries(added));
}

/**
 * Every variable of .env.example, empty: a server that is given them takes none from this machine's .env, nor from whoever
 * starts it.
 */
export function noVariables() {
  const example = readFileSync(join(project, '.env.example'), 'utf8');
  return Object.fromEntries([...example.matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => [name, '']));
}

/** The folder of database, files, outbox and generated secrets. */
export const dataDir = () => resolve(project, process.env.DATA_DIR || './data');

/** The embedded database inside it. */
export const databaseFile = (folder) => join(folder, 'school.db');
