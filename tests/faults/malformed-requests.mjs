import { connect } from 'node:net';

import { randomIp } from '../support/client-ip.mjs';
import { statusOf } from './client.mjs';

const maxMs = 5000;
const falseLength = /^(content-length|transfer-encoding|expect)/i;
const unknownId = '00000000-0000-4000-8000-000000000000';

/** mulberry32, so that a failing run can be repeated. */
function randomFrom(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const pages = ['/', '/adult', '/blog', '/checkout', '/status', '/profile', '/admin', '/reset_password', '/readyz'];
const cms = ['/cms-api/staff/login', '/cms-api/courses', '/cms-api/staff/verify/x', '/cms-api/payload-jobs/run'];
const methods = ['GET', 'POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'];
const suffixes = [
  '',
  '',
  '',
  '/',
  '//',
  '/..%2f..%2fetc',
  '%00',
  '/%ff%fe',
  '/%c3%28',
  `/${'a'.repeat(3000)}`,
  '?page=-1',
  '?page=1e9',
  '?where[x][$ne]=1',
  '?type[$ne]=Adult',
  '?__proto__[a]=1',
  `?q=${'%41'.repeat(2000)}`,
  '?page=1&page=2',
  '/../bank',
  ';x=1',
];
const types = [
  'application/json',
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  '',
  ',,;;',
];
const bodies = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '1e999',
  '{"email":{"$ne":""}}',
  '{"email":["a@b.co"],"password":{}}',
  '\u0000',
  '\ufeff{}',
  `{"name":"${'က'.repeat(3000)}"}`,
  `${'['.repeat(8000)}`,
  `${'{"a":'.repeat(4000)}1${'}'.repeat(4000)}`,
  'a=1&a=2&b[c]=3',
  `{"email":"${'a'.repeat(70_000)}@example.com"}`,
  '{"__proto__":{"role":"owner"},"constructor":1}',
  '--x\r\nContent-Disposition: form-data; name="snapShot"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n\x89PNG',
  '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n--x--',
];
const headers = [
  'Authorization: Bearer x.y.z',
  'Authorization: ',
  'Cookie: learner_session=x; payload-token=%%%',
  'Next-Action: 0123456789abcdef',
  'RSC: 1',
  'Connection: Upgrade\r\nUpgrade: websocket',
  'Range: bytes=99999999-',
  'Expect: 100-continue',
  'Accept-Encoding: br;q=9, \u00e9',
  'X-Forwarded-For: , , ::ffff:1',
  'Idempotency-Key: \u00ff\u00fe',
  'Content-Length: 5',
  'Transfer-Encoding: gzip',
  'Host: evil.example',
  'Origin: null',
  `X-Long: ${'x'.repeat(9000)}`,
];

/** Counts server errors other than 503, and responses that took over five seconds. */
export async function malformedRequests({ start, requests }) {
  const site = await start();
  const random = randomFrom(20261122);
  const pick = (list) => list[random(list.length)];
  const operations = await apiPaths(site);
  const paths = [...operations, ...operations, ...pages, ...cms];
  const faults = [];
  let slow = 0;
  const one = async () => {
    const path = `${pick(paths)}${pick(suffixes)}`;
    const method = pick(methods);
    const body = pick(bodies);
    const extra = Array.from({ length: random(3) }, () => pick(headers));
    const startedAt = performance.now();
    const { status, hasTimedOut } = await rawRequest(site, { method, path, type: pick(types), body, extra });
    // With a wrong length the server waits for the rest of the body.
    const isComplete = !extra.some((line) => falseLength.test(line));
    if (hasTimedOut ? isComplete : performance.now() - startedAt > maxMs) {
      slow += 1;
      faults.push(`no answer ${method} ${path.slice(0, 80)} ${extra.join(' | ').slice(0, 80)}`);
    }
    if (status >= 500 && status !== 503)
      faults.push(`${status} ${method} ${path.slice(0, 80)} ${extra.join(' | ').slice(0, 80)}`);
  };
  try {
    for (let sent = 0; sent < requests; sent += 20) await Promise.all(Array.from({ length: 20 }, one));
    const isAlive = (await statusOf(site, '/healthz')) === 200;
    for (const fault of faults.slice(0, 20)) console.error(`  ${fault}`);
    return `malformed requests: ${faults.length - slow} of ${requests} got 5xx, ${slow} took over 5 s, server ${isAlive ? 'alive' : 'DEAD'} (goal: 0, 0, alive)`;
  } finally {
    await site.stop();
  }
}

async function apiPaths(site) {
  const { paths } = await (await fetch(new URL('/api/openapi.json', site.url))).json();
  return Object.keys(paths).map(
    (path) => `${path.startsWith('/api') ? '' : '/api'}${path.replace(/\{\w+\}/g, unknownId)}`,
  );
}

/** An HTTP client would correct the bytes. The status is 0 without a response. */
function rawRequest({ url }, { method, path, type, body, extra }) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    const end = (hasTimedOut = false) => {
      socket.destroy();
      resolve({ status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(received)?.[1] ?? 0), hasTimedOut });
    };
    const deadline = setTimeout(() => end(true), maxMs);
    socket.once('error', () => end());
    socket.once('close', () => {
      clearTimeout(deadline);
      end();
    });
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      if (/^HTTP\/1\.[01] [2-5]/.test(received)) end();
    });
    const bytes = Buffer.from(body);
    const head = [
      `Host: ${hostname}:${port}`,
      `X-Forwarded-For: ${randomIp()}`,
      `Content-Type: ${type}`,
      ...(extra.some((line) => falseLength.test(line)) ? [] : [`Content-Length: ${bytes.length}`]),
      ...extra,
    ];
    socket.write(Buffer.from(`${method} ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`, 'latin1'));
    socket.write(bytes);
  });
}
