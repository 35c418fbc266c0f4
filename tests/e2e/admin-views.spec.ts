import { expect, type Page } from '@playwright/test';
import {
  excessWidth,
  findMachineText,
  findPrintedObject,
  logIn,
  openView,
  ownerHeaders,
  sendEnrolment,
} from '@/tests/support/admin';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';

const content = ['courses', 'posts', 'books', 'banners', 'events', 'testimonials', 'faqs', 'services'];
const made = [...content, 'level-questions', 'instructors', 'media', 'staff'];
const sent = ['messages', 'inquiries', 'book-orders', 'subscribers', 'level-test-attempts'];
const people = ['payment-requests', 'enrolments', 'learners'];
const globals = ['school', 'payment-details', 'inquiry-texts', 'level-test-settings', 'totals', 'legal'];

const digits = () => String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0');

/** Creates records in the collections that only visitors fill. */
async function fillInbox(page: Page): Promise<void> {
  const post = (path: string, data: object) => page.request.post(path, { data, headers: forwardedIp() });
  await post('/api/contact', {
    name: 'Su Su Hlaing',
    email: `su.${digits()}@example.com`,
    subject: 'Evening courses',
    phone: `0925${digits()}`,
    message: 'When does the next evening course begin?',
  });
  await post('/api/quotation/create', {
    email: `mya.${digits()}@example.com`,
    type: 'Student Inquiry and Quotation Request Form',
    contentNameOrPerson: 'Daw Mya Thandar',
    nameOfStudent: 'Hnin Wai',
    Students: '09 250 000 117',
  });
  await post('/api/about/click_to_subscribe', { email: `reader.${digits()}@example.com` });
  await post('/api/auth/register', {
    name: 'Su Myat Noe',
    email: `noe.${digits()}@example.com`,
    phoneNumber: `0925${digits()}`,
    password: 'thé-à-la-menthe-42',
    confirm_password: 'thé-à-la-menthe-42',
  });
  const { data: books } = await (await page.request.get('/api/book?page=1&limit=1')).json();
  await post(`/api/book/purchase_book/${books.currentDatas[0]._id}`, {
    firstName: 'Thiri',
    lastName: 'Aung',
    phoneNumber: `0925${digits()}`,
    address: '12, Bo Aung Kyaw Road',
  });
  await sendEnrolment(page);
}

/** Returns a function that waits until the network is idle. */
function watchRequests(page: Page): () => Promise<void> {
  let open = 0;
  let lastMs = Date.now();
  const count = (more: number) => () => {
    open += more;
    lastMs = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return () =>
    expect.poll(() => open <= 0 && Date.now() - lastMs > 200, { intervals: [50], timeout: 20_000 }).toBe(true);
}

/** Paths below /admin, with a record of each collection that has one. */
async function listViews(page: Page): Promise<string[]> {
  const headers = await ownerHeaders(page);
  const firstOf = async (slug: string): Promise<string | undefined> => {
    const { docs = [] } = await (await page.request.get(`/cms-api/${slug}?limit=1&depth=0`, { headers })).json();
    return docs[0]?.id;
  };
  const views = [
    '',
    '/account',
    '/desk',
    '/visits',
    '/backups',
    ...globals.flatMap((slug) => [`/globals/${slug}`, `/globals/${slug}/versions`]),
  ];
  const withRecord: string[] = [];
  for (const slug of [...made, ...sent, ...people]) {
    const list = `/collections/${slug}`;
    views.push(list);
    if (slug !== 'staff') views.push(`${list}/trash`);
    if (made.includes(slug)) views.push(`${list}/create`);
    const id = await firstOf(slug);
    if (!id) continue;
    withRecord.push(slug);
    views.push(`${list}/${id}`);
    if (slug === 'courses' || slug === 'posts') views.push(`${list}/${id}/versions`);
    if (slug === 'inquiries') views.push(`/quotation/${id}`);
  }
  expect(withRecord).toEqual(expect.arrayContaining([...made, 'messages', 'inquiries', 'enrolments', 'learners']));
  return views;
}

test.use({ viewport: { width: 390, height: 844 } });

test('every view of the admin loads from its own server only, fits a phone and shows no machine text', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await fillInbox(page);
  await logIn(page);

  const external: string[] = [];
  const own = new URL(baseURL ?? '').origin;
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== own) external.push(`${page.url()} requests ${request.url()}`);
  });
  // Requests blocked by the content security policy appear in the console only.
  page.on('console', (message) => {
    if (/Content Security Policy|violates the following/i.test(message.text())) {
      external.push(`${page.url()}: ${message.text()}`);
    }
  });

  const views = await listViews(page);
  const problems: string[] = [];
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.url()}: ${response.status()}`);
  });
  const settle = watchRequests(page);
  await page.goto('/admin');
  for (const view of views) {
    if (view !== '') await openView(page, `/admin${view}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).not.toHaveText('Nothing found');
    await settle();
    const wide = await excessWidth(page);
    if (wide > 0) problems.push(`${view} is ${wide} px too wide`);
    const machine = await findMachineText(page);
    if (machine) problems.push(`${view} says ${machine}`);
    const object = findPrintedObject(await page.content());
    if (object) problems.push(`${view} prints ${object}`);
  }
  expect(failed).toEqual([]);
  expect(problems).toEqual([]);
  await page.context().clearCookies();
  for (const view of ['/login', '/forgot', '/logout-inactivity', '/reset/no-token']) {
    await page.goto(`/admin${view}`);
    await page.waitForLoadState('networkidle');
  }
  expect(external).toEqual([]);
});

for (const language of ['my', 'fr']) {
  test(`no view of the admin prints an object (${language})`, async ({ page, baseURL }) => {
    test.slow();
    await fillInbox(page);
    await logIn(page);
    await page.context().addCookies([{ name: 'payload-lng', value: language, url: baseURL ?? '' }]);
    const problems: string[] = [];
    for (const view of await listViews(page)) {
      const object = findPrintedObject(await (await page.request.get(`/admin${view}`)).text());
      if (object) problems.push(`${view} prints ${object}`);
    }
    expect(problems).toEqual([]);
  });
}
