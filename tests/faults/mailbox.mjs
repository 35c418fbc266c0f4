import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The four digits of the newest reset mail to an address in the outbox of a data folder. Waits for it up to ten seconds. */
export async function resetCodeIn(folder, address) {
  const outbox = join(folder, 'outbox');
  for (let attempt = 0; attempt < 100; attempt += 1) {
    for (const file of (await readdir(outbox).catch(() => [])).sort().reverse()) {
      const mail = (await readFile(join(outbox, file), 'utf8')).replaceAll(/=\r?\n/g, '');
      const code = mail.includes(`To: ${address}`) && /\?code=(?:3D)?(\d{4})/.exec(mail)?.[1];
      if (code) return code;
    }
    await pause(100);
  }
  throw new Error(`No code came for ${address}.`);
}
