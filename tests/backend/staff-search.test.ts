import { randomUUID } from 'node:crypto';
import type { Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { expect, test } from 'vitest';
import { readListedCourses } from '@/lib/cms/inbox/course-filter';
import { exportedCollections } from '@/lib/cms/inbox/export-columns';
import { byCourse, createdToday, pendingTransfers } from '@/lib/cms/inbox/list-filters';
import { inquiryWireKeys } from '@/lib/cms/inquiries/inquiry-answers';
import { fillInquirySchools } from '@/lib/cms/migrations/data/inquiry-schools';
import type { Enrolment, PaymentRequest } from '@/lib/cms/payload-types';
import { databaseOf } from '@/lib/cms/tables';
import { inquiryTypes } from '@/lib/contract/inquiry-options';
import { env } from '@/lib/env';
import { dayStart } from '@/lib/format/dates';
import { newReference } from '@/lib/transfers/new-reference';
import { readReviewQueue } from '@/lib/transfers/review-queue';
import { openTestBackend } from '@/tests/support/database';
import { makeCourse, makeLearner } from '@/tests/support/factories';
import { formPoster } from '@/tests/support/post';
import { callCms, logInStaff } from '@/tests/support/staff-session';

const backend = await openTestBackend();
const { cms } = backend;
const { postJson } = formPoster(backend);
const clerk = await logInStaff(cms, 'enrolments');
const course = await makeCourse({ name: 'Evening French' });
const otherCourse = await makeCourse({ name: 'Morning French' });

const transfer = (changes: object = {}) => ({
  name: 'Ma Khin Khin Oo',
  email: `${randomUUID()}@example.com`,
  phone: '+959250000117',
  course: course.id,
  courseName: course.name,
  price: 120_000,
  transactionNumber: '01001234567',
  state: 'Pending' as const,
  reference: newReference(),
  ...changes,
});
const makePayment = (changes: object = {}) =>
  cms.create({ collection: 'payment-requests', data: transfer(changes) as PaymentRequest });
const makeEnrolment = (changes: object = {}) =>
  cms.create({
    collection: 'enrolments',
    data: { ...transfer(changes), fbName: 'Khin', age: 20, courseType: 'Group', ruleStatus: true } as Enrolment,
  });
const makeInquiry = (changes: object = {}) =>
  cms.create({
    collection: 'inquiries',
    data: {
      email: 'head@example.com',
      type: inquiryTypes.collaboration,
      contactName: 'U Ba',
      answers: { type: inquiryTypes.collaboration },
      reference: newReference(),
      handling: 'new',
      ...changes,
    },
  });

type Listed = 'enrolments' | 'payment-requests' | 'learners' | 'inquiries' | 'messages';

/** The ids that a list shows for what is typed into its search. */
async function search(collection: Listed, typed: string): Promise<string[]> {
  const collectionConfig = cms.collections[collection].config;
  const where = mergeListSearchAndWhere({ collectionConfig, search: typed, where: {} });
  const { docs } = await cms.find({ collection, where, overrideAccess: false, req: clerk.req, pagination: false });
  return docs.map(({ id }) => id);
}

const habits = ['09250000117', '09 250 000 117', '+95 9 250-000-117', '၀၉ ၂၅၀ ၀၀၀ ၁၁၇', '250000117'];

test.each(['payment-requests', 'enrolments'] as const)(
  'staff find %s by name, phone in any habit, transaction number and course',
  async (collection) => {
    const make = collection === 'enrolments' ? makeEnrolment : makePayment;
    const [wanted, other] = [
      await make(),
      await make({ name: 'Ko Zaw', phone: '+959777888999', transactionNumber: '99', courseName: 'Kids' }),
    ];
    const spaced = wanted.reference.replaceAll('-', ' ').toLowerCase();
    for (const typed of [
      'Khin Khin',
      ...habits,
      spaced,
      '0100 1234 567',
      'Txn No. 0100-1234-567',
      '၀၁၀၀၁၂၃၄၅၆၇',
      'Evening French',
      wanted.email,
    ]) {
      const found = await search(collection, typed);
      expect(found, typed).toContain(wanted.id);
      expect(found, typed).not.toContain(other.id);
    }
  },
);

test('staff find a learner by phone, however it is typed, and by email', async () => {
  const wanted = await makeLearner({ phone: '+959250000117' });
  const other = await makeLearner({ phone: '+959777888999' });
  for (const typed of [...habits, wanted.email]) {
    const found = await search('learners', typed);
    expect(found, typed).toContain(wanted.id);
    expect(found, typed).not.toContain(other.id);
  }
});

test('staff find a Burmese name that is typed in Zawgyi', async () => {
  const wanted = await makePayment({ name: 'အောင်အောင်' });
  expect(await search('payment-requests', 'ေအာင္ေအာင္')).toEqual([wanted.id]);
});

test('staff find a question in any language, whatever the language of the list', async () => {
  const texts = { en: 'Is there a library?', my: 'စာကြည့်တိုက် ရှိပါသလား။', fr: 'Y a-t-il une bibliothèque ?' };
  const data = { question: texts.en, answer: 'Yes.' };
  const { id } = await cms.create({ collection: 'faqs', data, draft: true });
  for (const locale of ['my', 'fr'] as const) {
    await cms.update({ collection: 'faqs', id, locale, data: { question: texts[locale] } });
  }
  for (const locale of ['en', 'my', 'fr'] as const) {
    for (const typed of ['library', 'စာကြည့်တိုက်', 'bibliothèque']) {
      const where = { question: { like: typed } };
      const found = await cms.find({ collection: 'faqs', where, locale, overrideAccess: false, req: clerk.req });
      expect(
        found.docs.map((one) => one.id),
        `${typed} in ${locale}`,
      ).toEqual([id]);
    }
  }
});

test('staff find a name without its accents and in any case, and with accents what has none', async () => {
  const wanted = await makePayment({ name: 'Ma Hélène Œillet' });
  const plain = await makePayment({ name: 'Ko Helene' });
  for (const typed of ['helene', 'HÉLÈNE', 'hélène', 'Oeillet ma', 'œillet'])
    expect(await search('payment-requests', typed), typed).toContain(wanted.id);
  expect(await search('payment-requests', 'Hélène')).toContain(plain.id);
  expect(await search('payment-requests', 'helena')).toEqual([]);
  expect((await readReviewQueue(cms, 'helene oeillet')).waiting.map(({ id }) => id)).toEqual([wanted.id]);
  const french = await makeCourse({ name: 'Le français d’été' });
  const where = { name: { like: 'francais ete' } };
  const { docs } = await cms.find({ collection: 'courses', where, overrideAccess: false, req: clerk.req });
  expect(docs.map(({ id }) => id)).toEqual([french.id]);
});

test('staff find all requests of a course without its accents, however many there are', async () => {
  const { drizzle, tables } = databaseOf(cms, 'payment-requests');
  const rows = Array.from({ length: 1001 }, (_, index) => ({
    ...transfer({ courseName: 'Dîner français', reference: `EP-${index}` }),
    id: randomUUID(),
  }));
  for (let first = 0; first < rows.length; first += 500)
    await drizzle.insert(tables['payment-requests']).values(rows.slice(first, first + 500));
  expect(await search('payment-requests', 'diner francais')).toHaveLength(rows.length);
});

test('staff find an inquiry by its school, also one from before the column existed', async () => {
  const school = `Mandalay Academy ${randomUUID()}`;
  const sent = await postJson('/quotation/create', {
    type: inquiryTypes.collaboration,
    email: 'head@academy.example',
    schoolOrcampus: school,
    contentNameOrPerson: 'U Ba',
    schoolOrcampusAddress: '62nd Street',
    emailAddressOrProposalSubmissions: 'head@academy.example',
  });
  expect(sent.status).toBe(200);
  expect(await search('inquiries', school)).toHaveLength(1);

  const old = await makeInquiry({ answers: { type: inquiryTypes.collaboration, schoolOrcampus: 'Bagan Lycée' } });
  expect(await search('inquiries', 'Bagan Lycée')).toEqual([]);
  await fillInquirySchools((cms.db as unknown as { drizzle: Parameters<typeof fillInquirySchools>[0] }).drizzle);
  expect(await search('inquiries', 'Bagan Lycée')).toEqual([old.id]);
});

test('the quick filters show pending requests, those of today in Yangon, and those of one course', async () => {
  const name = randomUUID();
  const midnight = dayStart(new Date());
  const fresh = await makePayment({ name });
  const old = await makePayment({ name, createdAt: new Date(midnight.getTime() - 1000).toISOString() });
  const elsewhere = await makePayment({ name, course: otherCourse.id, state: 'Accepted' });
  const ids = async (where: Where) =>
    (
      await cms.find({ collection: 'payment-requests', where: { and: [{ name: { equals: name } }, where] }, depth: 0 })
    ).docs
      .map(({ id }) => id)
      .sort();
  expect(await ids(pendingTransfers.where)).toEqual([fresh.id, old.id].sort());
  expect(await ids(createdToday().where)).toEqual([fresh.id, elsewhere.id].sort());
  expect(await ids(byCourse(otherCourse.id).where)).toEqual([elsewhere.id]);
  const listed = await readListedCourses(cms, 'payment-requests');
  expect(listed.map((one) => one.name)).toEqual(expect.arrayContaining(['Evening French', 'Morning French']));
});

test('enrolment staff export payments and enrolments as CSV; an editor cannot', async () => {
  const payment = await makePayment({
    name: '=1+1',
    decisions: [{ action: 'accept', at: '2026-03-31T18:00:00.000Z', by: '1', name: 'Daw Hla' }],
  });
  const { headers: editorHeaders } = await logInStaff(cms, 'editor');
  const exportRows = (path: string, headers = clerk.headers) => callCms(path, { headers });
  for (const collection of ['payment-requests', 'enrolments'])
    expect((await exportRows(`/${collection}/export`, editorHeaders)).status).toBe(403);
  const response = await exportRows(`/payment-requests/export?where[reference][equals]=${payment.reference}`);
  const csv = await response.text();
  expect(response.status).toBe(200);
  expect(csv).toContain(
    'Reference,Created,State,Course name,Price (MMK),Stated amount (MMK),Transaction No.,Name,Email,Phone',
  );
  expect(csv).toContain(`${payment.reference},`);
  expect(csv).toContain("'=1+1");
  expect(csv).toContain('Daw Hla,2026-04-01 00:30');
  const searched = await exportRows(`/payment-requests/export?search=${encodeURIComponent('၀၉ ၂၅၀ ၀၀၀ ၁၁၇')}`);
  expect(await searched.text()).toContain(payment.reference);
});

test.each([
  ['en', 'Reference', 'State', 'Waiting', 'Telegram, another way', 'Decided by'],
  ['my', 'ရည်ညွှန်းအမှတ်', 'အခြေအနေ', 'စောင့်ဆိုင်းဆဲ', 'Telegram, အခြားနည်း', 'ဆုံးဖြတ်သူ'],
  ['fr', 'Référence', 'État', 'En attente', 'Telegram, autrement', 'Décidé par'],
])('a CSV is in the language of the admin: %s', async (language, reference, state, waiting, channels, decidedBy) => {
  const enrolment = await makeEnrolment({ communication: '{"telegram":true,"other":true}' });
  const headers = { ...clerk.headers, cookie: `${clerk.headers.cookie}; payload-lng=${language}` };
  const path = `/enrolments/export?where[reference][equals]=${enrolment.reference}`;
  const [titles = '', row = ''] = (await (await callCms(path, { headers })).text()).replace('\uFEFF', '').split('\r\n');
  expect(titles.split(',')).toEqual(expect.arrayContaining([reference, state, decidedBy]));
  expect(titles, 'no technical name').not.toMatch(/[a-z][A-Z]/);
  expect(row).toContain(`,${waiting},`);
  expect(row).toContain(`"${channels}"`);
});

test('every column of every export has a title in three languages', async () => {
  const owner = await logInStaff(cms, 'owner');
  const answers = inquiryWireKeys(env().PRODUCT_KEY);
  for (const collection of exportedCollections) {
    for (const language of ['en', 'my', 'fr']) {
      const headers = { ...owner.headers, cookie: `${owner.headers.cookie}; payload-lng=${language}` };
      const text = await (await callCms(`/${collection}/export`, { headers })).text();
      const titles = (text.replace('\uFEFF', '').split('\r\n')[0] ?? '').split(',');
      const technical = titles.filter((title) => /^[a-z]\w*$/.test(title) && !answers.includes(title));
      expect(technical, `${collection} in ${language}`).toEqual([]);
    }
  }
});
