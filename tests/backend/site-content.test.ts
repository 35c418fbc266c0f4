import { beforeAll, describe, expect, test } from 'vitest';
import { bannerList } from '@/lib/contract/banners';
import { bookPage } from '@/lib/contract/books';
import { eventList } from '@/lib/contract/events';
import { faqList } from '@/lib/contract/faq';
import { instructorList } from '@/lib/contract/instructors';
import { serviceList } from '@/lib/contract/services';
import { siteInfoList } from '@/lib/contract/site-info';
import { testimonialList } from '@/lib/contract/testimonials';
import { openTestBackend } from '@/tests/support/database';
import {
  makeBanner,
  makeBook,
  makeEvent,
  makeFaq,
  makeInstructor,
  makeService,
  makeTestimonial,
  richText,
} from '@/tests/support/factories';

const { cms, read, request } = await openTestBackend();
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000).toISOString();
const someId = expect.stringMatching(/^[0-9a-f-]{36}$/);
const mediaPath = expect.stringMatching(/^\/media\/.+/);

describe('lists of an empty database are empty', () => {
  test.each(['/banner', '/event', '/student/students', '/about/questions', '/about/services', '/instructor'])(
    '%s',
    async (path) => expect(await read(path)).toEqual([]),
  );
  test.each(['/blog/get-for-home', '/levelstests/view_levelTest'])('%s', async (path) =>
    expect(await read(path)).toEqual([]),
  );
  test.each(['/course', '/book', '/blog'])('%s', async (path) =>
    expect(await read(path)).toEqual({ currentDatas: [], totalPages: 1 }),
  );
  test('/about/total_infomation', async () => expect(await read('/about/total_infomation')).toEqual({}));
  test('/bank', async () => {
    const [info] = (await read('/bank')) as { names: object[] }[];
    expect(info?.names).toHaveLength(5);
    expect(info).not.toHaveProperty('email');
  });
});

describe('a visitor sees the home page', () => {
  test('banners in order, each with its link and text', async () => {
    await makeBanner({ text: 'Second', position: 20 });
    await makeBanner({ text: 'First', lead: 'Begin today', href: '/level-test', action: 'Start', position: 10 });
    const banners = await read('/banner');
    expect(banners).toEqual([
      expect.objectContaining({ text: 'First', lead: 'Begin today', href: '/level-test', action: 'Start' }),
      expect.objectContaining({ _id: someId, text: 'Second', coverDesktop: mediaPath, coverMobile: mediaPath }),
    ]);
    expect(bannerList.parse(banners)).toEqual(banners);
  });

  test('upcoming events, soonest first, with this morning’s and without yesterday’s', async () => {
    await makeEvent({ title: 'Next month', startsAt: hoursFromNow(700) });
    await makeEvent({ title: 'Yesterday', startsAt: hoursFromNow(-24) });
    await makeEvent({ title: 'Tomorrow', startsAt: hoursFromNow(24), place: 'The garden' });
    await makeEvent({ title: 'Just begun', startsAt: hoursFromNow(-2) });
    const events = (await read('/event')) as { title: string }[];
    expect(events.map(({ title }) => title)).toEqual(['Just begun', 'Tomorrow', 'Next month']);
    expect(events[1]).toMatchObject({ coverDesktop: mediaPath, place: 'The garden' });
    expect(eventList.parse(events)).toEqual(events);
  });

  test('numbers by label, in the order staff gave them', async () => {
    const items = [
      { label: 'students', value: 640 },
      { label: 'courses', value: 24 },
      { label: 'années', value: 12 },
    ];
    await cms.updateGlobal({ slug: 'totals', data: { items }, overrideAccess: true });
    const totals = await read('/about/total_infomation');
    expect(Object.entries(totals as object)).toEqual(items.map(({ label, value }) => [label, value]));
  });

  test('testimonials; a missing rating is left out', async () => {
    await makeTestimonial({ name: 'Thiri', rate: 5, position: 10 });
    await makeTestimonial({ name: 'Min', position: 20 });
    const [thiri, min] = testimonialList.parse(await read('/student/students'));
    expect(thiri).toMatchObject({ name: 'Thiri', role: 'DELF B1', rate: 5, image: mediaPath });
    expect(min).not.toHaveProperty('rate');
  });
});

