import { expect, test } from 'vitest';
import { mendedUrl } from '@/lib/backend/incoming-requests';

test.each([
  ['/kid/%E1%80%80', '/kid/%E1%80%80'],
  ['/adult/50%25%20off?id=%', '/adult/50%25%20off?id=%'],
  ['/kid/%ff', '/kid/%25ff'],
  ['/blog/%?page=%2', '/blog/%25?page=%252'],
])('the address %s is read as %s', (url, read) => {
  expect(mendedUrl(url)).toBe(read);
});
