import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFile } from './environment.mjs';
import { readPrivate, writePrivate } from './private-file.mjs';

const path = (dataDir) => join(dataDir, 'owner.json');

/** Sets the owner in the environment. Returns email and first password until they have been shown. */
export function provideOwner(dataDir, env = process.env) {
  env.OWNER_EMAIL ||= 'owner@ecolepadauk.example';
  const stored = readPrivate(path(dataDir)) ?? {};
  if (stored.shown && !isNewDatabase(dataDir, env)) return undefined;
  const chosen = env.OWNER_PASSWORD;
  env.OWNER_PASSWORD ||= stored.password ?? randomBytes(12).toString('base64url');
  if (!chosen) writePrivate(path(dataDir), { email: env.OWNER_EMAIL, password: env.OWNER_PASSWORD });
  return { email: env.OWNER_EMAIL, password: chosen ? 'the one in OWNER_PASSWORD' : env.OWNER_PASSWORD };
}

export function forgetPassword(dataDir, owner) {
  writePrivate(path(dataDir), { email: owner.email, shown: new Date().toISOString() });
}

// A deleted SQLite file needs a new password.
const isNewDatabase = (dataDir, env) => !env.DATABASE_URL && !existsSync(databaseFile(dataDir));
