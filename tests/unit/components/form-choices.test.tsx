import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { withLocale } from '#text';
import ReservePage from '@/app/(site)/(reservations)/reserve/page';
import CheckoutPage from '@/app/(site)/checkout/page';
import QuotationPage from '@/app/(site)/quotation/page';
import { MyClasses } from '@/components/account/my-classes';
import { ChildChoice } from '@/components/children/child-choice';
import { listChildChoices } from '@/components/children/list-child-choices';
import { getSiteInfo } from '@/lib/api/site-info';
import type { MyClass } from '@/lib/contract/my-classes';
import { sealPostedFields } from '@/lib/session/posted-fields';

vi.mock('@/components/books/book-grid', () => ({ BookGrid: () => null }));
vi.mock('@/lib/api/books', () => ({ findBook: async () => ({ failed: false, data: null }) }));
vi.mock('@/lib/api/classes', () => ({ listTimetable: async () => ({ failed: false, data: [] }) }));
vi.mock('@/lib/api/current-learner', () => ({ currentLearner: async () => ({ failed: false }) }));
vi.mock('@/lib/api/my-classes', () => ({
  loadChildren: async () => ({ failed: false, data: [{ _id: 'c-1', name: 'Su Su Aung', birthYear: 2014 }] }),
}));
vi.mock('@/lib/api/site-info', () => ({ getSiteInfo: vi.fn(async () => ({ failed: false, data: {} })) }));
vi.mock('@/lib/env', () => ({ env: () => ({ PRODUCT_KEY: 'padauk', SESSION_SECRET: 'x'.repeat(32) }) }));

const drawQuotation = async (search: Record<string, string> = {}) =>
  renderToStaticMarkup(await QuotationPage({ params: Promise.resolve({}), searchParams: Promise.resolve(search) }));

test('before its scripts have loaded, an inquiry is that of a student', async () => {
  const html = await drawQuotation();
  expect(html).toMatch(/<input[^>]*value="student"[^>]*checked=""|<input[^>]*checked=""[^>]*value="student"/);
  expect(html.match(/checked=""/g)).toHaveLength(1);
});

test('no field of an inquiry as HTML has the name of another one, except the choices of a radio group', async () => {
  const inputs = (await drawQuotation()).match(/<(?:input|textarea|select)\b[^>]*>/g) ?? [];
  const names = inputs
    .filter((input) => !input.includes('type="radio"'))
    .map((input) => /name="([^"]+)"/.exec(input)?.[1]);
  expect(names).toContain('student.ageGroups.1');
  expect(names).toContain('student.schedule.6.3');
  expect(names).toContain('collaboration.contactName');
  expect(new Set(names).size).toBe(names.length);
});

test('an error of an inquiry opens its fields, and the redirect leads to the step with the error', async () => {
  const html = await drawQuotation({ kind: 'collaboration', error: 'nameRequired', field: 'contentNameOrPerson' });
  expect(html).toMatch(/<details[^>]* open=""/);
  expect(html.match(/id="form"/g)).toHaveLength(1);
  expect(html).toContain('<h2 id="form">Contact information</h2>');
  expect(html).toMatch(/<p[^>]*id="inquiry-collaboration-contactName-error"[^>]*>Name is required/);
});

