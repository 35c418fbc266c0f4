import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The newest mail to an address in an outbox folder, as text; undefined when none has come yet. */
export async function newestMailTo(folder: string, address: string): Promise<string | undefined> {
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  for (const file of files.reverse()) {
    const mail = (await readFile(join(folder, file), 'utf8')).replaceAll('=\r\n', '').replaceAll('=\n', '');
    if (mail.includes(`To: ${address}`)) return mail;
  }
  return undefined;
}

/** The 4 digits of the newest reset mail to an address. Waits for it up to ten seconds. */
export async function resetCodeFor(address: string, dataDir: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const mail = await newestMailTo(join(dataDir, 'outbox'), address);
    const code = /\?code=(?:3D)?(\d{4})/.exec(mail ?? '')?.[1];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No code came for ${address}.`);
}
