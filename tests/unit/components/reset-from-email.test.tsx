import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { withLocale } from '#text';
import { NewPasswordForm } from '@/components/account/new-password-form';
import { ResetFromEmail } from '@/components/account/reset-from-email';

vi.mock('@/components/account/new-password-form', { spy: true });

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['en', '/reset_password'],
  ['fr', '/fr/reset_password'],
] as const)('in %s, the used token leaves the history and the page stays in its language', (locale, path) => {
  const replaceState = vi.fn();
  vi.stubGlobal('history', { state: null, replaceState });
  withLocale(locale, () => {
    renderToStaticMarkup(<ResetFromEmail link="a-token" />);
    vi.mocked(NewPasswordForm).mock.lastCall?.[0].onDone();
  });
  expect(replaceState).toHaveBeenCalledWith(null, '', path);
});
