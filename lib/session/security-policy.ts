// biome-ignore-start lint/style/noRestrictedImports: next.config.ts imports this file, where Next does not resolve `@/`
import { apiUrl } from '../contract/endpoint';
import { reportViolations } from '../contract/endpoints/csp-reports';
// biome-ignore-end lint/style/noRestrictedImports: as above

export function createNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes));
}

type Options = { nonce: string; isDevelopment: boolean; backendUrl?: string | undefined; hasEmailJs: boolean };

const reportUrl = apiUrl(reportViolations);
const reportDirectives = [`report-uri ${reportUrl}`, 'report-to csp'];

/** Names the group of `report-to`. */
export const reportingEndpoints = `csp="${reportUrl}"`;

export function contentSecurityPolicy({ nonce, isDevelopment, backendUrl, hasEmailJs }: Options): string {
  const backend = backendUrl ? ` ${new URL(backendUrl).origin}` : '';
  const directives = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    // The development server adds style elements without the nonce.
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${backend}`,
    `media-src 'self'${backend}`,
    "font-src 'self'",
    `connect-src 'self'${hasEmailJs ? ' https://api.emailjs.com' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    // An existing backend has nowhere to count them.
    ...(backendUrl ? [] : reportDirectives),
  ];
  return directives.join('; ');
}

/** input-otp adds an empty style element and fills it by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** For a page that is the same for all guests: hashes of its inline elements instead of the nonce. */
export function withHashes(policy: string, nonce: string, sources: { scripts: string[]; styles: string[] }): string {
  return policy
    .split('; ')
    .map((directive) => {
      const hashes = directive.startsWith('style-src ') ? [...sources.styles, emptyStyle] : sources.scripts;
      return directive.replace(`'nonce-${nonce}'`, hashes.join(' '));
    })
    .join('; ');
}

/** The admin has style elements without a nonce. */
export function adminPolicy({ nonce, isDevelopment = false }: { nonce?: string; isDevelopment?: boolean }): string {
  const scripts = nonce ? `'nonce-${nonce}' 'strict-dynamic'` : "'self' 'unsafe-inline'";
  return [
    "default-src 'self'",
    `script-src ${scripts}${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...reportDirectives,
  ].join('; ');
}
