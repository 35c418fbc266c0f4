import { beforeAll, expect, test, vi } from 'vitest';
import ZoomPage from '@/app/(site)/zoom/page';
import { classFields } from '@/components/enrolment/class-choice';
import { findReservedClass, listClassesOf } from '@/lib/api/classes';
import { zoomCourseTypes } from '@/lib/contract/enrolments';
import { sealPostedFields } from '@/lib/session/posted-fields';

const course = vi.hoisted(() => ({
  _id: 'k-1',
  name: 'Teen Studio',
  type: 'Kid',
  href: '/kid/Teen%20Studio',
  price: '320,000 MMK',
  off: '15%',
}));
vi.mock('@/lib/api/classes');
vi.mock('@/lib/api/current-learner', () => ({ currentLearner: async () => ({ failed: false }) }));
vi.mock('@/components/children/list-child-choices', () => ({ listChildChoices: async () => undefined }));
vi.mock('@/components/enrolment/lazy-forms', async () => ({
  LazyEnrolmentForm: (await import('@/components/enrolment/enrolment-form')).EnrolmentForm,
}));
vi.mock('@/lib/api/find-course', () => ({ findCourse: async () => ({ failed: false, data: course }) }));
vi.mock('@/lib/api/courses', () => ({ listCourses: async () => ({ failed: false, data: [course] }) }));
vi.mock('@/lib/api/site-info', () => ({
  getSiteInfo: async () => ({ failed: false, data: { accounts: [{ kind: 'bank', provider: 'KBZ', number: '1' }] } }),
}));

beforeAll(() => {
  const secret = 'x'.repeat(32);
  Object.assign(process.env, { PAYLOAD_SECRET: secret, SESSION_SECRET: secret, CRON_SECRET: secret });
});

type Classes = Awaited<ReturnType<typeof listClassesOf>>;

const classWith = (id: string, seatsLeft: number, ownPrice?: string) =>
  ({
    _id: id,
    course: { _id: course._id, name: course.name },
    slots: [],
    seats: 8,
    seatsLeft,
    price: ownPrice ?? course.price,
    off: ownPrice ? undefined : course.off,
  }) as Classes[number];

type Lookup = Awaited<ReturnType<typeof findReservedClass>>;
const found = (reserved?: Classes[number]): Lookup => ({ failed: false, data: reserved });
const failed: Lookup = { failed: true, data: null };

async function drawPage(classes: Classes, search: Record<string, string> = {}, lookup = found()) {
  vi.mocked(listClassesOf).mockResolvedValue(classes);
  vi.mocked(findReservedClass).mockResolvedValue(lookup);
  const searchParams = Promise.resolve({ course: course._id, ...search });
  const { renderToReadableStream } = await import('react-dom/server.browser');
  const stream = await renderToReadableStream(await ZoomPage({ params: Promise.resolve({}), searchParams }));
  await stream.allReady;
  return new Response(stream).text();
}

const hasForm = (html: string) => html.includes('zoom-form/upload-form/k-1');

test('a course whose classes are all full shows its waiting list in place of accounts and form', async () => {
  const html = await drawPage([classWith('c-1', 0), classWith('c-2', 0)]);
  expect(html).toContain('Please don’t transfer yet');
  expect(html).toContain('href="/reserve?class=c-1"');
  expect(html).not.toContain('Where to transfer');
  expect(hasForm(html)).toBe(false);
});

test('without scripts, who was refused there is told to write', async () => {
  const html = await drawPage([classWith('c-1', 0)], { error: 'courseFull', field: 'class' });
  expect(html).toContain('we haven’t taken your enrolment');
  expect(html).toContain('href="/contact"');
  expect(hasForm(html)).toBe(false);
});

const textOf = (html: string) => html.replace(/<!--.*?-->|<[^>]+>/g, '');

const reservation = 'EP-7K3M-Q2';
const full = classWith('c-1', 0);

