import 'server-only';
import { existingBackendUrl } from '@/lib/backend-choice';

const fileFields = new Set([
  'thumbnail',
  'cover',
  'video',
  'coverMobile',
  'coverDesktop',
  'image',
  'path',
  'heroVideo',
  'heroCaptions',
]);
const htmlFields = new Set(['content', 'description', 'groupRules', 'privateRules', 'privacy', 'terms']);

/** Undefined for files of other hosts, which the content security policy blocks. */
function toUrl(path: string, host: string): string | undefined {
  const url = URL.canParse(path, `${host}/`) ? new URL(path, `${host}/`) : undefined;
  return url?.origin === new URL(host).origin ? url.href : undefined;
}

export function withFileUrls<Body>(body: Body, host = existingBackendUrl): Body {
  if (!host) return body;
  const walk = (value: unknown, field = ''): unknown => {
    if (Array.isArray(value)) return value.map((each) => walk(each, field));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, walk(each, name)]));
    }
    if (typeof value !== 'string' || value.trim() === '') return value;
    if (fileFields.has(field)) return toUrl(value, host);
    if (!htmlFields.has(field)) return value;
    return value.replace(
      /(<img\b[^>]*?\ssrc=")([^"]+)("[^>]*>)/gi,
      (_, before: string, path: string, after: string) => {
        const url = toUrl(path, host);
        return url ? before + url + after : '';
      },
    );
  };
  return walk(body) as Body;
}
