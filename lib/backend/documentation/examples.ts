import { inquiryTypes } from '@/lib/contract/inquiry-options';
import type { Schema } from './json-schema';

const course = '3f8f7c1e-5b0d-4c56-9d0e-6a1f0c2b7a11';

const values: Record<string, unknown> = {
  _id: course,
  address: 'No. 12, Bo Aung Kyaw Street, Botahtaung, Yangon',
  age: '24',
  answer: 'the-answer-in-the-redirect-of-the-form',
  answers: { [course]: 'suis' },
  birthYear: '2016',
  bookId: course,
  childId: course,
  classId: course,
  code: [4, 0, 7, 1],
  communication: '{"telegram":true,"viber":true,"whatsapp":false,"imessage":false,"other":false}',
  confirm_password: 'mingalaba-2026',
  contentNameOrPerson: 'Thiri Aung',
  count: '60',
  course,
  courseId: course,
  courseType: 'Rules & Policy for the Zoom Group Course',
  description: '09 250 000 118',
  email: 'thiri@example.com',
  fbName: 'Thiri Aung',
  firstName: 'Thiri',
  id: course,
  'idempotency-key': 'b3c1f0a2-order-1',
  inline: 'true',
  isweb: 'true',
  lastName: 'Aung',
  limit: 10,
  message: 'When does the next evening course for beginners start?',
  name: 'Thiri Aung',
  nameOfStudent: 'Su Su',
  old_password: 'mingalaba-2025',
  otp: 'the-token-of-forgot-password',
  page: 1,
  password: 'mingalaba-2026',
  payment: '@transfer.png',
  phNumber: '09 250 000 118',
  phone: '09 250 000 118',
  phoneNumber: '09 250 000 118',
  reference: 'EP-7K3M-Q2',
  ruleStatus: 'true',
  snapShot: '@transfer.png',
  subject: 'Evening courses',
  title: 'Le padauk',
  token: 'the-token-at-the-end-of-each-newsletter',
  type: inquiryTypes.student,
  unique_id: '0d9f5c0e-7a43-4d5f-8f0a-2b9c8e1d6f00',
  userId: course,
};

export function exampleFor(name: string, schema: Schema): unknown {
  const known = values[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.includes(known) ? known : schema.enum[0];
  return known;
}

export function exampleOf({ properties = {}, required = [] }: Schema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || name === 'nameOfStudent')
      .map(([name, schema]) => [name, exampleFor(name, schema)]),
  );
}
