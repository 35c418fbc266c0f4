import { createServer, type Socket } from 'node:net';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { composeMail } from '@/lib/mail/compose-mail';
import { openTestBackend } from '@/tests/support/database';

/** A mail server that goes silent where a test says so. */
const mailServer = { silentAt: '' as 'greeting' | 'confirmation' | '', received: 0 };
const sockets = new Set<Socket>();
const server = createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => {});
  let isLetter = false;
  if (mailServer.silentAt !== 'greeting') socket.write('220 mail.example ESMTP\r\n');
  socket.on('data', (data) => {
    const text = data.toString();
    if (isLetter) {
      if (!text.endsWith('\r\n.\r\n')) return;
      isLetter = false;
      mailServer.received += 1;
      if (mailServer.silentAt !== 'confirmation') socket.write('250 accepted\r\n');
    } else if (/^EHLO/i.test(text)) socket.write('250 mail.example\r\n');
    else if (/^DATA/i.test(text)) {
      isLetter = true;
      socket.write('354 go on\r\n');
    } else socket.write('250 ok\r\n');
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
process.env.SMTP_URL = `smtp://127.0.0.1:${(server.address() as { port: number }).port}`;

const { smtpTimeouts, mailTransport } = await import('@/lib/mail/transport');
const usual = { ...smtpTimeouts };
Object.assign(smtpTimeouts, { greetingTimeout: 300, socketTimeout: 300 });
const { queueMail, sendDueMails } = await import('@/lib/mail/queue');
const { cms } = await openTestBackend();

afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});
afterEach(() => {
  Object.assign(mailServer, { silentAt: '', received: 0 });
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const mail = (to: string) => composeMail({ to, subject: 'Hello', parts: [{ text: 'Bonjour' }] });
const row = async (to: string) =>
  (await cms.find({ collection: 'mails', where: { to: { equals: to } }, limit: 1 })).docs[0];
const makeDue = async (to: string) =>
  cms.update({ collection: 'mails', where: { to: { equals: to } }, data: { dueAt: new Date(0).toISOString() } });

test('a mail is sent through the mail server', async () => {
  await queueMail(cms, mail('usual@example.com'));
  await sendDueMails(cms);
  expect(await row('usual@example.com')).toMatchObject({ sentAt: expect.any(String), tries: 1 });
  expect(mailServer.received).toBe(1);
});

test('a mail that the server received but did not confirm is never sent again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  mailServer.silentAt = 'confirmation';
  await queueMail(cms, mail('unconfirmed@example.com'));
  await sendDueMails(cms);
  expect(await row('unconfirmed@example.com')).toMatchObject({
    sentAt: null,
    failure: 'The mail server received the mail and did not confirm it.',
  });
  mailServer.silentAt = '';
  await makeDue('unconfirmed@example.com');
  await sendDueMails(cms);
  expect(mailServer.received).toBe(1);
});

test('a server that sends no greeting times out, and the mail is retried a minute later', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  mailServer.silentAt = 'greeting';
  await queueMail(cms, mail('patient@example.com'));
  await sendDueMails(cms);
  const failed = await row('patient@example.com');
  expect(failed).toMatchObject({ sentAt: null, tries: 1 });
  const wait = new Date(failed?.dueAt ?? 0).getTime() - Date.now();
  expect(wait).toBeGreaterThan(50_000);
  expect(wait).toBeLessThan(61_000);
  expect(String(logged.mock.calls)).not.toContain('patient@example.com');
  mailServer.silentAt = '';
  await makeDue('patient@example.com');
  await sendDueMails(cms);
  expect(mailServer.received).toBe(1);
});

test('every wait for the mail server has a timeout, shorter than the lease', () => {
  expect(Object.keys(usual)).toEqual(['dnsTimeout', 'connectionTimeout', 'greetingTimeout', 'socketTimeout']);
  for (const bound of Object.values(usual)) expect(bound).toBeLessThanOrEqual(5 * 60_000);
});

test('during a delivery of an hour no other process sends the mail', async () => {
  let finish = () => {};
  const send = vi.spyOn(await mailTransport(), 'sendMail').mockImplementation(
    (() =>
      new Promise<void>((resolve) => {
        finish = resolve;
      })) as never,
  );
  await queueMail(cms, mail('slow@example.com'));
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const sending = sendDueMails(cms);
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  for (let minutes = 0; minutes < 60; minutes += 1) {
    const before = (await row('slow@example.com'))?.dueAt;
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(async () => expect((await row('slow@example.com'))?.dueAt).not.toBe(before));
    // What another process would do now.
    expect(await sendDueMails(cms)).toBe(0);
  }
  finish();
  await sending;
  expect(send).toHaveBeenCalledOnce();
  expect(await row('slow@example.com')).toMatchObject({ sentAt: expect.any(String), tries: 1 });
});

test('a slow delivery does not hold up the next mail', async () => {
  let finish = () => {};
  const transport = await mailTransport();
  const usually = transport.sendMail.bind(transport);
  vi.spyOn(transport, 'sendMail').mockImplementation(((data: { to: string }) =>
    data.to === 'stuck@example.com'
      ? new Promise<void>((resolve) => {
          finish = resolve;
        })
      : usually(data)) as never);
  await queueMail(cms, mail('stuck@example.com'));
  await queueMail(cms, mail('next@example.com'));
  const sending = sendDueMails(cms);
  await vi.waitFor(async () => expect((await row('next@example.com'))?.sentAt).toBeTruthy(), 10_000);
  finish();
  await sending;
});
