import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PasswordInput } from '@/components/ui/password-input';

test('the button beside a password has both names of its action, of which CSS shows one, and no pressed state', () => {
  const field = (isShown: boolean) => renderToStaticMarkup(<PasswordInput id="p" label="Password" isShown={isShown} />);
  expect(field(true)).toContain('<input type="text"');
  expect(field(false)).toContain('<input type="password"');
  expect(field(false)).toMatch(/>Show<\/span>.*>Hide<\/span><span class="visually-hidden"> password/);
  expect(field(true)).not.toContain('aria-pressed');
});
