import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { withLocale } from '#text';
import { ReachUs } from '@/components/contact/reach-us';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { getSiteInfo } from '@/lib/api/site-info';
import { type SiteInfo, siteInfo } from '@/lib/contract/site-info';
import { setCapabilities } from '@/tests/support/capabilities';

vi.mock('@/lib/api/site-info');
vi.mock('@/lib/env', () => ({ env: () => ({ SITE_NAME: 'École Padauk' }) }));

const header = (info: SiteInfo) =>
  renderToStaticMarkup(<Header name="École Padauk" info={info} isLoggedIn={false} path="/" />);

const currentPages = (of: { isNotFound?: boolean }) => {
  const html = renderToStaticMarkup(<Header name="École Padauk" info={{}} isLoggedIn={false} path="/" {...of} />);
  return html.match(/aria-current="page"/g) ?? [];
};

test('the menu marks the page, and nothing on the page of an unknown path', () => {
  expect(currentPages({})).toHaveLength(1);
  expect(currentPages({ isNotFound: true })).toHaveLength(0);
});

test('the top bar is hidden if the site settings cannot be loaded', () => {
  expect(header({})).not.toContain('topbar');
  expect(header({ links: { socials: [] } })).not.toContain('topbar');
  expect(header({ email: 'bonjour@ecolepadauk.example' })).toContain('topbar');
});

test('the footer keeps its lists and hides empty parts', () => {
  const footer = renderToStaticMarkup(<Footer name="École Padauk" info={{}} />);
  expect(footer).toContain('href="/about"');
  expect(footer).toMatch(/<address class="empty:hidden"><\/address>/);
  expect(footer).toMatch(/<p class="[^"]*empty:hidden"><\/p>/);
});

test.each([
  ['en', 'Website by Atelier Padauk'],
  ['fr', 'Site réalisé par Atelier Padauk'],
  ['my', 'ဝဘ်ဆိုက် တည်ဆောက်သူ – Atelier Padauk'],
] as const)('the footer credits the builder in the language of the page: %s', (locale, credit) => {
  for (const builderCredit of ['Atelier Padauk', 'Website by Atelier Padauk']) {
    const info = { texts: { builderCredit } };
    const footer = withLocale(locale, () => renderToStaticMarkup(<Footer name="École Padauk" info={info} />));
    expect(footer.replaceAll('\u2060', '')).toContain(` ${credit}</p>`);
  }
});

test('the lines of a Burmese footer do not break within a word, and its label has no hidden characters', () => {
  const footer = withLocale('my', () => renderToStaticMarkup(<Footer name="École Padauk" info={{}} />));
  expect(footer).toContain('>လူကြီး\u2060များ\u2060အတွက် ပြင်\u2060သစ်\u2060စာ</a>');
  expect(footer).not.toMatch(/aria-label="[^"]*\u2060/);
});

test('the footer links only to pages that the backend supports', () => {
  const footer = () => renderToStaticMarkup(<Footer name="École Padauk" info={{}} />);
  const builtInOnly = ['href="/status"', 'href="/account-deletion"'];
  for (const link of builtInOnly) expect(footer()).toContain(link);
  setCapabilities({ canTrackRequests: false, canManageAccounts: false });
  for (const link of builtInOnly) expect(footer()).not.toContain(link);
  expect(footer()).toContain('href="/privacy"');
});

test('the contact page says that phone and address could not be loaded, and offers Retry', async () => {
  vi.mocked(getSiteInfo).mockResolvedValue({ failed: true, data: null });
  const failed = renderToStaticMarkup(await ReachUs());
  expect(failed).toContain('could not load the phone number and address');
  expect(failed).toContain('href="/contact"');
});

test('without phone and address there is no empty panel', async () => {
  vi.mocked(getSiteInfo).mockResolvedValue({ failed: false, data: {} });
  expect(await ReachUs()).toBeNull();
});

test('a name in the settings of an existing backend is not shown as a phone', async () => {
  const names = ['KBZ', 'Wave', 'Daw Nilar', 'CB', 'No. 5, Bahan'].map((name) => ({ name }));
  vi.mocked(getSiteInfo).mockResolvedValue({ failed: false, data: { phoneNumber: '09250000117 (Viber)', names } });
  const html = renderToStaticMarkup(await ReachUs());
  expect(html).not.toContain('Daw Nilar');
  expect(html).not.toContain('tel:');
  expect(html).toContain('09250000117 (Viber)');
  expect(html).toContain('No. 5, Bahan');
});

test('a Burmese postal address does not break within the name of a town', async () => {
  const data = { names: ['', '', '', '', 'ဗဟန်းမြို့နယ်၊ ရန်ကုန်မြို့'].map((name) => ({ name })) };
  vi.mocked(getSiteInfo).mockResolvedValue({ failed: false, data });
  const html = await withLocale('my', async () => renderToStaticMarkup(await ReachUs()));
  expect(html).toContain('ရန်\u2060ကုန်မြို့</a>');
});

test('header and footer do not link phone numbers that cannot be dialled', () => {
  const info = { phoneNumber: '09250000117, 09250000118' };
  for (const html of [header(info), renderToStaticMarkup(<Footer name="École Padauk" info={info} />)]) {
    expect(html).toContain('09250000117, 09250000118');
    expect(html).not.toContain('tel:');
  }
});

test('a second phone is shown, unless it is the first one again', async () => {
  const reach = async (phone: string) => {
    const data = { phoneNumber: '09250000117', names: ['', '', phone].map((name) => ({ name })) };
    vi.mocked(getSiteInfo).mockResolvedValue({ failed: false, data });
    return renderToStaticMarkup(await ReachUs()).match(/tel:\+\d+/g);
  };
  expect(await reach('09250000118')).toEqual(['tel:+959250000117', 'tel:+959250000118']);
  expect(await reach('09250000117')).toEqual(['tel:+959250000117']);
});

test('only known messengers with an https link are shown', () => {
  const links = siteInfo.parse({
    links: {
      chats: [
        { network: 'telegram', url: 'https://t.me/ecolepadauk' },
        { network: 'viber', url: 'javascript:alert(1)' },
        { network: 'fax', url: 'https://fax.example' },
      ],
    },
  }).links;
  for (const html of [header({ links }), renderToStaticMarkup(<Footer name="École Padauk" info={{ links }} />)]) {
    expect(html).toContain('href="https://t.me/ecolepadauk"');
    expect(html).not.toMatch(/Viber|javascript|fax/);
  }
  expect(header({ email: 'bonjour@ecolepadauk.example' })).not.toContain('chats');
});

test('the postal address links to a map; a phone number in its place does not', () => {
  const footer = (fifth: string, map?: string) =>
    renderToStaticMarkup(
      <Footer
        name="École Padauk"
        info={{ names: ['', '', '', '', fifth].map((name) => ({ name })), links: { map } }}
      />,
    );
  expect(footer('No. 5, Bahan')).toContain('https://www.google.com/maps/search/?api=1&amp;query=No.%205%2C%20Bahan');
  expect(footer('No. 5, Bahan', 'https://osm.org/go/x')).toContain('href="https://osm.org/go/x"');
  expect(footer('No. 5, Bahan', 'javascript:alert(1)')).not.toContain('javascript');
  expect(footer('09250000118')).not.toContain('maps');
});
