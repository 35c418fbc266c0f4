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

/** What is no path stays as it is: one odd picture must not cost the whole answer. */
const onHost = (path: string, host: string) => (URL.canParse(path, `${host}/`) ? new URL(path, `${host}/`).href : path);

/**
 * An answer whose relative paths of pictures and videos, also those inside HTML, lead to the existing backend's host.
 * With the built-in backend they are paths of this site already and stay as they are.
 */
export function filesOnHost<Answer>(answer: Answer, host = existingBackendUrl()): Answer {
  if (!host) return answer;
  const walk = (value: unknown, field = ''): unknown => {
    if (Array.isArray(value)) return value.map((each) => walk(each, field));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, walk(each, name)]));
    }
    if (typeof value !== 'string' || value.trim() === '') return value;
    if (fileFields.has(field)) return onHost(value, host);
    if (!htmlFields.has(field)) return value;
    return value.replace(/(<img\b[^>]*?\ssrc=")([^"]+)"/gi, (_, before: string, path: string) => {
      return `${before}${onHost(path, host)}"`;
    });
  };
  return walk(answer) as Answer;
}
