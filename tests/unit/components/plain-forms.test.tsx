import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Checkout } from '@/components/books/checkout';
import { CheckoutFields } from '@/components/books/checkout-fields';
import { ContactFields } from '@/components/contact/contact-fields';
import { books } from '@/lib/text/en/books';
import { readOutcome } from '@/lib/text/outcome';

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

test('without scripts a refused order is told at the field that it is about, and nowhere else', () => {
  const book = { _id: '1', title: 'Bonjour' };
  const drawn = (search: Record<string, string>) =>
    renderToStaticMarkup(<Checkout book={book} outcome={readOutcome(search, books)} />);
  const html = drawn({ error: 'fillName', field: 'lastName' });
  expect(tagOf(html, 'checkout-lastName')).toContain('aria-invalid="true"');
  expect(tagOf(html, 'checkout-firstName')).not.toContain('aria-invalid="true"');
  expect(html.split(books.fillName)).toHaveLength(2);
  expect(html).toContain('action="/api/book/purchase_book/1"');
  // What no field of the form is about stands above it.
  expect(drawn({ error: 'gone' })).toContain(books.gone);
  expect(drawn({ error: 'fillName', field: 'website' })).toContain(books.fillName);
});
