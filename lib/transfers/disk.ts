import { statfs } from 'node:fs/promises';

/** What a file system keeps back and a database needs to tell that it is full, in bytes. */
const margin = 256 * 1024;

/** Throws the error of a file that could not be written: as ENOSPC where its folder has no room for it, which the CMS does not tell. */
export async function throwWriteError(error: unknown, folder: string, bytes: number): Promise<never> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= bytes + margin) throw error;
  throw Object.assign(new Error('No space left on device', { cause: error }), { code: 'ENOSPC' });
}
