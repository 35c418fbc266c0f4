import { inquiryKeys } from '@/lib/contract/inquiry-keys';
import { type InquiryKind, inquiryTypes } from '@/lib/contract/inquiry-options';
import { parseSchedule, scheduleLines } from '@/lib/contract/schedule';
import { inquiryLabels } from '@/lib/text/en/inquiry-fields';

type Key = keyof typeof inquiryLabels;

/** The fields of each type in the order of the wizard. */
const asked: Record<InquiryKind, Key[]> = {
  student: [
    'type',
    'email',
    'contentNameOrPerson',
    'Students',
    'relationshipToStudent',
    'nameOfStudent',
    'ageOfStudent',
    'selectTheLevelForWhichYouWouldLikeToInquire',
    'whichCourseAreYouInterestedIn',
    'numberOfStudent',
    'preferredLearningSchedule',
    'preferredCourseDuration',
    'learningMode',
    'specificLearningGoalsOrRequirements',
    'heardAbout',
    'preferredMethodOfContact',
    'updates',
  ],
  collaboration: [
    'type',
    'email',
    'schoolOrcampus',
    'schoolOrcampusAddress',
    'contentNameOrPerson',
    'emailAddressOrProposalSubmissions',
    'preferredMethodOfContact',
    'numberOfStudent',
    'ageOfStudent',
    'proficiency',
    'preferredNumberOfSessions',
    'preferredCourseDuration',
    'typeOfSupportRequired',
    'additionalRequirementsOrInformation',
    'additionalCommentsOrQuestions',
  ],
};

export type Answered = { name: Key; key: string; label: string; value: string };

const wireKey = (key: Key, product: string): string =>
  key === 'heardAbout' || key === 'updates' ? inquiryKeys(product)[key === 'updates' ? key : 'heard'] : key;

/** The names on the wire of all fields of both types, the student's first. */
export function inquiryWireKeys(product: string): string[] {
  return [...new Set([...asked.student, ...asked.collaboration])].map((key) => wireKey(key, product));
}

/** An answer as people read it: a week in words, the rest as it was sent. */
export function readableAnswer(key: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  const week = key === 'preferredLearningSchedule' ? parseSchedule(text) : null;
  return week ? scheduleLines(week).join('\n') : text;
}

/** Whether an inquiry comes from a school that looks for a partner. */
export const isFromSchool = (type: unknown): boolean => type === inquiryTypes.collaboration;

/** What was answered, labelled, in the order of the wizard; what was left empty is left out. */
export function answeredFields(answers: unknown, product: string): Answered[] {
  const given = (answers ?? {}) as Record<string, unknown>;
  return asked[isFromSchool(given.type) ? 'collaboration' : 'student'].flatMap((name) => {
    const key = wireKey(name, product);
    const value = readableAnswer(key, given[key]);
    if (name === 'updates' && value)
      return { name, key, label: inquiryLabels[name], value: value === 'true' ? 'Yes' : 'No' };
    return value ? [{ name, key, label: inquiryLabels[name], value }] : [];
  });
}
