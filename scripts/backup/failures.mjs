import { Problem } from '../problem.mjs';

const byCode = {
  ENOSPC: (where) => `The disk is full: free some space on the disk of ${where}, or of the site's data.`,
  EDQUOT: (where) => `The quota of the disk is used up: free some space for ${where}.`,
  EROFS: (where) => `${where} can only be read: mount its disk for writing.`,
  EACCES: (where) => `This user may not write to ${where}: correct its owner and mode.`,
  EPERM: (where) => `This user may not write to ${where}: correct its owner and mode.`,
  EIO: (where) => `The disk of ${where} fails: replace it, or choose another BACKUP_DIR.`,
  ENOENT: (where) => `A folder disappeared during the backup: is the disk of ${where} connected?`,
};
const unreachable = /ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|Timeout|socket hang up/;
const refused = /AccessDenied|InvalidAccessKeyId|SignatureDoesNotMatch|Forbidden/;

/** One line about what went wrong and what to do. Undefined for an error that only a developer can explain. */
export function describeFailure(error, where) {
  if (error instanceof Problem) return error.message;
  const { code, name, message, $metadata } = error;
  const text = `${code} ${name} ${message}`;
  if (name === 'NoSuchBucket')
    return `There is no bucket ${where}: create it, or correct the variables of the storage.`;
  if (refused.test(text) || $metadata?.httpStatusCode === 403)
    return `The storage refuses the keys for ${where}: they need to list, read, write and delete objects.`;
  if (unreachable.test(text))
    return `${where} does not respond (${code ?? name}). Is the network up, and the URL right?`;
  if ($metadata) return `The storage failed for ${where} (${name}, ${$metadata.httpStatusCode}). Try again later.`;
  return byCode[code]?.(where);
}
