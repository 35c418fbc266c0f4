import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import type { SendMailOptions, Transporter } from 'nodemailer';
import type { EmailAdapter } from 'payload';
import { env } from '@/lib/env';
import { logError } from '@/lib/log-error';
import { waitUntil } from './wait-until';

const outbox = () => join(/* turbopackIgnore: true */ env().DATA_DIR, 'outbox');

export function sender(): { name: string; address: string } {
  const [, name, address] = /^\s*(.*?)\s*<(.+)>\s*$/.exec(env().MAIL_FROM ?? '') ?? [];
  return { name: name || env().SITE_NAME, address: address || env().OWNER_EMAIL };
}

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

/** Until the mail is transmitted, it can be aborted and retried. */
const transmissionTimeoutMs = 4 * 60_000;

/** In ms. RFC 5321 (4.5.3.2) allows minutes for the final confirmation. */
export const smtpTimeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 30_000,
  socketTimeout: 5 * 60_000,
};

export class UnconfirmedDeliveryError extends Error {
  constructor(cause: unknown) {
    super('The mail server received the mail and did not confirm it.', { cause });
    this.name = 'UnconfirmedDeliveryError';
  }
}

async function serverTransport(url: string): Promise<Transporter> {
  const nodemailer = await import('nodemailer');
  const transporter = nodemailer.createTransport({ url, ...smtpTimeouts } as object) as unknown as Transporter;
  transporter.use('stream', (mail, done) => {
    const { onTransmitted } = mail.data as MailData;
    mail.message.transform(
      () =>
        new Transform({
          transform: (part, _, next) => next(null, part),
          flush: (next) => {
            onTransmitted?.();
            next();
          },
        }),
    );
    done();
  });
  return transporter;
}

let transport: Promise<Transporter> | undefined;

/** SMTP with `SMTP_URL`, otherwise files in the outbox folder. nodemailer is imported with the first mail. */
export function mailTransport(): Promise<Transporter> {
  const { SMTP_URL } = env();
  transport ??= SMTP_URL ? serverTransport(SMTP_URL) : fileTransport();
  return transport;
}

type MailData = SendMailOptions & { onTransmitted?: () => void; signal?: AbortSignal };

/** @throws UnconfirmedDeliveryError if the mail was transmitted but not confirmed. It may have arrived. */
export async function sendMail(mail: SendMailOptions): Promise<void> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(new Error('The mail server is too slow.')), transmissionTimeoutMs);
  let isTransmitted = false;
  const onTransmitted = () => {
    isTransmitted = true;
    clearTimeout(timer);
  };
  const data: MailData = { from: sender(), ...mail, signal: abort.signal, onTransmitted };
  try {
    await (await mailTransport()).sendMail(data);
  } catch (error) {
    if (isTransmitted && (error as { code?: unknown }).code === 'ETIMEDOUT') throw new UnconfirmedDeliveryError(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Payload's mail to staff. Not awaited: the response time would reveal which accounts exist. */
export const mailAdapter: EmailAdapter = () => ({
  name: 'mail-of-the-school',
  defaultFromAddress: sender().address,
  defaultFromName: sender().name,
  sendEmail: async (mail) => {
    waitUntil(
      sendMail({ ...mail, from: mail.from ?? sender() }).catch((error) => logError('A mail to staff failed.', error)),
    );
  },
});