test('who has reserved a place in a full course may pay for it', async () => {
  const html = await drawPage([full], { class: 'c-1', reservation }, found(full));
  expect(html).toContain('reserved for you');
  expect(html).not.toContain('href="/status');
  expect(hasForm(html)).toBe(true);
});

test('a reference that no reservation has opens no full class, and leads to the status of requests', async () => {
  const html = await drawPage([full], { class: 'c-1', reservation });
  expect(textOf(html)).toContain('No open reservation for this course has the reference EP-7K3M-Q2.');
  // A browser would break it at its hyphens.
  expect(html).toContain('<span class="phrase">EP-7K3M-Q2</span>');
  expect(html).toContain('href="/status?reference=EP-7K3M-Q2"');
  expect(html).not.toContain('reserved for you');
  expect(hasForm(html)).toBe(false);
  const withPlaces = await drawPage([full, classWith('c-2', 1)], { class: 'c-1', reservation });
  expect(withPlaces).toContain('No open reservation');
  expect(withPlaces).not.toContain('name="reservation"');
  expect(hasForm(withPlaces)).toBe(true);
});

test('a reservation that cannot be checked is trusted, and the page says what it does not know', async () => {
  const notChecked = 'whether your reservation EP-7K3M-Q2 is still open, nor at which price';
  const html = await drawPage([full, classWith('c-2', 1)], { class: 'c-1', reservation }, failed);
  expect(textOf(html)).toContain(notChecked);
  expect(html).toContain('reserved for you');
  expect(html).toContain('name="reservation" value="EP-7K3M-Q2"');

  for (const search of [{ reservation }, { reservation, class: 'not-open-to-others' }] as Record<string, string>[]) {
    const unknownClass = await drawPage([full, classWith('c-2', 1)], search, failed);
    expect(textOf(unknownClass)).toContain(notChecked);
    expect(unknownClass).toContain('name="reservation" value="EP-7K3M-Q2"');
    expect(unknownClass).toContain('The price depends on the class');
    expect(unknownClass).not.toContain('name="class"');
    expect(unknownClass).not.toContain('no longer open');
  }
});

test('once the form is sent, nothing is said about the reservation that it paid', async () => {
  const html = await drawPage([full], { class: 'c-1', reservation, sent: '1' });
  expect(html).toContain('Enrolment received');
  expect(html).not.toContain('No open reservation');
});

test('without scripts, who has reserved a place and made a mistake gets the form again', async () => {
  const search = { class: 'c-1', reservation: 'EP-7K3M-Q2', error: 'ageOutOfRange', field: 'age' };
  const html = await drawPage([full], search, found(full));
  expect(html).toContain('zoom-form/upload-form/k-1?class=c-1&amp;reservation=EP-7K3M-Q2"');
});

test('without scripts, who made a mistake finds all that was typed and chosen, and is asked for the screenshot again', async () => {
  const values = {
    name: 'Thiri "T" Aung',
    age: '91',
    amount: '150,000',
    courseType: zoomCourseTypes.join(', '),
    communication: 'viber, other',
    ruleStatus: 'true',
  };
  const answer = await sealPostedFields({ values, isAccepted: false }, '/zoom');
  const html = await drawPage([], { error: 'ageOutOfRange', field: 'age', answer });
  const typedInto = (id: string) =>
    / value="([^"]*)"/.exec(html.match(new RegExp(`<input[^>]*id="${id}"[^>]*>`))?.[0] ?? '')?.[1];
  expect(['name', 'age', 'amount', 'email'].map(typedInto)).toEqual([
    'Thiri &quot;T&quot; Aung',
    '91',
    '150,000',
    undefined,
  ]);
  const ticked = html
    .match(/<input[^>]*type="checkbox"[^>]* checked=""[^>]*>/g)
    ?.map((box) => / value="([^"]*)"/.exec(box)?.[1]);
  expect(ticked).toEqual([...zoomCourseTypes.map((type) => type.replace('&', '&amp;')), 'viber', 'other', 'true']);
  expect(html).toMatch(/id="snapShot-help"[^>]*>.*please choose the picture again/);
  expect(await drawPage([])).not.toContain('choose the picture again');
});

