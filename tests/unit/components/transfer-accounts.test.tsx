import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TransferAccounts } from '@/components/enrolment/transfer-accounts';
import { type SiteInfo, siteInfo } from '@/lib/contract/site-info';

const render = (info: SiteInfo) => renderToStaticMarkup(<TransferAccounts info={info} />);
const askUs = 'Please ask us where to transfer';

test('without transfer accounts the page says whom to ask', () => {
  const plain = siteInfo.parse({ phoneNumber: '09250000117', email: 'bonjour@school.example', names: [] });
  expect(render(plain)).toContain(askUs);
  expect(render(plain)).toContain('href="tel:+959250000117"');
  expect(render(plain)).toContain('href="mailto:bonjour@school.example"');
  expect(render(plain)).toContain('href="/contact"');
  expect(render({ phoneNumber: 'by Viber' })).not.toContain('tel:');
});

test('with transfer accounts the page does not send visitors elsewhere', () => {
  expect(
    render({ phoneNumber: '09250000117', accounts: [{ provider: 'KBZPay', number: '09250000118' }] }),
  ).not.toContain(askUs);
});
