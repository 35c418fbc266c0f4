import { describe, expect, test } from 'vitest';
import { findFirstError, inquiryResolver } from '@/components/inquiry/inquiry-resolver';
import { type InquiryKind, other } from '@/lib/contract/inquiry-options';
import { emptyInquiry, type InquiryValues, toWire } from '@/lib/contract/inquiry-values';

const completeInquiry = (kind: InquiryKind): InquiryValues => ({
  ...emptyInquiry(kind, 'su@example.com'),
  contactName: 'Su',
  studentName: kind === 'student' ? 'Aye' : '',
});

async function validate(values: InquiryValues) {
  const { errors } = await inquiryResolver('EcolePadauk')(values, undefined, {} as never);
  return { errors: errors as Record<string, { message: string }>, first: findFirstError(errors, values.kind) };
}

/** Every text field with its step; the text beside "Other" is validated once "Other" is chosen. */
const textFields: [kind: InquiryKind, name: keyof InquiryValues, step: number, choice?: Partial<InquiryValues>][] = [
  ['student', 'contactName', 1],
  ['student', 'contactNumber', 1],
  ['student', 'relationshipOther', 1, { relationship: other }],
  ['student', 'studentName', 2],
  ['student', 'age', 2],
  ['student', 'ageGroupsOther', 2, { ageGroups: [other] }],
  ['student', 'courseOther', 2, { course: other }],
  ['student', 'numberOfStudents', 2],
  ['student', 'durationOther', 3, { duration: other }],
  ['student', 'goals', 4],
  ['student', 'heardOther', 4, { heard: other }],
  ['collaboration', 'schoolName', 1],
  ['collaboration', 'schoolAddress', 1],
  ['collaboration', 'contactName', 1],
  ['collaboration', 'proposalEmail', 1],
  ['collaboration', 'numberOfStudents', 2],
  ['collaboration', 'proficiencyOther', 2, { proficiency: other }],
  ['collaboration', 'sessionsOther', 2, { sessions: other }],
  ['collaboration', 'durationOther', 2, { duration: other }],
  ['collaboration', 'supportOther', 3, { support: other }],
  ['collaboration', 'requirements', 3],
  ['collaboration', 'comments', 3],
];

describe('a text that is too long leads to its field', () => {
  test.each(textFields)('%s: %s', async (kind, name, step, choice) => {
    const { first } = await validate({ ...completeInquiry(kind), ...choice, [name]: 'x'.repeat(3001) });
    expect(first).toEqual({ name, step });
  });
});

test('an error that belongs to no field of the wizard is left to the server', async () => {
  const { errors } = await validate({ ...completeInquiry('student'), learningMode: 'x'.repeat(3001) });
  expect(errors).toEqual({});
});

test('age and contact number may be empty; otherwise they are numbers, in Latin or Burmese digits', async () => {
  const invalid = await validate({ ...completeInquiry('student'), contactNumber: 'ask my wife', age: 'eight' });
  expect(invalid.errors.contactNumber?.message).toBe('Phone Number must be a number');
  expect(invalid.errors.age?.message).toBe('Age must be a number');
  expect(invalid.first).toEqual({ name: 'contactNumber', step: 1 });
  expect((await validate(completeInquiry('student'))).errors).toEqual({});

  const burmese = { ...completeInquiry('student'), contactNumber: '၀၉ ၂၅၀ ၀၀၀ ၁၁၇', age: ' ၁၂ ' };
  expect((await validate(burmese)).errors).toEqual({});
  expect(toWire(burmese, 'EcolePadauk')).toMatchObject({ Students: '09 250 000 117', ageOfStudent: '12' });
});
