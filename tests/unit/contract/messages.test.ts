import { describe, expect, test, vi } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { registration } from '@/lib/contract/accounts';
import { bookPurchase } from '@/lib/contract/books';
import { contactMessage } from '@/lib/contract/contact';
import { enrolment } from '@/lib/contract/enrolments';
import { screenshotBytes, screenshotProblem } from '@/lib/contract/fields';
import { inquiry } from '@/lib/contract/inquiries';
import { inquiryTypes } from '@/lib/contract/inquiry-options';
import { attemptContact } from '@/lib/contract/level-test';
import { subscription } from '@/lib/contract/newsletter';
import { codeRequest, passwordChange, passwordReset } from '@/lib/contract/passwords';
import { paymentRequest } from '@/lib/contract/payments';
import { credentials } from '@/lib/contract/sessions';

const picture = new File(['x'], 'transfer.png', { type: 'image/png' });
const ofSize = (bytes: number) => new File([new Uint8Array(bytes)], 'transfer.png', { type: 'image/png' });

const forms: Record<string, { schema: ZodMiniType; whole: Record<string, unknown> }> = {
  newsletter: { schema: subscription, whole: { email: 'su@example.com' } },
  contact: {
    schema: contactMessage,
    whole: { name: 'Su', email: 'su@example.com', subject: 'Fee', phone: '09 250 000 117', message: 'How much?!' },
  },
  checkout: {
    schema: bookPurchase,
    whole: { firstName: 'Su', lastName: 'Su', phoneNumber: '09250000117', address: 'Bahan, Yangon' },
  },
  student: {
    schema: inquiry('Padauk'),
    whole: { email: 'su@example.com', type: inquiryTypes.student, contentNameOrPerson: 'Su', nameOfStudent: 'Aye' },
  },
  collaboration: {
    schema: inquiry('Padauk'),
    whole: { email: 'su@example.com', type: inquiryTypes.collaboration, contentNameOrPerson: 'Su' },
  },
  zoom: {
    schema: enrolment,
    whole: {
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
    whole: {
      name: 'Su Su',
      description: '09250000117',
      course: '0f8fad5b-d9cb-469f-a165-70867728950e',
      payment: picture,
    },
  },
  login: { schema: credentials, whole: { email: 'su@example.com', password: 'x' } },
  register: {
    schema: registration,
    whole: {
      name: 'Su',
      email: 'su@example.com',
      phoneNumber: '9250000117',
      password: 'secret',
      confirm_password: 'secret',
    },
  },
  'change password': {
    schema: passwordChange,
    whole: { old_password: 'x', password: 'secret', confirm_password: 'secret' },
  },
  'forgot password': { schema: codeRequest, whole: { email: 'su@example.com' } },
  'reset password': { schema: passwordReset, whole: { code: [0, 4, 2, 1], password: 'secret' } },
  'level-test result': { schema: attemptContact, whole: { name: 'Su', phone: '09250000117' } },
};

function messagesOf(form: string, changes: Record<string, unknown>): string[] {
  const { schema, whole } = forms[form] ?? expect.fail(`no form ${form}`);
  const result = schema.safeParse({ ...whole, ...changes });
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}

describe('a form filled in well is accepted', () => {
  test.each(Object.keys(forms))('%s', (form) => {
    expect(messagesOf(form, {})).toEqual([]);
  });

  test.each<[string, string, unknown]>([
    ['contact', 'name', 'x'.repeat(30)],
    ['contact', 'name', ' မြန်မာ '],
    ['contact', 'phone', 9250000117],
    ['contact', 'phone', '၀၉ ၂၅၀ ၀၀၀ ၁၁၇'],
    ['contact', 'message', 'x'.repeat(10)],
    ['zoom', 'name', 'x'.repeat(40)],
    ['zoom', 'phNumber', '12345'],
    ['zoom', 'phNumber', '123456789012345'],
    ['zoom', 'phNumber', '0095 9 250 000 117'],
    ['zoom', 'age', 5],
    ['zoom', 'age', '90'],
    ['zoom', 'age', '၂၅'],
    ['zoom', 'snapShot', ofSize(screenshotBytes)],
    ['zoom', 'communication', undefined],
    ['reset password', 'code', ['0', '4', '2', '၁']],
    ['login', 'notificationToken', null],
  ])('%s with %s %s', (form, field, value) => {
    expect(messagesOf(form, { [field]: value })).toEqual([]);
  });
});

describe('a person reads the specified message', () => {
  const accountEmail: [unknown, string][] = [
    ['', 'Email is required'],
    [undefined, 'Email is required'],
    ['   ', 'Email is required'],
    ['su', 'Invalid Email Format'],
    ['su@', 'Invalid Email Format'],
    ['su su@example.com', 'Invalid Email Format'],
    ['su@example', 'Invalid Email Address'],
  ];
  const shortNameAndPhone = (phone: string): [string, unknown, string][] => [
    ['name', '', 'Name is required'],
    ['name', 'Su', 'Name should be at least 4 characters long'],
    ['name', 'ကိုကို', 'Name should be at least 4 characters long'],
    ['name', 'x'.repeat(41), 'Name should be no longer than 40 characters'],
    [phone, '', 'Phone number is required'],
    [phone, '1234', 'Phone number should be at least 5 characters long'],
    [phone, '1234567890123456', 'Phone number should be no longer than 15 characters'],
    [phone, 'my phone', 'Phone Number must be a number'],
  ];
  const screenshotOf = (field: string): [string, unknown, string][] => [
    [field, undefined, 'Please upload a screenshot of your transfer.'],
    [field, new File(['x'], 'a.pdf', { type: 'application/pdf' }), 'Please upload a valid image file.'],
    [field, ofSize(screenshotBytes + 1), 'File size exceeds 5MB limit.'],
  ];
  const cases: Record<string, [string, unknown, string][]> = {
    newsletter: [
      ['email', '', 'Email is required'],
      ['email', undefined, 'Email is required'],
    ],
    contact: [
      ['name', '', 'Name is required'],
      ['name', undefined, 'Name is required'],
      ['name', 'S', 'Too Short!'],
      ['name', 'x'.repeat(31), 'Too Long!'],
      ...accountEmail.map(([value, message]): [string, unknown, string] => ['email', value, message]),
      ['subject', '', 'Subject is required'],
      ['subject', 'ab', 'Subject should be at least 3 letters'],
      ['phone', '', 'Phone Number is required'],
      ['phone', undefined, 'Phone Number is required'],
      ['phone', 'abcdefgh', 'Phone Number must be a number'],
      ['message', '', 'Message is required'],
      ['message', 'too short', 'Message should be at least 10 letters'],
    ],
    checkout: [
      ['firstName', '', 'Please Fill Name.'],
      ['lastName', ' ', 'Please Fill Name.'],
      ['lastName', undefined, 'Please Fill Name.'],
      ['phoneNumber', '', 'Please Fill PhoneNumber.'],
      ['address', '\u200b', 'Please Fill Address.'],
    ],
    student: [
      ['email', '', 'Email is required'],
      ['nameOfStudent', '', 'Name is required'],
      ['nameOfStudent', undefined, 'Name is required'],
      ['contentNameOrPerson', '', 'Name is required'],
    ],
    collaboration: [
      ['email', undefined, 'Email is required'],
      ['contentNameOrPerson', undefined, 'Name is required'],
    ],
    zoom: [
      ...shortNameAndPhone('phNumber'),
      ['email', '', 'Email is required'],
      ['email', 'su@example', 'Please enter a valid email address'],
      ['email', 'su', 'Please enter a valid email address'],
      ['fbName', '', 'Facebook name is required'],
      ['fbName', 'Su', 'Facebook name should be at least 3 characters long'],
      ['fbName', 'x'.repeat(41), 'Facebook name should be no longer than 40 characters'],
      ['age', '', 'Age is required'],
      ['age', '4', 'Age must be between 5 and 90'],
      ['age', 91, 'Age must be between 5 and 90'],
      ['age', 'twelve', 'Age must be between 5 and 90'],
      ['courseType', '', 'Please select at least one course type'],
      ['ruleStatus', 'false', 'You must accept the rules to proceed'],
      ['ruleStatus', undefined, 'You must accept the rules to proceed'],
      ...screenshotOf('snapShot'),
    ],
    payment: [
      ...shortNameAndPhone('description'),
      ...screenshotOf('payment'),
      ['course', '', 'Please choose a course'],
    ],
    login: [
      ...accountEmail.map(([value, message]): [string, unknown, string] => ['email', value, message]),
      ['password', '', 'Password is required'],
      ['password', undefined, 'Password is required'],
    ],
    register: [
      ['name', '', 'Name is required'],
      ...accountEmail.map(([value, message]): [string, unknown, string] => ['email', value, message]),
      ['phoneNumber', '', 'Phone Number is required'],
      ['password', '', 'Password is required'],
      ['confirm_password', '', 'Confirm Password is required'],
      ['confirm_password', undefined, 'Confirm Password is required'],
      ['confirm_password', 'other!', 'Passwords must match'],
    ],
    'change password': [
      ['old_password', '', 'Old password is required'],
      ['password', '', 'New password is required'],
      ['password', '12345', 'At least 6 characters'],
      ['confirm_password', '', 'Confirm password is required'],
      ['confirm_password', 'other!', 'Passwords must match'],
    ],
    'forgot password': [['email', '', 'Email is required']],
    'reset password': [
      ['code', [1, 2, 3], 'Enter the 4 digits of the code'],
      ['code', [1, 2, 3, 44], 'Enter the 4 digits of the code'],
      ['code', '1234', 'Enter the 4 digits of the code'],
      ['password', '12345', 'At least 6 characters'],
    ],
    'level-test result': [
      ['name', '', 'Name is required'],
      ['phone', '', 'Phone number is required'],
    ],
  };
  const rows = Object.entries(cases).flatMap(([form, lines]) => lines.map((line) => [form, ...line] as const));

  test.each(rows)('%s: %s %s gives "%s"', (form, field, value, message) => {
    expect(messagesOf(form, { [field]: value })[0]).toBe(message);
  });
});

test('a form with several problems names them from top to bottom, one sentence a field', () => {
  const empty = { name: '', email: '', subject: '', phone: '', message: '' };
  expect(messagesOf('contact', empty)).toEqual([
    'Name is required',
    'Email is required',
    'Subject is required',
    'Phone Number is required',
    'Message is required',
  ]);
  expect(messagesOf('checkout', { firstName: '', lastName: '', phoneNumber: '', address: '' })).toEqual([
    'Please Fill Name.',
    'Please Fill Name.',
    'Please Fill PhoneNumber.',
    'Please Fill Address.',
  ]);
});

test('a phone typed in Burmese digits reaches any backend in digits it can read', () => {
  const order = bookPurchase.parse({ ...forms.checkout?.whole, phoneNumber: ' ၀၉ ၂၅၀ ၀၀၀ ၁၁၇' });
  expect(order.phoneNumber).toBe('09 250 000 117');
});

test('what a stranger adds to a form is left out', () => {
  const parsed = registration.parse({ ...forms.register?.whole, role: 'admin', _id: '1' });
  expect(parsed).not.toHaveProperty('role');
  expect(parsed).not.toHaveProperty('_id');
});

test('a code whose digits cannot be written as text is refused in words too', () => {
  const code = [{ toString: 0, valueOf: 0 }, 2, 3, 4];
  expect(messagesOf('reset password', { code })).toEqual(['Enter the 4 digits of the code']);
});

describe('a text of megabytes is refused by its length, before its characters are counted', () => {
  test.each([
    ['zoom', 'name', 'Name should be no longer than 40 characters'],
    ['zoom', 'courseType', 'This text is too long'],
    ['contact', 'message', 'This text is too long'],
    ['contact', 'phone', 'This text is too long'],
    ['contact', 'email', 'This text is too long'],
    ['register', 'password', 'At most 128 characters'],
  ])('%s: %s', (form, field, message) => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    expect(messagesOf(form, { [field]: 'a'.repeat(5_000_000) })).toContain(message);
    for (const [text] of segment.mock.calls) expect(text.length).toBeLessThan(100);
    vi.restoreAllMocks();
  });
});

test.each([
  ['transfer.png', 'image/png', true],
  ['transfer.JPG', '', true],
  ['1000012345', '', true],
  ['receipt.webp', 'application/octet-stream', true],
  ['receipt.pdf', '', false],
  ['receipt.pdf', 'application/octet-stream', false],
  ['receipt.png', 'application/pdf', false],
])('the screenshot %s of type “%s” is taken: %s', (name, type, taken) => {
  const problem = screenshotProblem({ name, type, size: 1000 });
  expect(problem?.message).toBe(taken ? undefined : 'Please upload a valid image file.');
});
