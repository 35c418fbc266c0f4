import { Children, isValidElement, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { Frame } from '@/components/layout/frame';
import { VisitBeacon } from '@/components/layout/visit-beacon';
import { getSiteInfo } from '@/lib/api/site-info';
import { env } from '@/lib/env';
import { setCapabilities } from '@/tests/support/capabilities';

vi.mock('@/lib/api/site-info');
vi.mock('@/lib/env', () => ({ env: vi.fn(() => ({ SITE_NAME: 'École Padauk', COUNT_VISITS: '1' })) }));

test('a page does not wait for the data of its header', () => {
  vi.mocked(getSiteInfo).mockReturnValue(new Promise(() => {}));
  const frame: unknown = Frame({ isLoggedIn: false, path: '/', children: <main /> });
  expect(isValidElement(frame)).toBe(true);
});

const hasBeacon = (node: ReactNode): boolean =>
  isValidElement<{ children?: ReactNode }>(node) &&
  (node.type === VisitBeacon || Children.toArray(node.props.children).some(hasBeacon));

test('a page measures visits unless they are switched off or there is nowhere to count them', () => {
  const hasVisitBeacon = () => hasBeacon(Frame({ isLoggedIn: false, path: '/', children: <main /> }));
  expect(hasVisitBeacon()).toBe(true);
  setCapabilities({ canCountVisits: false });
  expect(hasVisitBeacon()).toBe(false);
  setCapabilities({ canCountVisits: true });
  vi.mocked(env).mockReturnValue({ COUNT_VISITS: '0' } as ReturnType<typeof env>);
  expect(hasVisitBeacon()).toBe(false);
});
