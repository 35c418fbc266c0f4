import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withLocale } from '#text';
import { ChangePassword } from '@/components/account/change-password';
import { LoginForm } from '@/components/account/login-form';
import { Checkout } from '@/components/books/checkout';
import { CheckoutFields } from '@/components/books/checkout-fields';
import { ChildrenForms } from '@/components/children/children-forms';
import { ContactFields } from '@/components/contact/contact-fields';
import { NewsletterField } from '@/components/newsletter/newsletter-field';
import { CheckboxGroup } from '@/components/ui/checkbox';
import { RadioGroup } from '@/components/ui/radio-group';
import { books } from '@/lib/text/en/books';
import { children } from '@/lib/text/en/children';
import { ui } from '@/lib/text/en/ui';
import { fill } from '@/lib/text/fill';
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

test('without scripts the error of an order is shown at its field only, and the order is given back', () => {
  const book = { _id: '1', title: 'Bonjour' };
  const render = (search: Record<string, string>) =>
    renderToStaticMarkup(<Checkout book={book} result={readFormResult(search, books)} />);
  const html = render({ error: 'fillLastName', field: 'lastName' });
  expect(tagOf(html, 'checkout-lastName')).toContain('aria-invalid="true"');
  expect(tagOf(html, 'checkout-firstName')).not.toContain('aria-invalid="true"');
  expect(html.split(books.fillLastName)).toHaveLength(2);
  expect(html).toContain('action="/api/book/purchase_book/1"');
  const values = { firstName: 'Su', lastName: '', hasOneName: 'on', phoneNumber: '', address: 'Bahan, "Yangon"' };
  const refused = renderToStaticMarkup(<Checkout book={book} result={{ isSent: false, values }} />);
  expect(tagOf(refused, 'checkout-firstName')).toContain('value="Su"');
  expect(tagOf(refused, 'checkout-hasOneName')).toContain('checked=""');
  expect(refused).toMatch(/<textarea[^>]*>Bahan, &quot;Yangon&quot;</);
  expect(html).not.toContain('checked=""');
  // Errors about no visible field are shown above the form.
  expect(render({ error: 'gone' })).toContain(books.gone);
  expect(render({ error: 'fillName', field: 'website' })).toContain(books.fillName);
});

test('without scripts the error of a child is shown at its field, in the form that was posted, with what was typed', () => {
  const listed = [
    { _id: 'a', name: 'Su', birthYear: 2018 },
    { _id: 'b', name: 'May', birthYear: 2020 },
  ];
  const render = (search: Record<string, string>, postedFor?: string, values?: Record<string, string>) =>
    renderToStaticMarkup(
      <ChildrenForms
        listed={{ failed: false, data: listed }}
        result={{ ...readFormResult(search, children), values }}
        postedFor={postedFor}
      />,
    );
  const typed = { name: 'Mya', birthYear: '12' };
  const changed = render({ error: 'birthYearInvalid', field: 'birthYear' }, 'b', typed);
  expect(tagOf(changed, 'child-birthYear-b')).toContain('aria-invalid="true"');
  expect(tagOf(changed, 'child-birthYear-b')).toContain('value="12"');
  expect(tagOf(changed, 'child-name-b')).toContain('value="Mya"');
  expect(tagOf(changed, 'child-name-a')).toContain('value="Su"');
  expect(tagOf(changed, 'child-name-new')).not.toContain('value=');
  expect(changed.match(/aria-invalid/g)).toHaveLength(1);
  expect(changed.split(children.birthYearInvalid)).toHaveLength(2);
  expect(changed.match(/<details open/g)).toHaveLength(1);
  const added = render({ error: 'nameRequired', field: 'name' }, undefined, { name: '', birthYear: '2019' });
  expect(tagOf(added, 'child-birthYear-new')).toContain('value="2019"');
  expect(tagOf(added, 'child-birthYear-b')).toContain('value="2020"');
  expect(tagOf(added, 'child-name-new')).toContain('aria-invalid="true"');
  expect(added).not.toContain('<details open');
  expect(tagOf(added, 'child-name-new')).not.toContain('minLength');
  // Errors about no field are shown above the forms, and what was typed stays visible.
  expect(render({ error: 'tooManyChildren' })).toContain(children.tooManyChildren);
  expect(render({ error: 'failed' }, 'b', typed)).toContain('<details open');
});

test('children that cannot be loaded are not shown as none', () => {
  const html = renderToStaticMarkup(<ChildrenForms listed={{ failed: true, data: null }} result={{ isSent: false }} />);
  expect(html).toContain(fill(ui.loadFailed, { what: children.loading }));
  expect(html).not.toContain('<form');
});

test('without scripts the browser requires one choice of a required group, unless it is only marked', () => {
  const draw = (required?: boolean | 'marked') =>
    renderToStaticMarkup(<RadioGroup id="age" label="Age" options={['8-10', '18+']} required={required} />);
  expect(draw(true).match(/<input[^>]* required=""/g)).toHaveLength(2);
  expect(draw('marked')).not.toContain(' required=""');
  expect(draw()).not.toContain(' required=""');
  // It would require every checkbox.
  const boxes = renderToStaticMarkup(<CheckboxGroup id="type" label="Type" options={['a', 'b']} required />);
  expect(boxes).not.toContain(' required=""');
});

test('an error of the newsletter is in lower case after an asterisk in English only', () => {
  const render = (error: string) =>
    renderToStaticMarkup(<NewsletterField id="newsletter-email" field={(name) => ({ name })} error={error} />);
  expect(render('Email is required')).toContain('>*email is required<');
  withLocale('fr', () => expect(render('L’adresse est obligatoire')).toContain('>L’adresse est obligatoire<'));
});

test('without scripts a changed password comes with the email of the account, as specified', () => {
  const html = renderToStaticMarkup(<ChangePassword email="su@example.com" />);
  expect(html).toContain('action="/api/auth/change-password"');
  expect(html).toMatch(/<input type="hidden" [^>]*name="email"[^>]* value="su@example.com"/);
});

test('without scripts a forgotten password waits for them where the mail may have a code alone', () => {
  const render = (action?: string) =>
    renderToStaticMarkup(
      <LoginForm choice={{}} posted={{}} destination="/" forgotten={{ action, hiddenFields: {} }} />,
    );
  const actions = (html: string) => html.match(/<form[^>]*>/g)?.map((form) => /action="([^"]*)"/.exec(form)?.[1]);
  expect(actions(render('/api/auth/forgot_password'))).toEqual(['/api/auth/login', '/api/auth/forgot_password']);
  expect(actions(render())).toEqual(['/api/auth/login', undefined]);
});