test('an inquiry that is refused is given back: texts and choices of both kinds', async () => {
  const values = {
    email: 'su@example.com',
    kind: 'collaboration',
    'collaboration.contactName': '',
    'collaboration.schoolName': 'Sunrise School',
    'collaboration.comments': 'From <June>',
    'collaboration.ageGroups.2': '11 to 13',
    'collaboration.proficiency': 'Mixed Levels',
    'collaboration.support': 'Full program management',
    'student.studentName': 'May',
    'student.schedule.6.3': 'on',
    'student.updates': 'on',
  };
  const html = await drawQuotation({
    kind: 'collaboration',
    error: 'nameRequired',
    field: 'contentNameOrPerson',
    answer: await sealPostedFields({ values, isAccepted: false }, '/quotation'),
  });
  const fieldNamed = (name: string) => html.match(new RegExp(`<[^>]* name="${name}"[^>]*>`))?.[0];
  expect(fieldNamed('email')).toContain('value="su@example.com"');
  expect(fieldNamed('collaboration.schoolName')).toContain('value="Sunrise School"');
  expect(fieldNamed('student.studentName')).toContain('value="May"');
  expect(html).toContain('From &lt;June&gt;</textarea>');
  const chosen = html.match(/<(?:input|option)[^>]* (?:checked|selected)=""[^>]*>/g) ?? [];
  const names = chosen.map((choice) => /(?:name|value)="([^"]+)"/.exec(choice.replace(/ type="[^"]*"/, ''))?.[1]);
  expect(names.filter(Boolean).toSorted()).toEqual([
    'Mixed Levels',
    'collaboration.ageGroups.2',
    'collaboration.support',
    'kind',
    'student.schedule.6.3',
    'student.updates',
  ]);
});

test.each([
  ['en', 'Me or somebody else'],
  ['my', 'ကျွန်ုပ်ကိုယ်တိုင် သို့မဟုတ် အခြားသူ'],
  ['fr', 'Moi ou une autre personne'],
] as const)('in %s, who enrols beside a child finds a choice for themselves', async (locale, label) => {
  const html = await withLocale(locale, async () =>
    renderToStaticMarkup(<ChildChoice choices={await listChildChoices()} />),
  );
  expect(html).toContain('<span>Su Su Aung</span>');
  expect(html).toContain(`<span>${label}</span>`);
});

test.each([
  ['en', { collaborationIntro: 'fr' }, 'fr'],
  ['en', undefined, 'fr'],
  ['fr', undefined, undefined],
] as const)(
  'in %s, what the school says about collaborations has the lang of its language',
  async (page, languages, lang) => {
    const collaborationIntro = 'Nous aimons les écoles.\n\nEt les élèves.';
    vi.mocked(getSiteInfo).mockResolvedValueOnce({
      failed: false,
      data: { texts: { collaborationIntro }, textLanguages: languages },
    });
    const html = await withLocale(page, () => drawQuotation());
    const attribute = lang ? ` lang="${lang}"` : '';
    expect(html).toContain(`<p${attribute}>Nous aimons les écoles.</p><p${attribute}>Et les élèves.</p>`);
  },
);

test('a parent’s own classes stand under the choice with which they were sent', () => {
  const own: MyClass = { reference: 'EP-7K3M-Q2', kind: 'enrolment', state: 'Pending' } as MyClass;
  const html = renderToStaticMarkup(
    <MyClasses
      classes={{ failed: false, data: [own] }}
      listedChildren={[{ _id: 'c-1', name: 'Su Su Aung', birthYear: 2014 }]}
    />,
  );
  expect(html).toContain('<h3>Me or somebody else</h3>');
});

test('the reservation page says that a class is gone only if one was chosen', async () => {
  const draw = async (search: Record<string, string>) =>
    renderToStaticMarkup(await ReservePage({ params: Promise.resolve({}), searchParams: Promise.resolve(search) }));
  expect(await draw({ class: 'c-9' })).toContain('This class is no longer open.');
  const html = await draw({});
  expect(html).toContain('Please choose a class in the timetable.');
  expect(html).not.toContain('no longer open');
});

test('the checkout says that a book is gone only if one was chosen', async () => {
  const draw = async (search: Record<string, string>) =>
    renderToStaticMarkup(await CheckoutPage({ params: Promise.resolve({}), searchParams: Promise.resolve(search) }));
  expect(await draw({ book: 'b-9' })).toContain('This book is no longer for sale.');
  expect(await draw({})).not.toContain('no longer for sale');
});
