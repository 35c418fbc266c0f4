import { logError } from '@/lib/log-error';
import { FinishedDocument } from './finished-document';

export type RenderedResponse = { status: number; headers: Map<string, string[]>; body: string };

/** For output of Next that is not recognised. Header values and body are split at the nonce. */
export type NoncePage = { status: number; headers: [name: string, parts: string[]][]; body: Buffer[]; bytes: number };

export type CachedPage = FinishedDocument | NoncePage;

const noncePattern = /'nonce-([\w+/=]+)'/;

let isLogged = false;

function logUnrecognised(): void {
  if (isLogged) return;
  isLogged = true;
  logError('Pages are served with the scripts of Next, whose output is not recognised.', new Error('Unknown output'));
}

/** Undefined for a response that must not be shared between guests. */
export function toCachedPage(
  { status, headers, body }: RenderedResponse,
  previous?: CachedPage | RenderedResponse,
): CachedPage | undefined {
  const header = (name: string) => headers.get(name)?.join(', ') ?? '';
  const nonce = noncePattern.exec(header('content-security-policy'))?.[1];
  // Next forbids to store any 404.
  const canBeStored = status === 404 || header('cache-control') === 'private, no-cache';
  const isShareable = header('content-type').startsWith('text/html') && canBeStored && !headers.has('set-cookie');
  if (!nonce || !isShareable) return undefined;
  const joined = new Map([...headers.keys()].map((name) => [name, header(name)]));
  const document = FinishedDocument.create(
    { status, headers: joined, body, nonce },
    previous instanceof FinishedDocument ? previous : undefined,
  );
  if (document) return document;
  logUnrecognised();
  const parts = body.split(nonce).map((part) => Buffer.from(part));
  return {
    status,
    headers: [...joined].map(([name, value]) => [name, value.split(nonce)]),
    body: parts,
    bytes: parts.reduce((sum, part) => sum + part.length, 0),
  };
}

export function withNonce({ headers, body }: NoncePage, nonce: string) {
  const separator = Buffer.from(nonce);
  return {
    headers: new Map(headers.map(([name, parts]) => [name, parts.join(nonce)])),
    html: Buffer.concat(body.flatMap((part, index) => (index === 0 ? [part] : [separator, part]))),
  };
}
