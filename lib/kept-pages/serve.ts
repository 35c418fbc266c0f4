import { randomUUID } from 'node:crypto';
import { get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { capabilities } from '@/lib/backend-choice';
import { type Encoding, encodingFor } from '@/lib/compression/encoding';
import { packed } from '@/lib/compression/pack';
import { env } from '@/lib/env';
import { notFoundPath } from '@/lib/http/cms-paths';
import { logError } from '@/lib/log-error';
import { isPage } from '@/lib/page-addresses';
import { isArriving } from '@/lib/session/arriving';
import { freshNonce } from '@/lib/session/security-policy';
import { sessionCookie } from '@/lib/session/token';
import { type Answer, type Page, pageOf, withNonce } from './page';
import { type Beginning, beginning, dropPage, keepPage, keptPage } from './shelf';

/** Marks what this process asks itself: those pages are made. Nobody else knows its value. */
const makingHeader = 'x-page-in-the-making';
const making = randomUUID();

/** How long a page may take, in ms: longer than one that waits for an existing backend in vain. */
const patience = 12_000;

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']);

/** What networks and newsletters hang on a link; no page reads it. */
const tracking = /^(fbclid|gclid|utm_\w+)$/;

/**
 * Answers a visit that any visitor without an account could have made: a GET of a page by its bare address. Gives false, and
 * does nothing, for every other request. The page is made once at a time, by asking this very server with nothing of the
 * visitor's but whether they arrive. Where that fails or takes too long, `pass` has the framework answer.
 */
export function servesKept(
  server: Server,
  request: IncomingMessage,
  response: ServerResponse,
  pass: () => void,
): boolean {
  const { method, url = '', headers, headersDistinct } = request;
  const address = server.address();
  const path = bareAddress(url);
  if (method !== 'GET' || !path || !isPage(path) || headers[makingHeader] === making) return false;
  if (!headers.accept?.includes('text/html') || headers.rsc || headers.cookie?.includes(sessionCookie())) return false;
  if (!address || typeof address === 'string') return false;
  const asked = { address, path, arriving: isArriving((name) => headersDistinct[name]?.[0]) };
  const encoding = encodingFor(headers['accept-encoding']);
  const kept = keptPage(nameOf(asked), hearsOfEverySave());
  if (kept?.isDue) renewLater(asked);
  Promise.resolve(kept ?? makeOnce(asked))
    .then((given) => send(response, given, encoding))
    .catch((error) => {
      logFailure(asked, error);
      pass();
    });
  return true;
}

const logFailure = ({ path }: Asked, error: unknown) => logError(`Making the page ${path} failed.`, error);

/** A page as it is asked for, from this very server. */
type Asked = { address: AddressInfo; path: string; arriving: boolean };

const nameOf = ({ path, arriving }: Asked) => `${arriving ? 'arriving' : 'moving'} ${path}`;

const hearsOfEverySave = (): boolean => capabilities().hasCms && !env().DATABASE_URL;

/** The address without what only tells where a visitor comes from; undefined where a query says more than that. */
function bareAddress(url: string): string | undefined {
  const [path = '', query = ''] = url.split('?', 2);
  return [...new URLSearchParams(query).keys()].every((name) => tracking.test(name)) ? path : undefined;
}

const underWay = new Map<string, Promise<Page | Answer>>();

/** How long after a visit the next page is made, in ms: making it keeps the process busy, and this page's files are asked for first. */
const filesFirst = 5000;

const awaited = new Set<string>();

function renewLater(asked: Asked): void {
  const name = nameOf(asked);
  if (awaited.has(name)) return;
  awaited.add(name);
  setTimeout(() => {
    awaited.delete(name);
    renew(asked);
  }, filesFirst).unref();
}

/** Where the next page cannot be made just now, the kept one stays. */
function renew(asked: Asked): void {
  if (keptPage(nameOf(asked), hearsOfEverySave())?.isDue) makeOnce(asked).catch((error) => logFailure(asked, error));
}

function makeOnce(asked: Asked): Promise<Page | Answer> {
  const name = nameOf(asked);
  const begun = beginning();
  // Who comes after a change does not get what was begun before it.
  const turn = `${begun.changes} ${name}`;
  const making = underWay.get(turn) ?? make(asked).then((fresh) => keep(name, fresh, begun));
  underWay.set(turn, making);
  const over = () => underWay.delete(turn);
  making.then(over, over);
  return making;
}

function keep(name: string, fresh: Answer, begun: Beginning): Page | Answer {
  const page = pageOf(fresh);
  if (page) keepPage(name, page, begun);
  else if (fresh.status < 500) dropPage(name);
  return page ?? fresh;
}

/**
 * The answer to an address. Of a page that finds its record gone the framework sends an empty shell, which only its scripts
 * fill; instead of it goes what an address that never was is told, in HTML.
 */
async function make(asked: Asked): Promise<Answer> {
  const answer = await ask(asked);
  const isShell = answer.status === 404 && answer.body.includes('id="__next_error__"');
  return isShell ? ask({ ...asked, path: notFoundPath }) : answer;
}

function ask({ address, path, arriving }: Asked): Promise<Answer> {
  const host = ['0.0.0.0', '::'].includes(address.address) ? 'localhost' : address.address;
  const headers = {
    accept: 'text/html',
    [makingHeader]: making,
    'sec-fetch-site': arriving ? 'none' : 'same-origin',
  };
  return new Promise((resolve, reject) => {
    const sent = get({ host, port: address.port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => resolve(answerOf(response, Buffer.concat(chunks).toString())));
    }).once('error', reject);
    // Whoever comes meanwhile waits for this very answer: one that hangs must not hold them for ever.
    const tooLong = setTimeout(() => sent.destroy(new Error(`No answer within ${patience} ms.`)), patience);
    sent.once('close', () => clearTimeout(tooLong));
  });
}

function answerOf({ statusCode = 500, headersDistinct }: IncomingMessage, body: string): Answer {
  const headers = Object.entries(headersDistinct).filter(([name]) => !hopByHop.has(name));
  return { status: statusCode, headers: new Map(headers.map(([name, values = []]) => [name, values])), body };
}

async function send(response: ServerResponse, given: Page | Answer, encoding: Encoding): Promise<void> {
  const { status, headers, html } =
    'status' in given
      ? { ...given, html: Buffer.from(given.body) }
      : { status: 200, ...withNonce(given, freshNonce()) };
  const bytes = await packed(html, encoding);
  response.statusCode = status;
  response.setHeaders(headers);
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', bytes.length);
  response.end(bytes);
}
