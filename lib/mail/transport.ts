import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import nodemailer, { type SendMailOptions, type Transporter } from 'nodemailer';
import { env } from '@/lib/env';

const outbox = () => join(/* turbopackIgnore: true */ env().DATA_DIR, 'outbox');

/** The sender of every mail: name and address. */
export function sender(): { name: string; address: string } {
  const [, name, address] = /^\s*(.*?)\s*<(.+)>\s*$/.exec(env().MAIL_FROM ?? '') ?? [];
  return { name: name || env().SITE_NAME, address: address || env().OWNER_EMAIL };
}

/** Without a mail server each mail becomes a file that any mail program opens. */
function fileTransport(): Transporter {
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

let transport: Transporter | undefined;

/** The one way out for mail: `SMTP_URL`, or files in the outbox folder. */
export function mailTransport(): Transporter {
  const { SMTP_URL } = env();
  transport ??= SMTP_URL ? (nodemailer.createTransport(SMTP_URL) as unknown as Transporter) : fileTransport();
  return transport;
}

/** The same way out, for the mails the CMS itself sends to staff. */
export const mailAdapter = () =>
  nodemailerAdapter({
    defaultFromAddress: sender().address,
    defaultFromName: sender().name,
    transport: mailTransport(),
    skipVerify: true,
  });
