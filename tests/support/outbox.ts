import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function newestMailTo(folder: string, email: string): Promise<string | undefined> {
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  for (const file of files.reverse()) {
    const mail = (await readFile(join(folder, file), 'utf8')).replaceAll('=\r\n', '').replaceAll('=\n', '');
    if (mail.includes(`To: ${email}`)) return mail;
  }
  return undefined;
}

/** Waits up to ten seconds. */
export async function resetCodeFor(email: string, dataDir: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const mail = await newestMailTo(join(dataDir, 'outbox'), email);
    const code = /\?code=(?:3D)?(\d{4})/.exec(mail ?? '')?.[1];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No reset code was sent to ${email}.`);
}
