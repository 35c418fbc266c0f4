import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Checkout } from '@/components/books/checkout';
import { CheckoutFields } from '@/components/books/checkout-fields';
import { ContactFields } from '@/components/contact/contact-fields';
import { books } from '@/lib/text/en/books';
import { readFormResult } from '@/lib/text/form-result';

const tagOf = (html: string, id: string) => html.match(new RegExp(`<[^>]+id="${id}"[^>]*>`))?.[0] ?? '';

test('without scripts the browser validates a contact message as the server does', () => {
  const html = renderToStaticMarkup(<ContactFields field={(name) => ({ name })} errors={{}} />);
  for (const [name, minLength] of Object.entries({ name: 2, subject: 3, phone: 5, message: 10 })) {
    expect(tagOf(html, `contact-${name}`)).toContain(' required=""');
    expect(tagOf(html, `contact-${name}`)).toContain(` minLength="${minLength}"`);
  }
  expect(tagOf(html, 'contact-email')).toMatch(/type="email".* required=""/);
  // maxLength counts code units, not Burmese letters, and truncates pasted text.
  expect(html).not.toContain('maxLength');
});

test('without scripts a buyer with one name can order', () => {
  const html = renderToStaticMarkup(<CheckoutFields title="Bonjour" field={(name) => ({ name })} errors={{}} />);
  expect(tagOf(html, 'checkout-firstName')).toContain(' required=""');
  expect(tagOf(html, 'checkout-lastName')).not.toContain(' required=""');
  expect(tagOf(html, 'checkout-lastName')).toContain('aria-required="true"');
});

test('without scripts the error of an order is shown at its field only', () => {
  const book = { _id: '1', title: 'Bonjour' };
  const render = (search: Record<string, string>) =>
    renderToStaticMarkup(<Checkout book={book} result={readFormResult(search, books)} />);
  const html = render({ error: 'fillName', field: 'lastName' });
  expect(tagOf(html, 'checkout-lastName')).toContain('aria-invalid="true"');
  expect(tagOf(html, 'checkout-firstName')).not.toContain('aria-invalid="true"');
  expect(html.split(books.fillName)).toHaveLength(2);
  expect(html).toContain('action="/api/book/purchase_book/1"');
  // Errors about no visible field are shown above the form.
  expect(render({ error: 'gone' })).toContain(books.gone);
  expect(render({ error: 'fillName', field: 'website' })).toContain(books.fillName);
});
