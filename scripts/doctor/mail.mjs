import { ok, problem, warning } from './finding.mjs';

const timeoutMs = 15_000;

/** Connects and logs in, without sending. */
export async function checkMail(url = process.env.SMTP_URL) {
  if (!url) return warning('SMTP_URL is not set: mails are files in DATA_DIR/outbox, nobody gets them.');
  const { createTransport } = await import('nodemailer');
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url, ...timeouts });
  try {
    await transport.verify();
    return ok(`the mail server ${new URL(url).hostname} accepts us`);
  } catch (error) {
    const reason = error.code === 'EAUTH' ? 'it refuses the user or password' : error.message;
    return problem(`the mail server ${new URL(url).hostname} does not work (${reason}): correct SMTP_URL.`);
  } finally {
    transport.close();
  }
}
