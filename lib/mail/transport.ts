import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import type { SendMailOptions, Transporter } from 'nodemailer';
import type { EmailAdapter } from 'payload';
import { env } from '@/lib/env';
import { logError } from '@/lib/log-error';
import { outlast } from './outlast';

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

/** From the connection to the end of the letter. Until then it can be given up and sent again. */
const transmissionTimeoutMs = 4 * 60_000;

/** Bounds for a mail server that is slow or silent. RFC 5321 (4.5.3.2) allows it minutes to confirm a letter. */
export const smtpTimeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 30_000,
  socketTimeout: 5 * 60_000,
};

/** The server took the whole letter and did not say whether it accepts it. */
export class UnconfirmedDeliveryError extends Error {
  constructor(cause: unknown) {
    super('The mail server took the letter and did not confirm it.', { cause });
    this.name = 'UnconfirmedDeliveryError';
  }
}

async function serverTransport(url: string): Promise<Transporter> {
  const nodemailer = await import('nodemailer');
  const transporter = nodemailer.createTransport({ url, ...smtpTimeouts } as object) as unknown as Transporter;
  transporter.use('stream', (mail, done) => {
    const { onTransmitted } = mail.data as LetterData;
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

/** The one way out for mail: `SMTP_URL`, or files in the outbox folder. The library is loaded with the first mail. */
export function mailTransport(): Promise<Transporter> {
  const { SMTP_URL } = env();
  transport ??= SMTP_URL ? serverTransport(SMTP_URL) : fileTransport();
  return transport;
}

type LetterData = SendMailOptions & { onTransmitted?: () => void; signal?: AbortSignal };

/**
 * Sends one mail.
 * @throws UnconfirmedDeliveryError when the server went silent after it had taken the letter: it may have arrived.
 */
export async function sendMail(mail: SendMailOptions): Promise<void> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(new Error('The mail server is too slow.')), transmissionTimeoutMs);
  let isTransmitted = false;
  const onTransmitted = () => {
    isTransmitted = true;
    clearTimeout(timer);
  };
  const data: LetterData = { from: sender(), ...mail, signal: abort.signal, onTransmitted };
  try {
    await (await mailTransport()).sendMail(data);
  } catch (error) {
    if (isTransmitted && (error as { code?: unknown }).code === 'ETIMEDOUT') throw new UnconfirmedDeliveryError(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The same way out, for the mails the CMS itself sends to staff. Nobody waits for them: a slow server would hold the form, and the
 * time would tell which accounts exist.
 */
export const mailAdapter: EmailAdapter = () => ({
  name: 'mail-of-the-school',
  defaultFromAddress: sender().address,
  defaultFromName: sender().name,
  sendEmail: async (mail) => {
    outlast(
      sendMail({ ...mail, from: mail.from ?? sender() }).catch((error) => logError('A mail to staff failed.', error)),
    );
  },
});
