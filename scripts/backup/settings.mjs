import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Problem } from '../problem.mjs';
import { project } from '../project.mjs';
import { bucketStore } from './bucket-store.mjs';
import { BackupFailure } from './failures.mjs';
import { folderStore } from './folder-store.mjs';

export const publicKey = (env = process.env) => env.BACKUP_PUBLIC_KEY?.trim() || undefined;

/** @throws Problem if the destination does not exist or may not have these backups */
export async function openDestination(data, { env = process.env, isKeyRequired = true } = {}) {
  if (env.BACKUP_S3_BUCKET) {
    if (isKeyRequired && !publicKey(env)) throw new BackupFailure('keyMissing');
    return bucketStore(env, 'BACKUP_S3_', data);
  }
  if (env.BACKUP_DIR) return openFolder(resolve(project, env.BACKUP_DIR));
  const own = join(data, 'backups');
  mkdirSync(own, { recursive: true, mode: 0o700 });
  return folderStore(own);
}

/** Not created: a backup would go to the wrong disk when the right one is not mounted. */
export function openFolder(folder) {
  if (!existsSync(folder)) throw new BackupFailure('folderMissing', { where: folder });
  return folderStore(folder);
}

export function privateKey(env = process.env) {
  const file = env.BACKUP_PRIVATE_KEY_FILE;
  if (!file) return env.BACKUP_PRIVATE_KEY?.trim() || undefined;
  if (!existsSync(file)) throw new Problem(`The file ${file} with the private key does not exist.`);
  const [key] = /AGE-SECRET-KEY-\S+/.exec(readFileSync(file, 'utf8')) ?? [];
  if (!key) throw new Problem(`The file ${file} has no private key (AGE-SECRET-KEY-…).`);
  return key;
}
