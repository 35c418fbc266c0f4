import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PasswordInput } from '@/components/ui/password-input';

test('the button beside a password says what it does, and not the contrary of it', () => {
  const field = (shown: boolean) => renderToStaticMarkup(<PasswordInput id="p" label="Password" shown={shown} />);
  expect(field(true)).toContain('>Hide<span class="hidden-text"> password');
  expect(field(false)).toContain('>Show<span class="hidden-text"> password');
  expect(field(true)).not.toContain('aria-pressed');
});
