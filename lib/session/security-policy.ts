/** A value no one can guess, for the scripts of one answer. */
export function freshNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes));
}

type Options = { nonce: string; development: boolean; backendUrl?: string | undefined; emailJs: boolean };

/** The content security policy of a page of the site. */
export function contentSecurityPolicy({ nonce, development, backendUrl, emailJs }: Options): string {
  const backend = backendUrl ? ` ${new URL(backendUrl).origin}` : '';
  const directives = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    // The development server adds style elements without the nonce.
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${backend}`,
    `media-src 'self'${backend}`,
    "font-src 'self'",
    `connect-src 'self'${emailJs ? ' https://api.emailjs.com' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ];
  return directives.join('; ');
}

/** The policy of a page of the admin. The CMS writes style elements without a nonce, and evaluates nothing. */
export function adminPolicy({ nonce, development = false }: { nonce?: string; development?: boolean }): string {
  const scripts = nonce ? `'nonce-${nonce}' 'strict-dynamic'` : "'self' 'unsafe-inline'";
  return [
    "default-src 'self'",
    `script-src ${scripts}${development ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
