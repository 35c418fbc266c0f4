import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { withLocale } from '#text';
import { ShareResult } from '@/components/level-test/share-result';
import { Button } from '@/components/ui/button';

vi.mock('@/components/ui/button', { spy: true });

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['en', ''],
  ['my', '/my'],
  ['fr', '/fr'],
] as const)('in %s, a shared result leads to the level test in the same language', async (locale, prefix) => {
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', { share });
  vi.stubGlobal('location', { origin: 'https://school.example' });
  await withLocale(locale, async () => {
    renderToStaticMarkup(<ShareResult level="A2" />);
    const [{ onClick } = {}] = vi.mocked(Button).mock.lastCall ?? [];
    await (onClick as (() => void) | undefined)?.();
  });
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: `https://school.example${prefix}/level-test` }));
});
