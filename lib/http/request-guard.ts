import type { IncomingHttpHeaders } from 'node:http';

/** A response that ends the connection instead of reading what the client sends. */
export type Refusal = {
  status: 400 | 403 | 404 | 405 | 503;
  code: string;
  message: string;
  allow?: string;
  json: boolean;
};

/** `staff`: passes with a valid staff session only. */
export type Verdict = 'pass' | 'staff' | Refusal;

type Area = 'api' | 'admin' | 'page';

const methods: Record<Area, string[]> = {
  api: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  admin: ['GET', 'HEAD', 'POST'],
  page: ['GET', 'HEAD'],
};

/** A path that a server may normalise to another one: it is no path of the API or the admin. */
export const ambiguousPath = /\\|\/\/|\/(?:\.|%2e){1,2}(?:\/|$)/i;

function areaOf(path: string): Area {
  if (ambiguousPath.test(path)) return 'page';
  if (/^\/(?:api(?:\/|$)|cms-api\/)/.test(path)) return 'api';
  return /^\/admin(?:\/|$)/.test(path) ? 'admin' : 'page';
}

/** Whether the framework would answer with a page of the admin. */
export const isAdminPage = ({ method = '', url = '/' }: RequestLike): boolean =>
  (method === 'GET' || method === 'HEAD') && areaOf(url.split('?', 1)[0] ?? '') === 'admin';

const hasBody = (headers: IncomingHttpHeaders) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The development server's own calls, which its overlay makes. */
const isDevelopmentCall = (path: string) => process.env.NODE_ENV === 'development' && path.startsWith('/__nextjs');

type RequestLike = { method?: string; url?: string; headers: IncomingHttpHeaders };

/**
 * Decides what reaches the framework. It decodes Server Functions and forms at every page path, before anything of ours runs; the
 * only ones there are belong to the admin. So pages take GET and HEAD without a body, and a POST to the admin needs a staff
 * session. Everything that is not known to be the API or the admin counts as a page.
 */
export function judgeRequest(
  { method = '', url = '/', headers }: RequestLike,
  { isCmsRemoved = false }: { isCmsRemoved?: boolean } = {},
): Verdict {
  const path = url.split('?', 1)[0] ?? '';
  if (isCmsRemoved && !methods.page.includes(method)) return noCms;
  if (isDevelopmentCall(path)) return 'pass';
  const area = areaOf(path);
  const json = area === 'api';
  if (!methods[area].includes(method)) {
    return {
      status: 405,
      code: 'methodNotAllowed',
      message: 'This method is not allowed here.',
      allow: methods[area].join(', '),
      json,
    };
  }
  if (area === 'api') return 'pass';
  if (area === 'admin' && method === 'POST') return 'staff';
  return hasBody(headers)
    ? { status: 400, code: 'bodyNotAllowed', message: 'This request must not have a body.', json }
    : 'pass';
}

/** Where there is no CMS, its paths take nothing. */
export const noCms: Refusal = {
  status: 404,
  code: 'pathUnknown',
  message: 'There is nothing at this path.',
  json: true,
};
export const noStaffSession: Refusal = {
  status: 403,
  code: 'loginRequired',
  message: 'Please log in first.',
  json: false,
};
export const staffUnknown: Refusal = {
  status: 503,
  code: 'unavailable',
  message: 'Please try again in a moment.',
  json: false,
};
