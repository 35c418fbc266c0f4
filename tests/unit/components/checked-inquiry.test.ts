import { describe, expect, test } from 'vitest';
import { checkedInquiry, firstProblem } from '@/components/inquiry/checked-inquiry';
import { emptyInquiry, type InquiryValues, toWire } from '@/components/inquiry/inquiry-values';
import { type InquiryKind, other } from '@/lib/contract/inquiry-options';

const whole = (kind: InquiryKind): InquiryValues => ({
  ...emptyInquiry(kind, 'su@example.com'),
  contactName: 'Su',
  studentName: kind === 'student' ? 'Aye' : '',
});

async function problemsOf(values: InquiryValues) {
  const { errors } = await checkedInquiry('EcolePadauk')(values, undefined, {} as never);
  return { errors: errors as Record<string, { message: string }>, first: firstProblem(errors, values.kind) };
}

/** Each field that is typed, at its step; a text beside "Other" counts once that is chosen. */
const typed: [kind: InquiryKind, name: keyof InquiryValues, step: number, choice?: Partial<InquiryValues>][] = [
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
  test.each(typed)('%s: %s', async (kind, name, step, choice) => {
    const { first } = await problemsOf({ ...whole(kind), ...choice, [name]: 'x'.repeat(3001) });
    expect(first).toEqual({ name, step });
  });
});

test('what no field can mend is left to the server', async () => {
  const { errors } = await problemsOf({ ...whole('student'), learningMode: 'x'.repeat(3001) });
  expect(errors).toEqual({});
});

test('age and contact number are numbers, in any digits, or stay empty', async () => {
  const wrong = await problemsOf({ ...whole('student'), contactNumber: 'ask my wife', age: 'eight' });
  expect(wrong.errors.contactNumber?.message).toBe('Phone Number must be a number');
  expect(wrong.errors.age?.message).toBe('Age must be a number');
  expect(wrong.first).toEqual({ name: 'contactNumber', step: 1 });
  expect((await problemsOf(whole('student'))).errors).toEqual({});

  const burmese = { ...whole('student'), contactNumber: '၀၉ ၂၅၀ ၀၀၀ ၁၁၇', age: ' ၁၂ ' };
  expect((await problemsOf(burmese)).errors).toEqual({});
  expect(toWire(burmese, 'EcolePadauk')).toMatchObject({ Students: '09 250 000 117', ageOfStudent: '12' });
});
