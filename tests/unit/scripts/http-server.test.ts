import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { closeServer } from '@/scripts/http-server.mjs';

test('a visitor whose request has arrived when the server stops gets the response', async () => {
  let isStopping = false;
  const server = createServer((_, response) => {
    if (isStopping) response.setHeader('connection', 'close');
    response.end('Bonjour');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  const sendRequest = () => visitor.write('GET / HTTP/1.1\r\nHost: school.example\r\n\r\n');
  sendRequest();
  await once(visitor, 'data');
  let received = '';
  visitor.on('data', (text: string) => {
    received += text;
  });
  sendRequest();
  isStopping = true;
  await Promise.all([closeServer(server), once(visitor, 'close')]);
  expect(received).toContain('Bonjour');
});

test('a visitor who connects while the server is busy, and then stops, gets the response', async () => {
  const server = createServer((_, response) => response.setHeader('connection', 'close').end('Bonjour'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A thread of its own: this one is busy.
  const visitor = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
    const visit = () => {
      const socket = require('node:net').connect(workerData, '127.0.0.1');
      socket.write('GET / HTTP/1.1\\r\\nHost: school.example\\r\\n\\r\\n');
      let received = '';
      socket.setEncoding('utf8').on('data', (text) => { received += text; });
      socket.on('error', () => {}).on('close', () => parentPort.postMessage(received));
    };
    parentPort.once('message', () => setTimeout(visit, 200));
    parentPort.postMessage('ready');`,
    { eval: true, workerData: (server.address() as AddressInfo).port },
  );
  await once(visitor, 'message');
  visitor.postMessage('visit');
  const closed = closeServer(server);
  const busyUntil = Date.now() + 1000;
  while (Date.now() < busyUntil);
  const [received] = await once(visitor, 'message');
  expect(received).toContain('Bonjour');
  await closed;
});
