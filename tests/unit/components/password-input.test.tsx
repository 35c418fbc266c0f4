import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PasswordInput } from '@/components/ui/password-input';

test('the button beside a password names its action and has no pressed state', () => {
  const field = (isShown: boolean) => renderToStaticMarkup(<PasswordInput id="p" label="Password" isShown={isShown} />);
  expect(field(true)).toContain('>Hide<span class="visually-hidden"> password');
  expect(field(false)).toContain('>Show<span class="visually-hidden"> password');
  expect(field(true)).not.toContain('aria-pressed');
});
