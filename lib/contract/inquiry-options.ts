/** The school's records contain these texts: do not reword them. */
export const inquiryTypes = {
  student: 'Student Inquiry and Quotation Request Form',
  collaboration: 'French Language Program Collaboration Inquiry',
} as const;
export type InquiryKind = keyof typeof inquiryTypes;

export const other = 'Other';

export const relationships = ['Same person', other] as const;

export const studentAgeGroups = [
  '5 to 7 years',
  '8 to 10 years',
  '11 to 13 years',
  'Teenage (14 to 17 years)',
  'Adult (18+ years)',
  other,
] as const;

export const collaborationAgeGroups = ['5 to 7', '8 to 10', '11 to 13', 'Teenage', 'Adult'] as const;

export const studentLevels = [
  'Beginner (A1)',
  'Elementary (A2)',
  'Intermediate (B1)',
  'Upper Intermediate (B2)',
] as const;

export const collaborationLevels = ['0 Level', ...studentLevels, 'Advanced (C1/C2)', 'Mixed Levels', other] as const;

export const inquiryCourses = [
  'French Language Course (A1 to B2)',
  'DELF/DALF Exam Preparation Course',
  'TCF/TEF Exam Preparation Course',
  'IGCSE French Course',
  'Personalized Course for Other Study Purpose (business, tourism, fashion)',
  other,
] as const;

export const sessionsPerWeek = ['1', '2', '3', '4', other] as const;

export const courseDurations = [
  '1 Month',
  '3 Month',
  '6 Month',
  '12 Month',
  'continue until the desired level',
  other,
] as const;

export const learningModes = ['Online', 'In-Person', 'Hybrid (Online + In-Person)'] as const;

export const supportTypes = [
  "Teaching only with the school's own curriculum",
  'Full program management',
  other,
] as const;

export const heardAbout = [
  "The school's own programmes and events",
  "A teacher's French-learning channel",
  'Social Media',
  'Social Media Recommendation',
  'Referral from a Friend',
  'Google Search',
  'Advertisement',
  other,
] as const;

export const preferredContacts = ['Phone', 'Email', 'Either'] as const;

export function choiceOrOther(choice: string, typed?: string): string {
  return choice === other ? typed?.trim() || other : choice;
}
