import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ReachUs } from '@/components/contact/reach-us';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { getSiteInfo } from '@/lib/api/site-info';
import { type SiteInfo, siteInfo } from '@/lib/contract/site-info';

vi.mock('@/lib/api/site-info');
vi.mock('@/lib/env', () => ({ env: () => ({ SITE_NAME: 'Ãcole Padauk' }) }));

const header = (info: SiteInfo) => renderToStaticMarkup(<Header name="École Padauk" info={info} loggedIn={false} />);

test('nobody sees an empty bar above the menu when the school’s settings do not load', () => {
  expect(header({})).not.toContain('topbar');
  expect(header({ links: { socials: [] } })).not.toContain('topbar');
  expect(header({ email: 'bonjour@ecolepadauk.example' })).toContain('topbar');
});

test('the footer keeps its lists, and nothing empty takes room', () => {
  const footer = renderToStaticMarkup(<Footer name="École Padauk" info={{}} />);
  expect(footer).toContain('href="/about"');
  expect(footer).toMatch(/<address class="empty:hidden"><\/address>/);
  expect(footer).toMatch(/<p class="[^"]*empty:hidden"><\/p>/);
});

test('the footer leads only where the school’s existing backend can follow', () => {
  const footer = () => renderToStaticMarkup(<Footer name="École Padauk" info={{}} />);
  const own = ['href="/status"', 'href="/account-deletion"'];
  for (const link of own) expect(footer()).toContain(link);
  vi.stubEnv('BACKEND_URL', 'https://school.example');
  for (const link of own) expect(footer()).not.toContain(link);
  expect(footer()).toContain('href="/privacy"');
});

test('the contact page says when phone and address do not load, and how to try again', async () => {
  vi.mocked(getSiteInfo).mockResolvedValue({ failed: true, data: null });
  const failed = renderToStaticMarkup(await ReachUs());
  expect(failed).toContain('could not load the phone number and address');
  expect(failed).toContain('href="/contact"');
});

test('a school that has set neither phone nor address has no empty panel', async () => {
  vi.mocked(getSiteInfo).mockResolvedValue({ failed: false, data: {} });
  expect(await ReachUs()).toBeNull();
});

test('a name of an existing backend’s settings is not taken for a phone', async () => {
  const names = ['KBZ', 'Wave', 'Daw Nilar', 'CB', 'No. 5, Bahan'].map((name) => ({ name }));
  vi.mocked(getSiteInfo).mockResolvedValue({ failed: false, data: { phoneNumber: '09250000117 (Viber)', names } });
  const drawn = renderToStaticMarkup(await ReachUs());
  expect(drawn).not.toContain('Daw Nilar');
  expect(drawn).not.toContain('tel:');
  expect(drawn).toContain('09250000117 (Viber)');
  expect(drawn).toContain('No. 5, Bahan');
});

test('what cannot be dialled is no link to a phone in header and footer', () => {
  const info = { phoneNumber: '09250000117, 09250000118' };
  for (const drawn of [header(info), renderToStaticMarkup(<Footer name="École Padauk" info={info} />)]) {
    expect(drawn).toContain('09250000117, 09250000118');
    expect(drawn).not.toContain('tel:');
  }
});

test('a second phone is shown where there is one, and the same phone once', async () => {
  const reach = async (phone: string) => {
    const data = { phoneNumber: '09250000117', names: ['', '', phone].map((name) => ({ name })) };
    vi.mocked(getSiteInfo).mockResolvedValue({ failed: false, data });
    return renderToStaticMarkup(await ReachUs()).match(/tel:\+\d+/g);
  };
  expect(await reach('09250000118')).toEqual(['tel:+959250000117', 'tel:+959250000118']);
  expect(await reach('09250000117')).toEqual(['tel:+959250000117']);
});

test('a messenger that the school has not set is not there, and no link leads to another scheme', () => {
  const links = siteInfo.parse({
    links: {
      chats: [
        { network: 'telegram', url: 'https://t.me/ecolepadauk' },
        { network: 'viber', url: 'javascript:alert(1)' },
        { network: 'fax', url: 'https://fax.example' },
      ],
    },
  }).links;
  for (const drawn of [header({ links }), renderToStaticMarkup(<Footer name="École Padauk" info={{ links }} />)]) {
    expect(drawn).toContain('href="https://t.me/ecolepadauk"');
    expect(drawn).not.toMatch(/Viber|javascript|fax/);
  }
  expect(header({ email: 'bonjour@ecolepadauk.example' })).not.toContain('chats');
});

test('the postal address leads to a map, and a phone in its place does not', () => {
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
