import { randomUUID } from 'node:crypto';
import { createLocalReq } from 'payload';
import { expect, test } from 'vitest';
import { readQuotation } from '@/lib/cms/inquiries/quotation';
import { inquiryTypes } from '@/lib/contract/inquiry-options';
import { openTestBackend } from '@/tests/support/database';
import { inboxFactories } from '@/tests/support/inbox-records';
import { logInStaff } from '@/tests/support/staff-session';

const { cms } = await openTestBackend();
const { makeInquiry } = inboxFactories(cms);
const owner = await logInStaff(cms, 'owner');

test('a quotation has the recipient, the answers and the first price line of its inquiry', async () => {
  await cms.updateGlobal({
    slug: 'school',
    data: { phone1: '+959250000117', address: 'No. 12, Inya Road, Yangon' },
  });
  await cms.updateGlobal({
    slug: 'payment-details',
    data: {
      accounts: [{ kind: 'bank', provider: 'Padauk Bank', accountName: 'École Padauk', accountNumber: '000011112222' }],
    },
  });
  const answers = {
    type: inquiryTypes.student,
    email: 'mya@example.com',
    whichCourseAreYouInterestedIn: 'French Language Course (A1 to B2)',
    preferredCourseDuration: '3 Month',
    numberOfStudent: '2',
    nameOfStudent: 'Hnin',
    contentNameOrPerson: 'Daw Mya',
  };
  const { id, reference } = await makeInquiry({ answers, phone: '+959250000117' });
  const quotation = await readQuotation(owner.req, id, new Date('2026-11-21T03:00:00Z'));
  expect(quotation).toMatchObject({
    reference,
    date: new Date('2026-11-21T03:00:00Z'),
    recipient: ['Daw Mya', 'mya@example.com', '(+95) 9 250 000 117'],
    draft: {
      lines: [{ description: 'French Language Course (A1 to B2), 3 Month', quantity: '2', price: '' }],
      discount: '',
      validUntil: '2026-12-21',
    },
    school: { address: 'No. 12, Inya Road, Yangon', phones: ['+959250000117'] },
    accounts: [{ provider: 'Padauk Bank', accountNumber: '000011112222' }],
  });
  expect(quotation?.answers.map(({ label }) => label)).toEqual([
    'Type of inquiry',
    'Email',
    'Contact person',
    'Student',
    'Course',
    'Number of students',
    'Course duration',
  ]);
  const draft = {
    lines: [{ description: 'A1', quantity: '2', price: '150,000' }],
    discount: '5',
    validUntil: '2027-01-31',
  };
  await cms.update({ collection: 'inquiries', id, data: { quotation: draft } });
  expect((await readQuotation(owner.req, id))?.draft).toEqual(draft);
  await expect(cms.update({ collection: 'inquiries', id, data: { quotation: { lines: 'none' } } })).rejects.toThrow();
  expect(await readQuotation(owner.req, randomUUID())).toBeUndefined();
  expect(await readQuotation(owner.req, '../staff')).toBeUndefined();
  expect(await readQuotation(await createLocalReq({}, cms), id)).toBeUndefined();
});