describe('a visitor reads about the school', () => {
  test('questions and answers', async () => {
    await makeFaq({ question: 'How much?', position: 20 });
    await makeFaq({ question: 'When?', position: 10 });
    const faq = await read('/about/questions');
    expect(faq).toEqual([
      { id: someId, question: 'When?', answer: 'Every month.' },
      { id: someId, question: 'How much?', answer: 'Every month.' },
    ]);
    expect(faqList.parse(faq)).toEqual(faq);
  });

  test('services with their icons', async () => {
    await makeService({ title: 'Mission', icon: 'icon12' });
    const services = await read('/about/services');
    expect(services).toEqual([{ id: someId, title: 'Mission', description: 'Sworn translations.', icon: 'icon12' }]);
    expect(serviceList.parse(services)).toEqual(services);
  });

  test('instructors, with their links at the third and fifth place of "soical"', async () => {
    await makeInstructor({
      facebook: 'https://facebook.com/claire',
      linkedin: 'https://linkedin.com/in/claire',
      diplomas: 'Master FLE\n\n DELF examiner ',
      teachingSince: 2009,
      languages: 'French, English',
    });
    const instructors = await read('/instructor');
    expect(instructors).toEqual([
      expect.objectContaining({
        name: 'Claire Moreau',
        role: 'Head teacher',
        shortSub: 'Twelve years of French in Yangon.',
        image: mediaPath,
        diplomas: ['Master FLE', 'DELF examiner'],
        teachingSince: 2009,
        languages: 'French, English',
        soical: ['', '', '', 'https://facebook.com/claire', '', 'https://linkedin.com/in/claire'],
      }),
    ]);
    expect(instructorList.parse(instructors)).toEqual(instructors);
  });

  test('contact, accounts and texts; the fifth name is the postal address', async () => {
    await cms.updateGlobal({
      slug: 'school',
      data: { phone1: '+959250000117', email: 'hello@school.example', address: 'Botahtaung, Yangon', facebook: '' },
      overrideAccess: true,
    });
    await cms.updateGlobal({
      slug: 'payment-details',
      data: {
        accounts: [{ kind: 'wallet', provider: 'KBZPay', accountName: 'École Padauk', accountNumber: '09250000117' }],
        rulesGroup: richText('Be on time.'),
      },
      overrideAccess: true,
    });
    const list = await read('/bank');
    const [info] = siteInfoList.parse(list);
    expect(info).toMatchObject({ phoneNumber: '+959250000117', email: 'hello@school.example' });
    expect(info?.names?.[4]).toEqual({ name: 'Botahtaung, Yangon' });
    expect(info?.accounts).toEqual([
      { kind: 'wallet', provider: 'KBZPay', holder: 'École Padauk', number: '09250000117' },
    ]);
    expect(info?.texts?.groupRules).toBe('<p>Be on time.</p>');
    expect(info?.links?.socials).toEqual([]);
    expect(siteInfoList.parse(list)).toEqual(list);
  });
});

describe('the book list', () => {
  beforeAll(async () => {
    await makeBook({ title: 'Premiers pas', price: 25_000, position: 10 });
    await makeBook({ title: 'Grammaire B1', price: 32_500, position: 20, pages: 180, levels: 'B1' });
    await makeBook({ title: 'Sold out', forSale: false });
  });

  test('and sees those for sale, with prices as text', async () => {
    const page = bookPage.parse(await read('/book'));
    expect(page.currentDatas.map(({ title, price }) => [title, price])).toEqual([
      ['Premiers pas', '25,000 MMK'],
      ['Grammaire B1', '32,500 MMK'],
    ]);
    expect(page.currentDatas[0]).toMatchObject({ _id: someId, cover: mediaPath, teacher: 'Claire Moreau' });
  });

  test('page by page, or one by id', async () => {
    const first = bookPage.parse(await read('/book?page=1&limit=1'));
    expect(first.totalPages).toBe(2);
    const id = first.currentDatas[0]?._id;
    expect(bookPage.parse(await read(`/book?id=${id}`)).currentDatas.map(({ title }) => title)).toEqual([
      'Premiers pas',
    ]);
  });
});

test('no response is cached, sniffed or framed', async () => {
  for (const path of ['/bank', '/course', '/levelstests/view_levelTest', '/nothing']) {
    const { headers } = await request(path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
  }
});
