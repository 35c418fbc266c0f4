import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFile } from './environment.mjs';
import { readPrivate, writePrivate } from './private-file.mjs';

const path = (dataDir) => join(dataDir, 'owner.json');

/**
 * Puts the owner's e-mail and first password into the environment, from which the server creates the first member of
 * staff. A generated password is kept only until it has been shown. Gives what to show, or undefined later on.
 */
export function provideOwner(dataDir, env = process.env) {
  env.OWNER_EMAIL ||= 'owner@ecolepadauk.example';
  const kept = readPrivate(path(dataDir)) ?? {};
  if (kept.shown && !isNewDatabase(dataDir, env)) return undefined;
  const chosen = env.OWNER_PASSWORD;
  env.OWNER_PASSWORD ||= kept.password ?? randomBytes(12).toString('base64url');
  if (!chosen) writePrivate(path(dataDir), { email: env.OWNER_EMAIL, password: env.OWNER_PASSWORD });
  return { email: env.OWNER_EMAIL, password: chosen ? 'the one in OWNER_PASSWORD' : env.OWNER_PASSWORD };
}

/** Forgets the generated password: it has been shown. */
export function handOver(dataDir, owner) {
  writePrivate(path(dataDir), { email: owner.email, shown: new Date().toISOString() });
}

// Whoever deletes the SQLite file to begin anew needs a password again.
const isNewDatabase = (dataDir, env) => !env.DATABASE_URL && !existsSync(databaseFile(dataDir));
