import type { Resolver } from 'react-hook-form';
import { getText } from '#text';
import { loadWithTimeout } from '@/components/ui/loader';
import { heard } from '@/lib/contract/inquiry-keys';
import type { InquiryKind } from '@/lib/contract/inquiry-options';
import { type InquiryValues, toWire } from '@/lib/contract/inquiry-values';
import { toLatinDigits } from '@/lib/format/digits';
import { isNumericPhone } from '@/lib/format/phone';

type Name = keyof InquiryValues;
type FieldError = { name: Name; message: string };

/** The text fields of each step by their names on the wire, where age and age groups share one field. */
const stepFields: Record<InquiryKind, Record<string, Name>[]> = {
  student: [
    { email: 'email' },
    { contentNameOrPerson: 'contactName', Students: 'contactNumber', relationshipToStudent: 'relationshipOther' },
    {
      nameOfStudent: 'studentName',
      age: 'age',
      ageOfStudent: 'ageGroupsOther',
      whichCourseAreYouInterestedIn: 'courseOther',
      numberOfStudent: 'numberOfStudents',
    },
    { preferredCourseDuration: 'durationOther' },
    { specificLearningGoalsOrRequirements: 'goals', [heard]: 'heardOther' },
  ],
  collaboration: [
    { email: 'email' },
    {
      schoolOrcampus: 'schoolName',
      schoolOrcampusAddress: 'schoolAddress',
      contentNameOrPerson: 'contactName',
      emailAddressOrProposalSubmissions: 'proposalEmail',
    },
    {
      numberOfStudent: 'numberOfStudents',
      proficiency: 'proficiencyOther',
      preferredNumberOfSessions: 'sessionsOther',
      preferredCourseDuration: 'durationOther',
    },
    {
      typeOfSupportRequired: 'supportOther',
      additionalRequirementsOrInformation: 'requirements',
      additionalCommentsOrQuestions: 'comments',
    },
  ],
};

/** The field of the form with the name `key` on the wire. */
export function findField(kind: InquiryKind, key: string): { name: Name; step: number } | undefined {
  const wireName = key.startsWith(heard) ? heard : key;
  const step = stepFields[kind].findIndex((fields) => wireName in fields);
  const name = stepFields[kind][step]?.[wireName];
  return name && { name, step };
}

export const inquiryContract = () => import('@/lib/contract/inquiries');

/** The contract accepts any text here; the school needs numbers. */
function validateNumbers({ kind, contactNumber, age }: InquiryValues): FieldError[] {
  const forms = getText('forms');
  const inquiries = getText('inquiries');
  if (kind !== 'student') return [];
  const errors: FieldError[] = [];
  if (contactNumber.trim() && !isNumericPhone(contactNumber)) {
    errors.push({ name: 'contactNumber', message: forms.phoneNumeric });
  }
  if (age.trim() && !/^\d{1,3}$/.test(toLatinDigits(age.trim())))
    errors.push({ name: 'age', message: inquiries.ageNumeric });
  return errors;
}

/** Validates by the contract. Errors about no field of the wizard are left to the server, whose message is shown. */
async function validateByContract(values: InquiryValues, product: string): Promise<FieldError[]> {
  const contract = await loadWithTimeout(inquiryContract());
  const issues = contract?.inquiry(product).safeParse(toWire(values, product)).error?.issues ?? [];
  return issues.flatMap(({ path, message }) => {
    const name = findField(values.kind, String(path[0]))?.name;
    return name ? [{ name, message }] : [];
  });
}

/** Validates the request body and maps errors to the wizard's fields. If the contract does not load, only the server validates. */
export const inquiryResolver =
  (product: string): Resolver<InquiryValues> =>
  async (values) => {
    const fieldErrors = [...validateNumbers(values), ...(await validateByContract(values, product))];
    if (fieldErrors.length === 0) return { values, errors: {} };
    // Reversed, so that the first error of a field wins.
    const errors = Object.fromEntries(
      fieldErrors.reverse().map(({ name, message }) => [name, { type: 'check', message }]),
    );
    return { values: {}, errors };
  };

export const validatedFields = (kind: InquiryKind, step: number): Name[] => Object.values(stepFields[kind][step] ?? {});

export function findFirstError(errors: object, kind: InquiryKind): { name: Name; step: number } | undefined {
  return stepFields[kind]
    .flatMap((fields, step) => Object.values(fields).map((name) => ({ name, step })))
    .find(({ name }) => name in errors);
}
