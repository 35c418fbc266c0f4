import { describe, expect, test } from 'vitest';
import { registration } from '@/lib/contract/accounts';
import { bookPurchase } from '@/lib/contract/books';
import { screenshotBytes } from '@/lib/contract/fields';

import { forms, imageOfSize, messagesOf } from '@/tests/support/contract-forms';

describe('a valid form is accepted', () => {
  test.each(Object.keys(forms))('%s', (form) => {
    expect(messagesOf(form, {})).toEqual([]);
  });

  test.each<[string, string, unknown]>([
    ['contact', 'name', 'x'.repeat(30)],
    ['contact', 'name', ' မြန်မာ '],
    ['contact', 'phone', 9250000117],
    ['contact', 'phone', '၀၉ ၂၅၀ ၀၀၀ ၁၁၇'],
    ['contact', 'message', 'x'.repeat(10)],
    ['checkout', 'firstName', 'U'],
    ['zoom', 'name', 'x'.repeat(40)],
    ['zoom', 'phNumber', '12345'],
    ['zoom', 'phNumber', '123456789012345'],
    ['zoom', 'phNumber', '0095 9 250 000 117'],
    ['zoom', 'age', 5],
    ['zoom', 'age', '90'],
    ['zoom', 'age', '၂၅'],
    ['zoom', 'snapShot', imageOfSize(screenshotBytes)],
    ['zoom', 'communication', undefined],
    ['reset password', 'code', ['0', '4', '2', '၁']],
    ['login', 'notificationToken', null],
  ])('%s with %s %s', (form, field, value) => {
    expect(messagesOf(form, { [field]: value })).toEqual([]);
  });
});

describe('an invalid form gets the specified message', () => {
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
    [field, imageOfSize(screenshotBytes + 1), 'File size exceeds 5MB limit.'],
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

test('several errors are listed from top to bottom, one message for each field', () => {
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

test('a phone number in Burmese digits is sent in Latin digits', () => {
  const order = bookPurchase.parse({ ...forms.checkout?.valid, phoneNumber: ' ၀၉ ၂၅၀ ၀၀၀ ၁၁၇' });
  expect(order.phoneNumber).toBe('09 250 000 117');
});

test('unknown fields of a form are dropped', () => {
  const parsed = registration.parse({ ...forms.register?.valid, role: 'admin', _id: '1' });
  expect(parsed).not.toHaveProperty('role');
  expect(parsed).not.toHaveProperty('_id');
});

test('a code that is not a text is refused with a message', () => {
  const code = [{ toString: 0, valueOf: 0 }, 2, 3, 4];
  expect(messagesOf('reset password', { code })).toEqual(['Enter the 4 digits of the code']);
});
