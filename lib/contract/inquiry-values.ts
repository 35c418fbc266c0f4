import { toLatinDigits } from '@/lib/format/digits';
import { latinPhone } from '@/lib/format/phone';
import { inquiryKeys } from './inquiry-keys';
import { choiceOrOther, type InquiryKind, inquiryTypes, studentAgeGroups } from './inquiry-options';
import { emptySchedule, type Schedule, serialiseSchedule } from './schedule';

/** The fields of both kinds of inquiry; the text beside an "Other" has the suffix `Other`. */
export type InquiryValues = {
  email: string;
  kind: InquiryKind;
  contactName: string;
  contactNumber: string;
  relationship: string;
  relationshipOther: string;
  studentName: string;
  age: string;
  ageGroups: string[];
  ageGroupsOther: string;
  level: string;
  course: string;
  courseOther: string;
  numberOfStudents: string;
  schedule: Schedule;
  duration: string;
  durationOther: string;
  learningMode: string;
  goals: string;
  heard: string;
  heardOther: string;
  updates: boolean;
  preferredContact: string;
  schoolName: string;
  schoolAddress: string;
  proposalEmail: string;
  proficiency: string;
  proficiencyOther: string;
  sessions: string;
  sessionsOther: string;
  support: string;
  supportOther: string;
  requirements: string;
  comments: string;
};

export function emptyInquiry(kind: InquiryKind = 'student', email = ''): InquiryValues {
  return {
    email,
    kind,
    contactName: '',
    contactNumber: '',
    relationship: '',
    relationshipOther: '',
    studentName: '',
    age: '',
    ageGroups: [],
    ageGroupsOther: '',
    level: '',
    course: '',
    courseOther: '',
    numberOfStudents: '',
    schedule: emptySchedule(),
    duration: '',
    durationOther: '',
    learningMode: '',
    goals: '',
    heard: '',
    heardOther: '',
    updates: false,
    preferredContact: '',
    schoolName: '',
    schoolAddress: '',
    proposalEmail: '',
    proficiency: '',
    proficiencyOther: '',
    sessions: '',
    sessionsOther: '',
    support: '',
    supportOther: '',
    requirements: '',
    comments: '',
  };
}

/** A field of the HTML form, which has the fields of both kinds. Those of a list end with their index. */
export const htmlName = (kind: InquiryKind, name: string, ...indexes: number[]): string =>
  [kind, name, ...indexes].join('.');

const namesOf = (kind: InquiryKind): string[] => {
  const { email, kind: _, schedule, ageGroups, ...texts } = emptyInquiry();
  return [
    ...Object.keys(texts).map((name) => htmlName(kind, name)),
    ...studentAgeGroups.map((_, index) => htmlName(kind, 'ageGroups', index)),
    ...schedule.flatMap((slots, day) => slots.map((_, slot) => htmlName(kind, 'schedule', day, slot))),
  ];
};

/** All names of the HTML form. */
export const htmlNames = () => ['email', 'kind', ...namesOf('student'), ...namesOf('collaboration')];

/** Reads the fields of the chosen kind. An unticked box has no value. */
export function readHtmlInquiry(fields: Record<string, string>): InquiryValues {
  const kind: InquiryKind = fields.kind === 'collaboration' ? 'collaboration' : 'student';
  const empty = emptyInquiry(kind, fields.email);
  const isTicked = (...name: [string, ...number[]]) => Boolean(fields[htmlName(kind, ...name)]);
  const texts = Object.entries(empty).map(([name, value]) => [name, fields[htmlName(kind, name)] ?? value]);
  return {
    ...Object.fromEntries(texts),
    email: empty.email,
    kind,
    ageGroups: Object.keys(fields).flatMap((name) =>
      name.startsWith(htmlName(kind, 'ageGroups.')) ? fields[name] || [] : [],
    ),
    schedule: empty.schedule.map((slots, day) => slots.map((_, slot) => isTicked('schedule', day, slot))),
    updates: isTicked('updates'),
  };
}

/** Returns the request body: the fields of this kind only, "Other" replaced by its text. */
export function toWire(values: InquiryValues, product: string): Record<string, string> {
  const ageGroups = values.ageGroups.map((group) => choiceOrOther(group, values.ageGroupsOther)).join(', ');
  const shared = {
    email: values.email,
    type: inquiryTypes[values.kind],
    contentNameOrPerson: values.contactName,
    numberOfStudent: values.numberOfStudents,
    preferredCourseDuration: choiceOrOther(values.duration, values.durationOther),
    preferredMethodOfContact: values.preferredContact,
  };
  if (values.kind === 'collaboration') {
    return {
      ...shared,
      ageOfStudent: ageGroups,
      schoolOrcampus: values.schoolName,
      schoolOrcampusAddress: values.schoolAddress,
      emailAddressOrProposalSubmissions: values.proposalEmail,
      proficiency: choiceOrOther(values.proficiency, values.proficiencyOther),
      preferredNumberOfSessions: choiceOrOther(values.sessions, values.sessionsOther),
      typeOfSupportRequired: choiceOrOther(values.support, values.supportOther),
      additionalRequirementsOrInformation: values.requirements,
      additionalCommentsOrQuestions: values.comments,
    };
  }
  const keys = inquiryKeys(product);
  return {
    ...shared,
    ageOfStudent: toLatinDigits(values.age.trim()) || ageGroups,
    nameOfStudent: values.studentName,
    Students: latinPhone(values.contactNumber),
    relationshipToStudent: choiceOrOther(values.relationship, values.relationshipOther),
    selectTheLevelForWhichYouWouldLikeToInquire: values.level,
    whichCourseAreYouInterestedIn: choiceOrOther(values.course, values.courseOther),
    preferredLearningSchedule: serialiseSchedule(values.schedule),
    learningMode: values.learningMode,
    specificLearningGoalsOrRequirements: values.goals,
    [keys.heard]: choiceOrOther(values.heard, values.heardOther),
    [keys.updates]: String(values.updates),
  };
}
