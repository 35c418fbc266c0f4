import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { damaged } from './encryption.mjs';
import { hashing } from './store-files.mjs';

export async function hashFile(path) {
  const hash = hashing();
  await pipeline(createReadStream(path), hash.stream.resume());
  return hash.result();
}

/** A compressed archive of some files of a folder; returns its size and checksum. */
export async function packFolder({ folder, names, encrypt, target }) {
  const tar = spawn('tar', ['-cz', '-C', folder, ...names], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(tar, 'close');
  const packed = hashing();
  await pipeline(await encrypt(tar.stdout), packed.stream, createWriteStream(target, { mode: 0o600 }));
  const [code] = await ended;
  if (code !== 0) throw new Error(`tar failed (exit code ${code}).`);
  return { target, ...packed.result() };
}

/** @throws Problem if the archive is damaged */
export async function unpackArchive({ source, decrypt, name, folder }) {
  const plain = await decrypt(source, name);
  const tar = spawn('tar', ['-xz', '-C', folder], { stdio: ['pipe', 'ignore', 'pipe'] });
  const ended = once(tar, 'close');
  let complaint = '';
  tar.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  try {
    await pipeline(plain, tar.stdin);
  } catch (error) {
    tar.kill();
    if (error.code !== 'EPIPE') throw damaged(name, error);
  }
  const [code] = await ended;
  if (code !== 0) throw damaged(name, new Error(complaint.trim().split('\n')[0] || 'it cannot be unpacked'));
}
