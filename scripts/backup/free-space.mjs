import { statfs } from 'node:fs/promises';
import { BackupFailure } from './failures.mjs';

/** A backup never takes the last space from the site, whose data may be on the same disk. */
const reservedBytes = 48 * 1024 * 1024;

/** @throws BackupFailure unless the disk of `folder` has `bytes` and the reserve */
export async function requireSpace(folder, bytes) {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= bytes + reservedBytes) return;
  const megabytes = Math.ceil((bytes + reservedBytes) / 1e6);
  throw new BackupFailure('spaceShort', { where: folder, detail: `${megabytes} MB` });
}
