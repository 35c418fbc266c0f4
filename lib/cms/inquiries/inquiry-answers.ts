import { inquiryKeys } from '@/lib/contract/inquiry-keys';
import { type InquiryKind, inquiryTypes } from '@/lib/contract/inquiry-options';
import { parseSchedule, scheduleLines } from '@/lib/contract/schedule';
import { inquiryLabels } from '@/lib/text/en/inquiry-fields';

type FieldName = keyof typeof inquiryLabels;

const fieldNames: Record<InquiryKind, FieldName[]> = {
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

export type InquiryAnswer = { name: FieldName; key: string; label: string; value: string };

const wireKey = (key: FieldName, product: string): string =>
  key === 'heardAbout' || key === 'updates' ? inquiryKeys(product)[key === 'updates' ? key : 'heard'] : key;

/** Lists the wire names of the fields of both types, the student's first. */
export function inquiryWireKeys(product: string): string[] {
  return [...new Set([...fieldNames.student, ...fieldNames.collaboration])].map((key) => wireKey(key, product));
}

export function readableAnswer(key: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  const week = key === 'preferredLearningSchedule' ? parseSchedule(text) : null;
  return week ? scheduleLines(week).join('\n') : text;
}

export const isFromSchool = (type: unknown): boolean => type === inquiryTypes.collaboration;

/** Lists the labelled answers of an inquiry in the order of the form, without empty ones. */
export function listAnswers(answers: unknown, product: string): InquiryAnswer[] {
  const values = (answers ?? {}) as Record<string, unknown>;
  return fieldNames[isFromSchool(values.type) ? 'collaboration' : 'student'].flatMap((name) => {
    const key = wireKey(name, product);
    const value = readableAnswer(key, values[key]);
    if (name === 'updates' && value)
      return { name, key, label: inquiryLabels[name], value: value === 'true' ? 'Yes' : 'No' };
    return value ? [{ name, key, label: inquiryLabels[name], value }] : [];
  });
}
