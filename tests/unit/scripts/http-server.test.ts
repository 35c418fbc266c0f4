import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
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
