import type { Inquiry } from '@/lib/contract/inquiries';
import { inquiryKeys } from '@/lib/contract/inquiry-keys';
import { choiceOrOther, type InquiryKind, inquiryTypes } from '@/lib/contract/inquiry-options';
import { emptySchedule, type Schedule, serialiseSchedule } from '@/lib/contract/schedule';
import { toLatinDigits } from '@/lib/format/digits';
import { latinPhone } from '@/lib/format/phone';

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

/** Returns the request body: the fields of this kind only, "Other" replaced by its text. */
export function toWire(values: InquiryValues, product: string): Inquiry {
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