test('who comes back for a class that is full meanwhile waits for that class, or writes if the transfer is made', async () => {
  const html = await drawPage([classWith('c-1', 0), classWith('c-2', 0)], { class: 'c-2' });
  expect(html).toContain('href="/reserve?class=c-2"');
  expect(html).toContain('Have you transferred already?');
});

const toPayOf = (html: string) => html.match(/To pay<\/span><span class="price"><strong>([^<]+)/)?.[1];

test('who chooses a class with a price of its own reads that price, without the discount of the course', async () => {
  const classes = [classWith('c-1', 2), classWith('c-2', 2, '340,000 MMK')];
  expect(toPayOf(await drawPage(classes, { class: 'c-2' }))).toBe('340,000 MMK');
  expect(toPayOf(await drawPage(classes, { class: 'c-1' }))).toBe('272,000 MMK');
  expect(toPayOf(await drawPage([classWith('c-2', 0, '340,000 MMK')]))).toBe('340,000 MMK');
  const undecided = await drawPage(classes);
  expect(toPayOf(undecided)).toBeUndefined();
  expect(undecided).toContain('The price depends on the class');
});

test('where prices of classes differ, each choice names what to pay', async () => {
  const html = await drawPage([classWith('c-1', 2), classWith('c-2', 1, '340,000 MMK')]);
  expect(html).toContain('2\u00a0places left\u00a0· 272,000 MMK');
  expect(html).toContain('1\u00a0place left\u00a0· 340,000 MMK');
  expect(html).toContain('I’ll choose later\u00a0· 272,000 MMK');
  expect(await drawPage([classWith('c-1', 2)])).not.toContain('· 272,000 MMK');
});

test('who has reserved a place pays the price of the day of the reservation', async () => {
  const search = { class: 'c-1', reservation: 'EP-7K3M-Q2' };
  const html = await drawPage([full], search, found(classWith('c-1', 0, '250,000 MMK')));
  expect(toPayOf(html)).toBe('250,000 MMK');
  expect(html).toContain('reserved for you\u00a0· 250,000 MMK');
  expect(html.match(/reserved for you/g)).toHaveLength(1);
});

test('a reservation tells the class and its price', async () => {
  const classes = [classWith('c-1', 2), classWith('c-2', 2, '340,000 MMK')];
  const html = await drawPage(classes, { reservation }, found(classes[1]));
  expect(toPayOf(html)).toBe('340,000 MMK');
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="c-2"|<input[^>]*value="c-2"[^>]*checked=""/);
});

test('an old link to pay a reservation pays it in the class that staff have switched it to', async () => {
  const classes = [classWith('c-1', 2), classWith('c-2', 0, '340,000 MMK')];
  const html = await drawPage(classes, { reservation, class: 'c-1' }, found(classes[1]));
  expect(toPayOf(html)).toBe('340,000 MMK');
  expect(html).toContain('name="reservation" value="EP-7K3M-Q2"');
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="c-2"|<input[^>]*value="c-2"[^>]*checked=""/);
});

test('only the class that is reserved is sent with the reservation', () => {
  const options = ['c-1', 'c-2'].map((value) => ({ value, label: value }));
  const classes = { options, noClass: '', chosen: 'c-1', reservation, reservedClass: 'c-2' };
  expect(classFields(classes, 'c-2')).toEqual({ class: 'c-2', reservation });
  expect(classFields(classes, 'c-1')).toEqual({ class: 'c-1' });
  expect(classFields(classes, '')).toEqual({ class: undefined });
});

test('a course with a free place, or without classes, has the form', async () => {
  expect(hasForm(await drawPage([classWith('c-1', 0), classWith('c-2', 1)]))).toBe(true);
  expect(hasForm(await drawPage([]))).toBe(true);
});
