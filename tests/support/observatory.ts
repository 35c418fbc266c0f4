type Answer = { headers: Record<string, string>; cookies: string[]; html: string };

const directivesOf = (policy: string) =>
  new Map(
    policy.split(';').map((directive): [string, string[]] => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name.toLowerCase(), values];
    }),
  );

function contentSecurityPolicy(policy: string | undefined): number {
  if (!policy) return -25;
  const directives = directivesOf(policy);
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const isUnsafe = (name: string) =>
    sources(name).includes("'unsafe-inline'") && !sources(name).some((source) => /^'(nonce|sha\d+)-/.test(source));
  const isOpen = (name: string) => sources(name).some((source) => /^(\*|https?:|data:)$/.test(source));
  if (isUnsafe('script-src') || isOpen('script-src') || isOpen('object-src')) return -20;
  if (sources('script-src').includes("'unsafe-eval'")) return -10;
  if (isUnsafe('style-src')) return 0;
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5;
}

const cookieFlags = (cookie: string) => cookie.split(';').map((part) => part.trim().toLowerCase());

function cookies(all: string[]): number {
  if (all.length === 0) return 0;
  const flags = all.map(cookieFlags);
  if (flags.some((one) => !one.includes('secure'))) return -40;
  return flags.every((one) => one.includes('httponly') && one.some((flag) => flag.startsWith('samesite='))) ? 5 : 0;
}

const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

/** By the rules of the MDN HTTP Observatory (2026-11), without redirect, certificate and preload list. */
export function observatoryScore({ headers, cookies: all, html }: Answer): number {
  const policy = headers['content-security-policy'];
  const maxAge = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0);
  const canBeFramed = directivesOf(policy ?? '').has('frame-ancestors');
  const externalScripts = [...html.matchAll(/<script[^>]*\ssrc="(?:https?:)?\/\/[^>]*>/g)];
  const modifiers = [
    contentSecurityPolicy(policy),
    cookies(all),
    headers['access-control-allow-origin'] === '*' && headers['access-control-allow-credentials'] ? -50 : 0,
    headers['referrer-policy'] && !isPrivate.test(headers['referrer-policy']) ? -5 : headers['referrer-policy'] ? 5 : 0,
    maxAge === 0 ? -20 : maxAge < 15_768_000 ? -10 : 0,
    externalScripts.some(([script]) => !script.includes('integrity=')) ? -5 : 0,
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    canBeFramed ? 5 : headers['x-frame-options'] ? 0 : -20,
    /^same-(origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0,
  ];
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const withoutBonuses = 100 + sum(modifiers.filter((value) => value < 0));
  return withoutBonuses < 90 ? withoutBonuses : withoutBonuses + sum(modifiers.filter((value) => value > 0));
}
