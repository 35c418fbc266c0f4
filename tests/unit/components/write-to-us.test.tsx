import { renderToStaticMarkup } from 'react-dom/server';
import { renderToReadableStream } from 'react-dom/server.browser';
import { expect, test, vi } from 'vitest';
import { LegalText } from '@/components/about/legal-text';
import { ContactDirectly } from '@/components/contact/contact-directly';
import { WriteToUs } from '@/components/contact/write-to-us';
import { getSiteInfo } from '@/lib/api/site-info';
import { env } from '@/lib/env';
import { setCapabilities } from '@/tests/support/capabilities';

vi.mock('@/lib/api/legal', () => ({ getLegal: async () => ({ failed: false, data: {} }) }));
vi.mock('@/lib/api/site-info');
vi.mock('@/lib/env', () => ({ env: vi.fn() }));

const setEnv = (values: Record<string, string> = {}) => {
  vi.mocked(env).mockReturnValue({ SITE_NAME: 'École Padauk', ...values } as ReturnType<typeof env>);
};
const keys = { EMAILJS_SERVICE_ID: 's', EMAILJS_TEMPLATE_ID: 't', EMAILJS_PUBLIC_KEY: 'k' };

test('with an existing backend and no EmailJS the page shows phone and email instead of a form', async () => {
  setEnv();
  setCapabilities({ canStoreMessages: false });
  const shown = WriteToUs({ isSent: false });
  expect(shown.type).toBe(ContactDirectly);
  vi.mocked(getSiteInfo).mockResolvedValue({
    failed: false,
    data: { phoneNumber: '09250000117', email: 'bonjour@ecolepadauk.example' },
  });
  const direct = renderToStaticMarkup(await ContactDirectly());
  expect(direct).toContain('href="tel:+959250000117"');
  expect(direct).toContain('href="mailto:bonjour@ecolepadauk.example"');
  expect(direct).not.toContain('<form');
});

test('with EmailJS the form says that it needs scripts', () => {
  setEnv(keys);
  setCapabilities({ canStoreMessages: false });
  const shown = renderToStaticMarkup(<WriteToUs isSent={false} />);
  expect(shown).toContain('<form');
  expect(shown).toMatch(/<noscript>.*needs JavaScript/);
});

test('the built-in backend accepts messages with and without scripts', () => {
  setEnv();
  const shown = renderToStaticMarkup(<WriteToUs isSent={false} />);
  expect(shown).toContain('<form');
  expect(shown).not.toContain('<noscript>');
});

test.each([
  ['privacy', keys, true],
  ['privacy', {}, false],
  ['terms', keys, false],
] as const)(
  'where the school has no text on %s, with the keys %o, EmailJS is named: %s',
  async (which, values, isNamed) => {
    setEnv(values);
    const stream = await renderToReadableStream(await LegalText({ which }));
    await stream.allReady;
    expect((await new Response(stream).text()).includes('delivered by EmailJS')).toBe(isNamed);
  },
);
