import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { withLocale } from '#text';
import { refuseInput } from '@/lib/backend/request-input';
import { bookPurchase } from '@/lib/contract/books';
import { contactMessage } from '@/lib/contract/contact';
import { enrolment } from '@/lib/contract/enrolments';
import { subscription } from '@/lib/contract/newsletter';
import { AppError } from '@/lib/errors';
import { books } from '@/lib/text/en/books';
import { contact } from '@/lib/text/en/contact';
import { enrolments } from '@/lib/text/en/enrolments';
import { errors } from '@/lib/text/en/errors';
import { files } from '@/lib/text/en/files';
import { newsletter } from '@/lib/text/en/newsletter';
import { readFormResult } from '@/lib/text/form-result';

const image = (bytes: number, type = 'image/png') => new File([new Uint8Array(bytes)], 'transfer.png', { type });
const notAnImage = new File(['x'], 'transfer.pdf', { type: 'application/pdf' });
const message = {
  name: 'Su',
  email: 'su@example.com',
  subject: 'Fee',
  phone: '09250000117',
  message: 'How much is it?',
};
const order = { firstName: 'Su', lastName: 'Su', phoneNumber: '09250000117', address: 'Bahan, Yangon' };
const application = {
  name: 'Su Su Aung',
  email: 'su@example.com',
  phNumber: '09250000117',
  fbName: 'Su Su',
  age: '20',
  courseType: 'Rules & Policy for the Zoom Group Course',
  ruleStatus: 'true',
  snapShot: image(8),
};

type Form = [
  schema: z.ZodMiniType,
  valid: Record<string, unknown>,
  texts: { failed: string } & Record<string, unknown>,
];
type Broken = [field: string, value: unknown, code: string];

const forms: Record<string, { form: Form; broken: Broken[] }> = {
  'the contact form': {
    form: [contactMessage, message, contact],
    broken: [
      ['name', undefined, 'nameRequired'],
      ['name', 'S', 'nameTooShort'],
      ['name', 'S'.repeat(31), 'nameTooLong'],
      ['email', 'su@', 'emailFormat'],
      ['email', 'su@example', 'emailAddress'],
      ['subject', 'Hm', 'subjectTooShort'],
      ['phone', '', 'phoneRequired'],
      ['phone', '12', 'phoneTooShort'],
      ['phone', 'call me', 'phoneNumeric'],
      ['message', 'How?', 'messageTooShort'],
      ['message', 'x'.repeat(5001), 'tooLong'],
    ],
  },
  'the newsletter': {
    form: [subscription, { email: 'su@example.com' }, newsletter],
    broken: [['email', ' ', 'emailRequired']],
  },
  'a book order': {
    form: [bookPurchase, order, books],
    broken: [
      ['firstName', '', 'fillName'],
      ['lastName', { $gt: '' }, 'fillLastName'],
      ['phoneNumber', '', 'fillPhoneNumber'],
      ['address', '', 'fillAddress'],
    ],
  },
  'an enrolment': {
    form: [enrolment, application, { ...enrolments, ...files }],
    broken: [
      ['name', 'Su', 'nameTooShort'],
      ['email', 'su@', 'emailInvalid'],
      ['fbName', 'Su', 'facebookTooShort'],
      ['age', '4', 'ageOutOfRange'],
      ['courseType', undefined, 'courseTypeRequired'],
      ['ruleStatus', undefined, 'rulesRequired'],
      ['communication', 'x'.repeat(501), 'tooLong'],
      ['amount', 'a lot', 'amountInvalid'],
      ['transactionNumber', '1'.repeat(61), 'tooLong'],
      ['snapShot', image(0), 'screenshotRequired'],
      ['snapShot', notAnImage, 'notAnImage'],
      ['snapShot', image(5_242_881), 'tooLarge'],
    ],
  },
};

function refusalOf(schema: z.ZodMiniType, sent: object): AppError {
  const { error } = schema.safeParse(sent);
  try {
    refuseInput(error?.issues ?? []);
  } catch (refused) {
    if (refused instanceof AppError) return refused;
  }
  return expect.unreachable();
}

describe.each(Object.entries(forms))('%s', (_, { form: [schema, valid, texts], broken }) => {
  test('is accepted when it is complete', () => {
    expect(schema.safeParse(valid).success).toBe(true);
  });

  test.each(broken)(
    'with a wrong %s (%j) is refused by code and field, and the page says it beside the field',
    (field, value, code) => {
      const refused = refusalOf(schema, { ...valid, [field]: value });
      expect(refused).toMatchObject({ status: 400, code, field });
      expect(readFormResult({ error: code, field }, texts).problem).toEqual({ message: refused.message, field });
    },
  );
});

test('each name of a book order asks for itself', () => {
  const messagesIn = (locale: 'my' | 'fr') =>
    withLocale(locale, () =>
      bookPurchase.safeParse({ ...order, firstName: '', lastName: '' }).error?.issues.map(({ message }) => message),
    );
  expect(messagesIn('fr')).toEqual(['Indiquez votre prénom.', 'Indiquez votre nom.']);
  expect(messagesIn('my')).toEqual(['အမည် (ရှေ့) ဖြည့်ပေးပါ။', 'အမည် (နောက်) ဖြည့်ပေးပါ။']);
});

test('an error of any form is told, too', () => {
  const { message } = readFormResult({ error: 'sessionEnded' }, contact).problem ?? expect.unreachable();
  expect(message).toBe(errors.sessionEnded);
});

test('a URL cannot supply a message, and an unknown code gets the general one', () => {
  for (const error of ['Send your money to me', 'invalid', 'constructor', 'phones']) {
    expect(readFormResult({ error }, contact).problem).toEqual({ message: contact.failed, field: undefined });
  }
  expect(readFormResult({}, contact).problem).toBeUndefined();
});
