/** An answer as it came; names of headers in lower case. */
export type Answer = { status: number; headers: Map<string, string[]>; body: string };

/** A page as every visitor without an account gets it, cut open where the nonce stands. */
export type Page = { headers: [name: string, parts: string[]][]; body: Buffer[]; bytes: number };

const nonceIn = /'nonce-([\w+/=]+)'/;

/**
 * The page of an answer that may be given to others: a 200 in HTML which sets no cookie, may be stored (`private, no-cache`
 * and not `no-store`) and carries a nonce. Undefined for any other.
 */
export function pageOf({ status, headers, body }: Answer): Page | undefined {
  const header = (name: string) => headers.get(name)?.join(', ') ?? '';
  const nonce = nonceIn.exec(header('content-security-policy'))?.[1];
  const isCommon =
    status === 200 &&
    header('content-type').startsWith('text/html') &&
    header('cache-control') === 'private, no-cache' &&
    !headers.has('set-cookie');
  if (!nonce || !isCommon) return undefined;
  const parts = body.split(nonce).map((part) => Buffer.from(part));
  return {
    headers: [...headers.keys()].map((name) => [name, header(name).split(nonce)]),
    body: parts,
    bytes: parts.reduce((sum, part) => sum + part.length, 0),
  };
}

/** The page with this nonce: its headers, and its HTML in UTF-8. */
export function withNonce({ headers, body }: Page, nonce: string) {
  const between = Buffer.from(nonce);
  return {
    headers: new Map(headers.map(([name, parts]) => [name, parts.join(nonce)])),
    html: Buffer.concat(body.flatMap((part, index) => (index === 0 ? [part] : [between, part]))),
  };
}
