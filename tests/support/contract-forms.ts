import { expect } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { registration } from '@/lib/contract/accounts';
import { bookPurchase } from '@/lib/contract/books';
import { contactMessage } from '@/lib/contract/contact';
import { enrolment } from '@/lib/contract/enrolments';
import { inquiry } from '@/lib/contract/inquiries';
import { inquiryTypes } from '@/lib/contract/inquiry-options';
import { attemptContact } from '@/lib/contract/level-test';
import { subscription } from '@/lib/contract/newsletter';
import { codeRequest, passwordChange, passwordReset } from '@/lib/contract/passwords';
import { paymentRequest } from '@/lib/contract/payments';
import { credentials } from '@/lib/contract/sessions';

const picture = new File(['x'], 'transfer.png', { type: 'image/png' });
export const imageOfSize = (bytes: number) => new File([new Uint8Array(bytes)], 'transfer.png', { type: 'image/png' });

/** `valid` is a valid submission. */
export const forms: Record<string, { schema: ZodMiniType; valid: Record<string, unknown> }> = {
  newsletter: { schema: subscription, valid: { email: 'su@example.com' } },
  contact: {
    schema: contactMessage,
    valid: { name: 'Su', email: 'su@example.com', subject: 'Fee', phone: '09 250 000 117', message: 'How much?!' },
  },
  checkout: {
    schema: bookPurchase,
    valid: { firstName: 'Su', lastName: 'Su', phoneNumber: '09250000117', address: 'Bahan, Yangon' },
  },
  student: {
    schema: inquiry('Padauk'),
    valid: { email: 'su@example.com', type: inquiryTypes.student, contentNameOrPerson: 'Su', nameOfStudent: 'Aye' },
  },
  collaboration: {
    schema: inquiry('Padauk'),
    valid: { email: 'su@example.com', type: inquiryTypes.collaboration, contentNameOrPerson: 'Su' },
  },
  zoom: {
    schema: enrolment,
    valid: {
      name: 'Su Su',
      email: 'su@example.com',
      phNumber: '09250000117',
      fbName: 'Su S',
      age: '25',
      courseType: 'Rules & Policy for the Zoom Group Course',
      ruleStatus: 'true',
      snapShot: picture,
    },
  },
  payment: {
    schema: paymentRequest,
    valid: {
      name: 'Su Su',
      description: '09250000117',
      course: '0f8fad5b-d9cb-469f-a165-70867728950e',
      payment: picture,
    },
  },
  login: { schema: credentials, valid: { email: 'su@example.com', password: 'x' } },
  register: {
    schema: registration,
    valid: {
      name: 'Su',
      email: 'su@example.com',
      phoneNumber: '9250000117',
      password: 'secret',
      confirm_password: 'secret',
    },
  },
  'change password': {
    schema: passwordChange,
    valid: { old_password: 'x', password: 'secret', confirm_password: 'secret' },
  },
  'forgot password': { schema: codeRequest, valid: { email: 'su@example.com' } },
  'reset password': { schema: passwordReset, valid: { code: [0, 4, 2, 1], password: 'secret' } },
  'level-test result': { schema: attemptContact, valid: { name: 'Su', phone: '09250000117' } },
};

export function messagesOf(form: string, changes: Record<string, unknown>): string[] {
  const { schema, valid } = forms[form] ?? expect.fail(`no form ${form}`);
  const result = schema.safeParse({ ...valid, ...changes });
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}
