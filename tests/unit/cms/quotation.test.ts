import { expect, test } from 'vitest';
import { listAnswers } from '@/lib/cms/inquiries/inquiry-answers';
import { formatTypedPrice, lineTotal, quotationTotal } from '@/lib/cms/inquiries/quotation-total';
import { translateAnswers } from '@/lib/cms/text/inquiries';
import { inquiryKeys } from '@/lib/contract/inquiry-keys';
import { inquiryTypes } from '@/lib/contract/inquiry-options';

test('a quotation is summed in whole kyats, whatever digits are typed', () => {
  const lines = [
    { description: 'Course', quantity: '2', price: '150,000' },
    { description: 'Book', quantity: '၁', price: '၂၅,၀၀၀' },
    { description: '', quantity: '1', price: '' },
  ];
  expect(lines.map(lineTotal)).toEqual([300_000, 25_000, 0]);
  expect(quotationTotal(lines, '10')).toEqual({ sum: 325_000, discountPercent: 10, discount: 32_500, total: 292_500 });
  expect(['၁၅၀၀၀၀', '25000 MMK', 'soon', ''].map(formatTypedPrice)).toEqual(['150,000', '25,000', 'soon', '']);
  expect(quotationTotal(lines, '')).toMatchObject({ discount: 0, total: 325_000 });
  expect(quotationTotal(lines, '900').total).toBe(0);
});

test.each([
  ['en', 'Contact person', 'Wants updates and offers', 'Yes'],
  ['my', 'ဆက်သွယ်ရမည့်သူ', 'သတင်းများ ရယူလိုသလား', 'လိုသည်'],
  ['fr', 'Personne à contacter', 'Souhaite des nouvelles', 'Oui'],
])('the answers of an inquiry are labelled in the language of the admin: %s', (language, person, updates, yes) => {
  const sent = { type: inquiryTypes.student, contentNameOrPerson: 'Daw Mya', [inquiryKeys('Padauk').updates]: 'true' };
  const answers = translateAnswers(listAnswers(sent, 'Padauk'), language);
  expect(answers.slice(1).map(({ label, value }) => [label, value])).toEqual([
    [person, 'Daw Mya'],
    [updates, yes],
  ]);
});
