import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { project } from './project.mjs';

const load = createRequire(import.meta.url);
let known = {};

/** As Next does. The environment takes precedence. */
export function readEnvFiles({ isDevelopment = false } = {}) {
  load('@next/env').loadEnvConfig(project, isDevelopment, { info() {}, error: console.error });
  known = { ...process.env };
}

/** Next reloads .env files in development, which would drop other variables. */
export function keepEnvironment() {
  const added = Object.entries(process.env).filter(([name, value]) => known[name] !== value);
  load('@next/env').updateInitialEnv(Object.fromEntries(added));
}

/** All variables of .env.example, empty: isolates a test server from .env files and the environment. */
export function emptyVariables() {
  const example = readFileSync(join(project, '.env.example'), 'utf8');
  return Object.fromEntries([...example.matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => [name, '']));
}

export const dataDir = () => resolve(project, process.env.DATA_DIR || './data');

export const databaseFile = (folder) => join(folder, 'school.db');
