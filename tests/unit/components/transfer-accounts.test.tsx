import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TransferAccounts } from '@/components/enrolment/transfer-accounts';
import { type SiteInfo, siteInfo } from '@/lib/contract/site-info';

const drawn = (info: SiteInfo) => renderToStaticMarkup(<TransferAccounts info={info} />);
const words = 'Please ask us where to transfer';

test('who finds no account to transfer to finds the way to ask', () => {
  const plain = siteInfo.parse({ phoneNumber: '09250000117', email: 'bonjour@school.example', names: [] });
  expect(drawn(plain)).toContain(words);
  expect(drawn(plain)).toContain('href="tel:+959250000117"');
  expect(drawn(plain)).toContain('href="mailto:bonjour@school.example"');
  expect(drawn(plain)).toContain('href="/contact"');
  expect(drawn({ phoneNumber: 'by Viber' })).not.toContain('tel:');
});

test('who finds accounts is sent nowhere else', () => {
  expect(
    drawn({ phoneNumber: '09250000117', accounts: [{ provider: 'KBZPay', number: '09250000118' }] }),
  ).not.toContain(words);
});
