import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Waits up to ten seconds. */
export async function resetCodeIn(folder, email) {
  const outbox = join(folder, 'outbox');
  for (let attempt = 0; attempt < 100; attempt += 1) {
    for (const file of (await readdir(outbox).catch(() => [])).sort().reverse()) {
      const mail = (await readFile(join(outbox, file), 'utf8')).replaceAll(/=\r?\n/g, '');
      const code = mail.includes(`To: ${email}`) && /\?code=(?:3D)?(\d{4})/.exec(mail)?.[1];
      if (code) return code;
    }
    await pause(100);
  }
  throw new Error(`No reset code was sent to ${email}.`);
}
