import type { IncomingHttpHeaders } from 'node:http';
import type { Dictionary } from '@/lib/text/dictionary';

export type ErrorResponse = {
  status: 400 | 403 | 404 | 405 | 503;
  code: keyof Dictionary['errors'];
  allow?: string;
  isJson: boolean;
};

export type GuardResult = 'pass' | 'staff' | ErrorResponse;

type Area = 'api' | 'admin' | 'page';

const methods: Record<Area, string[]> = {
  api: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  admin: ['GET', 'HEAD', 'POST'],
  page: ['GET', 'HEAD'],
};

/** Servers may normalise such a path to another one, so it counts as a page. */
export const ambiguousPath = /\\|\/\/|\/(?:\.|%2e){1,2}(?:\/|$)/i;

function areaOf(path: string): Area {
  if (ambiguousPath.test(path)) return 'page';
  if (/^\/(?:api(?:\/|$)|cms-api\/)/.test(path)) return 'api';
  return /^\/admin(?:\/|$)/.test(path) ? 'admin' : 'page';
}

export const isAdminPage = ({ method = '', url = '/' }: RequestLike): boolean =>
  (method === 'GET' || method === 'HEAD') && areaOf(url.split('?', 1)[0] ?? '') === 'admin';

export const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isDevelopmentCall = (path: string) => process.env.NODE_ENV === 'development' && path.startsWith('/__nextjs');

type RequestLike = { method?: string; url?: string; headers: IncomingHttpHeaders };

/** Next decodes Server Functions and forms at every page path before any of our code runs, so only staff may post, to the admin. */
export function guardRequest(
  { method = '', url = '/', headers }: RequestLike,
  { isCmsRemoved = false }: { isCmsRemoved?: boolean } = {},
): GuardResult {
  const path = url.split('?', 1)[0] ?? '';
  if (isCmsRemoved && !methods.page.includes(method)) return noCms;
  if (isDevelopmentCall(path)) return 'pass';
  const area = areaOf(path);
  const isJson = area === 'api';
  if (!methods[area].includes(method)) {
    return {
      status: 405,
      code: 'methodNotAllowed',
      allow: methods[area].join(', '),
      isJson,
    };
  }
  if (area === 'api') return 'pass';
  if (area === 'admin' && method === 'POST') return 'staff';
  return hasBody(headers) ? { status: 400, code: 'bodyNotAllowed', isJson } : 'pass';
}

const noCms: ErrorResponse = {
  status: 404,
  code: 'pathUnknown',
  isJson: true,
};
export const noStaffSession: ErrorResponse = {
  status: 403,
  code: 'loginRequired',
  isJson: false,
};
export const sessionUnknown: ErrorResponse = {
  status: 503,
  code: 'unavailable',
  isJson: false,
};
