/** Hosts that a link may lead to, with their subdomains; null for any. */
const hosts = {
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  youtube: ['youtube.com', 'youtu.be'],
  linkedin: ['linkedin.com'],
  appStore: ['apps.apple.com', 'itunes.apple.com'],
  playStore: ['play.google.com'],
  map: null,
  website: null,
} satisfies Record<string, string[] | null>;

export type LinkTarget = keyof typeof hosts;

/** Returns the link as an https URL, or undefined if it does not lead to its target. */
export function webHref(target: LinkTarget, text: string | null | undefined): string | undefined {
  const input = text?.trim() ?? '';
  if (!/^https:\/\//i.test(input) || !URL.canParse(input)) return undefined;
  const { hostname, href, username, password } = new URL(input);
  if (username || password || !/.\../.test(hostname)) return undefined;
  const allowed: string[] | null = hosts[target];
  const isAllowed = !allowed || allowed.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return isAllowed ? href : undefined;
}

const reservedSchemes = /^(?:https?|javascript|data|file|blob|about|mailto|tel|sms|intent|viber|tg)$/i;

/** Returns the URL scheme of the school's app, such as "ecolepadauk". */
export function appSchemeOf(text: string | null | undefined): string | undefined {
  const scheme = text?.trim() ?? '';
  return /^[a-z][a-z\d+.-]*$/i.test(scheme) && !reservedSchemes.test(scheme) ? scheme : undefined;
}

/** Returns the path of a file on this site, or its https URL. */
export function fileHref(text: string | null | undefined): string | undefined {
  const input = text?.trim() ?? '';
  return /^\/(?![/\\])\S*$/.test(input) ? input : webHref('website', input);
}
