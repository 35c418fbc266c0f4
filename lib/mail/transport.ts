import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions, Transporter } from 'nodemailer';
import type { EmailAdapter } from 'payload';
import { env } from '@/lib/env';

const outbox = () => join(/* turbopackIgnore: true */ env().DATA_DIR, 'outbox');

/** The sender of every mail: name and address. */
export function sender(): { name: string; address: string } {
  const [, name, address] = /^\s*(.*?)\s*<(.+)>\s*$/.exec(env().MAIL_FROM ?? '') ?? [];
  return { name: name || env().SITE_NAME, address: address || env().OWNER_EMAIL };
}

/** Without a mail server each mail becomes a file that any mail program opens. */
async function fileTransport(): Promise<Transporter> {
  const nodemailer = await import('nodemailer');
  const builder = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return nodemailer.createTransport({
    name: 'outbox',
    version: '1',
    send: (mail, done) => {
      writeToOutbox(builder, mail.data).then(
        (file) => done(null, { envelope: mail.message.getEnvelope(), messageId: mail.message.messageId(), file }),
        (error: Error) => done(error),
      );
    },
  });
}

async function writeToOutbox(
  builder: Transporter<{ message: Buffer | NodeJS.ReadableStream }>,
  mail: SendMailOptions,
): Promise<string> {
  const { message } = await builder.sendMail(mail);
  await mkdir(outbox(), { recursive: true, mode: 0o700 });
  const file = join(outbox(), `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`);
  await writeFile(`${file}.part`, message, { mode: 0o600 });
  await rename(`${file}.part`, file);
  console.info(`Mail written to ${file}`);
  return file;
}

async function serverTransport(url: string): Promise<Transporter> {
  const nodemailer = await import('nodemailer');
  return nodemailer.createTransport(url) as unknown as Transporter;
}

let transport: Promise<Transporter> | undefined;

/** The one way out for mail: `SMTP_URL`, or files in the outbox folder. The library is loaded with the first mail. */
export function mailTransport(): Promise<Transporter> {
  const { SMTP_URL } = env();
  transport ??= SMTP_URL ? serverTransport(SMTP_URL) : fileTransport();
  return transport;
}

/** The same way out, for the mails the CMS itself sends to staff. */
export const mailAdapter: EmailAdapter = () => ({
  name: 'mail-of-the-school',
  defaultFromAddress: sender().address,
  defaultFromName: sender().name,
  sendEmail: async (mail) => (await mailTransport()).sendMail({ ...mail, from: mail.from ?? sender() }),
});
