import 'server-only';
import { env } from '@/lib/env';

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
const htmlFields = new Set(['content', 'description']);

const onHost = (path: string, host: string) => new URL(path, `${host}/`).href;

/**
 * An answer whose relative paths of pictures and videos, also those inside HTML, lead to the existing backend's host.
 * With the built-in backend they are paths of this site already and stay as they are.
 */
export function filesOnHost<Answer>(answer: Answer, host = env().BACKEND_URL): Answer {
  if (!host) return answer;
  const walk = (value: unknown, field = ''): unknown => {
    if (Array.isArray(value)) return value.map((each) => walk(each, field));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, walk(each, name)]));
    }
    if (typeof value !== 'string' || value === '') return value;
    if (fileFields.has(field)) return onHost(value, host);
    if (!htmlFields.has(field)) return value;
    return value.replace(/(<img\b[^>]*?\ssrc=")([^"]+)"/gi, (_, before: string, path: string) => {
      return `${before}${onHost(path, host)}"`;
    });
  };
  return walk(answer) as Answer;
}
