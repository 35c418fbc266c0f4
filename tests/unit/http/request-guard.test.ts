import { expect, test } from 'vitest';
import { guardRequest } from '@/lib/http/request-guard';

const judge = (method: string, url: string, headers = {}) => {
  const result = guardRequest({ method, url, headers });
  return typeof result === 'string' ? result : result.status;
};

test.each([
  '/',
  '/about',
  '/courses?x=/api/',
  '/icons/x',
  '/healthz',
  '/media/a.webp',
  '/cron/mail',
  '/cms-api',
  '/adminfoo',
  '/apifoo',
])('%s accepts only GET and HEAD without a body', (url) => {
  for (const method of ['GET', 'HEAD']) expect(judge(method, url)).toBe('pass');
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) expect(judge(method, url)).toBe(405);
  expect(judge('GET', url, { 'content-length': '0' })).toBe('pass');
  expect(judge('GET', url, { 'content-length': '9500000' })).toBe(400);
  expect(judge('GET', url, { 'transfer-encoding': 'chunked' })).toBe(400);
});

test.each(['/api', '/api/contact', '/cms-api/staff/login'])('%s accepts bodies, but not TRACE', (url) => {
  for (const method of ['GET', 'POST', 'PATCH', 'DELETE', 'OPTIONS']) {
    expect(judge(method, url, { 'content-length': '10' })).toBe('pass');
  }
  expect(judge('TRACE', url)).toBe(405);
});

test.each(['/admin', '/admin/', '/admin/collections/posts?limit=10'])('only staff may post to %s', (url) => {
  expect(judge('GET', url)).toBe('pass');
  expect(judge('POST', url, { 'next-action': 'x' })).toBe('staff');
  expect(judge('PUT', url)).toBe(405);
  expect(judge('GET', url, { 'content-length': '1' })).toBe(400);
});

test.each([
  '/api/../about',
  '/api/%2E%2e/about',
  '/api/..',
  '/api//x',
  '//api/x',
  '/cms-api/./../',
  '/api\\..\\about',
  '/%61pi/x',
  '/API/x',
  '/%61dmin',
])('the ambiguous path %s accepts no body', (url) => {
  expect(judge('POST', url)).toBe(405);
});
