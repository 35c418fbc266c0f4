import { statfs } from 'node:fs/promises';

/** Reserve of the file system and space for the database. */
const reservedBytes = 256 * 1024;

/** Payload hides the cause of write errors: throws ENOSPC if the disk is full. */
export async function throwWriteError(error: unknown, folder: string, bytes: number): Promise<never> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= bytes + reservedBytes) throw error;
  throw Object.assign(new Error('No space left on device', { cause: error }), { code: 'ENOSPC' });
}
