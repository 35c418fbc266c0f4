import type { Resolver } from 'react-hook-form';
import { inTime } from '@/components/ui/in-time';
import { heard } from '@/lib/contract/inquiry-keys';
import type { InquiryKind } from '@/lib/contract/inquiry-options';
import { toLatinDigits } from '@/lib/format/digits';
import { isNumericPhone } from '@/lib/format/phone';
import { forms } from '@/lib/text/en/forms';
import { inquiries } from '@/lib/text/en/inquiries';
import { type InquiryValues, toWire } from './inquiry-values';

type Name = keyof InquiryValues;
type Problem = { name: Name; message: string };

/** What is typed, at which step of which type, by its name on the wire; there the age is one with the age groups. */
const places: Record<InquiryKind, Record<string, Name>[]> = {
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

/** Imports what inquiries are checked by. */
export const inquiryContract = () => import('@/lib/contract/inquiries');

/** What is no number, of what the school needs as one: on the wire these are plain texts. */
function notNumeric({ kind, contactNumber, age }: InquiryValues): Problem[] {
  if (kind !== 'student') return [];
  const found: Problem[] = [];
  if (contactNumber.trim() && !isNumericPhone(contactNumber)) {
    found.push({ name: 'contactNumber', message: forms.phoneNumeric });
  }
  if (age.trim() && !/^\d{1,3}$/.test(toLatinDigits(age.trim())))
    found.push({ name: 'age', message: inquiries.ageNumeric });
  return found;
}

/** What the contract refuses. A problem that no field of the wizard can mend is left to the server, whose answer is shown. */
async function refused(values: InquiryValues, product: string): Promise<Problem[]> {
  const contract = await inTime(inquiryContract());
  const names = Object.assign({}, ...places[values.kind]) as Record<string, Name>;
  const issues = contract?.inquiry(product).safeParse(toWire(values, product)).error?.issues ?? [];
  return issues.flatMap(({ path, message }) => {
    const key = String(path[0]);
    const name = names[key.startsWith(heard) ? heard : key];
    return name ? [{ name, message }] : [];
  });
}

/**
 * Checks what would be sent, by the contract, and tells the wizard's own fields. Where the contract does not come, the server
 * checks alone.
 */
export const checkedInquiry =
  (product: string): Resolver<InquiryValues> =>
  async (values) => {
    const found = [...notNumeric(values), ...(await refused(values, product))];
    if (found.length === 0) return { values, errors: {} };
    // The first problem of a field is the one that is said.
    const errors = Object.fromEntries(found.reverse().map(({ name, message }) => [name, { type: 'check', message }]));
    return { values: {}, errors };
  };

/** The fields of a step that are checked. */
export const fieldsOf = (kind: InquiryKind, step: number): Name[] => Object.values(places[kind][step] ?? {});

/** The first problem in the order of the steps. */
export function firstProblem(errors: object, kind: InquiryKind): { name: Name; step: number } | undefined {
  return places[kind]
    .flatMap((fields, step) => Object.values(fields).map((name) => ({ name, step })))
    .find(({ name }) => name in errors);
}
