import { isValidElement } from 'react';
import { expect, test, vi } from 'vitest';
import { Frame } from '@/components/layout/frame';
import { getSiteInfo } from '@/lib/api/site-info';

vi.mock('@/lib/api/site-info');
vi.mock('@/lib/env', () => ({ env: () => ({ SITE_NAME: 'École Padauk' }) }));

test('a page does not wait for the data of its header', () => {
  vi.mocked(getSiteInfo).mockReturnValue(new Promise(() => {}));
  const frame: unknown = Frame({ loggedIn: false, path: '/', children: <main /> });
  expect(isValidElement(frame)).toBe(true);
});
