import { Readable } from 'node:stream';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Problem } from '../problem.mjs';
import { BackupFailure } from './failures.mjs';

export async function makeKeyPair() {
  const privateKey = await generateX25519Identity();
  return { privateKey, publicKey: await identityToRecipient(privateKey) };
}

/**
 * Returns a function that encrypts a stream in the age format, or passes it on without a key.
 * @throws Problem if this is no public key
 */
export function encryptionTo(publicKey) {
  if (!publicKey) return async (stream) => stream;
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(publicKey);
  } catch {
    throw new BackupFailure('keyInvalid');
  }
  return async (stream) => Readable.fromWeb(await encrypter.encrypt(Readable.toWeb(stream)));
}

/** @throws Problem if this is no private key */
export function decryptionWith(privateKey) {
  if (!privateKey)
    throw new Problem(
      'The backup is encrypted: set BACKUP_PRIVATE_KEY, or BACKUP_PRIVATE_KEY_FILE to a file with the key.',
    );
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(privateKey);
  } catch {
    throw new Problem('The private key is incomplete or mistyped: it begins with AGE-SECRET-KEY-1.');
  }
  return async (stream, name) => {
    try {
      return Readable.fromWeb(await decrypter.decrypt(Readable.toWeb(stream)));
    } catch (error) {
      stream.destroy();
      if (/no identity matched/.test(error.message))
        throw new Problem('The private key does not fit: the backup was encrypted to another public key.');
      throw damaged(name, error);
    }
  };
}

export const damaged = (name, cause) =>
  Object.assign(new Problem(`${name} is damaged (${cause.message}). Restore an older backup.`), { cause });
