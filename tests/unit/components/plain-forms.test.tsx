import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CheckoutFields } from '@/components/books/checkout-fields';
import { ContactFields } from '@/components/contact/contact-fields';

const tagOf = (html: string, id: string) => html.match(new RegExp(`<[^>]+id="${id}"[^>]*>`))?.[0] ?? '';

test('without scripts the browser holds back a message that would be refused', () => {
  const html = renderToStaticMarkup(<ContactFields field={(name) => ({ name })} errors={{}} />);
  for (const [name, least] of Object.entries({ name: 2, subject: 3, phone: 5, message: 10 })) {
    expect(tagOf(html, `contact-${name}`)).toContain(' required=""');
    expect(tagOf(html, `contact-${name}`)).toContain(` minLength="${least}"`);
  }
  expect(tagOf(html, 'contact-email')).toMatch(/type="email".* required=""/);
  // A longest length would count what a Burmese reader does not see, and cut off what was pasted.
  expect(html).not.toContain('maxLength');
});

test('without scripts a buyer with one name is not held back', () => {
  const html = renderToStaticMarkup(<CheckoutFields title="Bonjour" field={(name) => ({ name })} errors={{}} />);
  expect(tagOf(html, 'checkout-firstName')).toContain(' required=""');
  expect(tagOf(html, 'checkout-lastName')).not.toContain(' required=""');
  expect(tagOf(html, 'checkout-lastName')).toContain('aria-required="true"');
});
