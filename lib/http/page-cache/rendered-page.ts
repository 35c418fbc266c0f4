/** A response as the framework rendered it. Header names in lower case. */
export type RenderedResponse = { status: number; headers: Map<string, string[]>; body: string };

/** A guest's page, split where its nonce stands. */
export type CachedPage = { headers: [name: string, parts: string[]][]; body: Buffer[]; bytes: number };

const noncePattern = /'nonce-([\w+/=]+)'/;

/**
 * The page of a response that may be sent to other guests: HTML with status 200, `private, no-cache`, a nonce and no cookie.
 * Undefined for any other response.
 */
export function toCachedPage({ status, headers, body }: RenderedResponse): CachedPage | undefined {
  const header = (name: string) => headers.get(name)?.join(', ') ?? '';
  const nonce = noncePattern.exec(header('content-security-policy'))?.[1];
  const isShareable =
    status === 200 &&
    header('content-type').startsWith('text/html') &&
    header('cache-control') === 'private, no-cache' &&
    !headers.has('set-cookie');
  if (!nonce || !isShareable) return undefined;
  const parts = body.split(nonce).map((part) => Buffer.from(part));
  return {
    headers: [...headers.keys()].map((name) => [name, header(name).split(nonce)]),
    body: parts,
    bytes: parts.reduce((sum, part) => sum + part.length, 0),
  };
}

/** Headers and HTML (UTF-8) of a page with this nonce. */
export function withNonce({ headers, body }: CachedPage, nonce: string) {
  const separator = Buffer.from(nonce);
  return {
    headers: new Map(headers.map(([name, parts]) => [name, parts.join(nonce)])),
    html: Buffer.concat(body.flatMap((part, index) => (index === 0 ? [part] : [separator, part]))),
  };
}
