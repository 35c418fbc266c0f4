import { createServer, type Socket } from 'node:net';
import { afterAll } from 'vitest';

/** An SMTP server that counts the mails of each recipient and takes a moment to confirm one. */
export async function startMailServer() {
  const received = new Map<string, number>();
  const waiting: { count: number; resolve: () => void }[] = [];
  const sockets = new Set<Socket>();
  const total = () => [...received.values()].reduce((sum, count) => sum + count, 0);

  const count = (recipient: string) => {
    received.set(recipient, (received.get(recipient) ?? 0) + 1);
    for (const { resolve } of waiting.filter(({ count: wanted }) => total() >= wanted)) resolve();
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    let recipient = '';
    let isMail = false;
    let mail = '';
    socket.write('220 mail.example ESMTP\r\n');
    socket.on('data', (data) => {
      const text = data.toString();
      if (isMail) {
        mail += text;
        if (!mail.endsWith('\r\n.\r\n')) return;
        isMail = false;
        mail = '';
        count(recipient);
        setTimeout(() => socket.writable && socket.write('250 accepted\r\n'), 20);
      } else if (/^DATA/i.test(text)) {
        isMail = true;
        socket.write('354 go on\r\n');
      } else {
        recipient = /^RCPT TO:<(.+?)>/i.exec(text)?.[1] ?? recipient;
        socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    url: `smtp://127.0.0.1:${(server.address() as { port: number }).port}`,
    received,
    hasReceived: (wanted: number) => new Promise<void>((resolve) => waiting.push({ count: wanted, resolve })),
  };
}
