import { Problem } from '../problem.mjs';

/** What went wrong and what to do, by code. The admin says the same in its other languages. */
export const failureLines = {
  diskFull: ({ where }) => `The disk is full: free some space on the disk of ${where}, or of the site's data.`,
  spaceShort: ({ where, detail }) =>
    `The disk of ${where} has too little space: the backup needs ${detail} there, and leaves the site some. Free some space.`,
  quotaUsed: ({ where }) => `The quota of the disk is used up: free some space for ${where}.`,
  readOnly: ({ where }) => `${where} can only be read: mount its disk for writing.`,
  notAllowed: ({ where }) => `This user may not write to ${where}: correct its owner and mode.`,
  diskFails: ({ where }) => `The disk of ${where} fails: replace it, or choose another BACKUP_DIR.`,
  folderGone: ({ where }) => `A folder disappeared during the backup: is the disk of ${where} connected?`,
  folderMissing: ({ where }) => `The folder ${where} does not exist. Is its disk connected? If it is new, create it.`,
  keyMissing: () => 'Backups leave this machine encrypted only: set BACKUP_PUBLIC_KEY (npm run backup-key).',
  keyInvalid: () => 'BACKUP_PUBLIC_KEY is no public key of age (age1…): npm run backup-key makes one.',
  bucketMissing: ({ where }) => `There is no bucket ${where}: create it, or correct the variables of the storage.`,
  keysRefused: ({ where }) =>
    `The storage refuses the keys for ${where}: they need to list, read, write and delete objects.`,
  unreachable: ({ where, detail }) => `${where} does not respond (${detail}). Is the network up, and the URL right?`,
  storageFailed: ({ where, detail }) => `The storage failed for ${where} (${detail}). Try again later.`,
  programMissing: ({ detail }) => `${detail} is needed for a PostgreSQL database: install the postgresql-client.`,
  dumpFailed: ({ detail }) => `pg_dump failed: ${detail}`,
  alreadyRunning: () => 'Another backup is being made. Try again when it is finished.',
  notHeld: () => 'The server could not hold the database. Its log says why.',
  serverStopped: () => 'The server stopped before the backup was finished.',
  notStarted: () => 'The backup could not be started. The log of the server says why.',
  endedEarly: () => 'The backup ended early: was the server short of memory?',
  unexpected: ({ detail }) => `Unexpected: ${detail}`,
  other: ({ detail }) => detail,
};

export class BackupFailure extends Problem {
  constructor(code, values = {}) {
    super(failureLines[code](values));
    this.failure = { code, ...values };
  }
}

const bySystemCode = {
  ENOSPC: 'diskFull',
  SQLITE_FULL: 'diskFull',
  EDQUOT: 'quotaUsed',
  EROFS: 'readOnly',
  EACCES: 'notAllowed',
  EPERM: 'notAllowed',
  EIO: 'diskFails',
  ENOENT: 'folderGone',
};
const unreachable = /ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|Timeout|socket hang up/;
const refused = /AccessDenied|InvalidAccessKeyId|SignatureDoesNotMatch|Forbidden/;

/** The code and values of `failureLines`; `unexpected` for an error that only a developer can explain. */
export function explainFailure(error, where) {
  if (error instanceof BackupFailure) return error.failure;
  const { code, name, message, $metadata, cause } = error;
  const known = bySystemCode[code] ?? bySystemCode[cause?.code];
  const text = `${code} ${name} ${message}`;
  if (name === 'NoSuchBucket') return { code: 'bucketMissing', where };
  if (refused.test(text) || $metadata?.httpStatusCode === 403) return { code: 'keysRefused', where };
  if (unreachable.test(text)) return { code: 'unreachable', where, detail: code ?? name };
  if ($metadata) return { code: 'storageFailed', where, detail: `${name}, ${$metadata.httpStatusCode}` };
  if (known) return { code: known, where };
  if (error instanceof Problem) return { code: 'other', detail: message };
  return { code: 'unexpected', detail: message.split('\n')[0] };
}

export const failureLine = (failure) => failureLines[failure.code](failure);

/** One line. Undefined for an error that only a developer can explain. */
export function describeFailure(error, where) {
  const failure = explainFailure(error, where);
  return failure.code === 'unexpected' ? undefined : failureLine(failure);
}
