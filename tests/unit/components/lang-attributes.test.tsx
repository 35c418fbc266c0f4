import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Checkout } from '@/components/books/checkout';
import { Footer } from '@/components/layout/footer';
import { PageHeading } from '@/components/ui/page-heading';

vi.mock('@/lib/env', () => ({ env: () => ({}) }));

const burmese = 'မြန်မာစာ';
const marked = `<span lang="my">${burmese}</span>`;

const checkout = (title: string) =>
  renderToStaticMarkup(
    <Checkout
      book={{ _id: '1', title, teacher: `Daw ${burmese}`, price: '9,000 MMK' }}
      howToPay={`KBZPay: ${burmese}`}
      result={{ isSent: false }}
    />,
  );

test('the title of an ordered book has the lang attribute of its language', () => {
  expect(checkout('Premiers pas')).toContain('<h2 id="book" class="display" lang="fr">Premiers pas</h2>');
  expect(checkout('Premiers pas')).toMatch(/<input[^>]* lang="fr"[^>]*value="Premiers pas"/);
  expect(checkout(burmese)).toContain(`<h2 id="book" class="display" lang="my">${marked}</h2>`);
  expect(checkout(burmese)).toMatch(new RegExp(`<input[^>]* lang="my"[^>]*value="${burmese}"`));
  expect(checkout('Grammar')).not.toContain('lang="fr"');
});

test('Burmese text of teacher, payment, footer and leads has lang="my"', () => {
  expect(checkout('Premiers pas')).toContain(`Daw ${marked}`);
  expect(checkout('Premiers pas')).toContain(`KBZPay: ${marked}`);
  const info = { names: Array(5).fill({ name: burmese }), texts: { tagline: burmese, openingHours: burmese } };
  expect(renderToStaticMarkup(<Footer name="École Padauk" info={info} />).split(marked)).toHaveLength(4);
  expect(renderToStaticMarkup(<PageHeading lead={`Read: ${burmese}`}>Books</PageHeading>)).toContain(marked);
});
