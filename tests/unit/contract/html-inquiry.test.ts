import { expect, test } from 'vitest';
import { inquiry } from '@/lib/contract/inquiries';
import { emptyInquiry, readHtmlInquiry, toWire } from '@/lib/contract/inquiry-values';

const fields = {
  email: 'su@example.com',
  kind: 'student',
  'student.contactName': 'Daw Khin',
  'student.studentName': 'May',
  'student.age': '',
  'student.ageGroups.1': '8 to 10 years',
  'student.ageGroups.5': 'Other',
  'student.ageGroupsOther': 'twins',
  'student.schedule.0.2': 'on',
  'student.heard': 'Other',
  'student.heardOther': 'A neighbour',
  'student.updates': 'on',
  'collaboration.contactName': 'U Tun',
  'collaboration.schoolName': 'Sunrise School',
};

test('an HTML form of a student becomes the body that the wizard sends', () => {
  const body = inquiry('Padauk').parse(toWire(readHtmlInquiry(fields), 'Padauk'));
  expect(body).toMatchObject({
    email: 'su@example.com',
    type: 'Student Inquiry and Quotation Request Form',
    contentNameOrPerson: 'Daw Khin',
    nameOfStudent: 'May',
    ageOfStudent: '8 to 10 years, twins',
    howDidYouHearAboutPadauk: 'A neighbour',
    wouldYouLikeToReceiveUpdatesAndPromotionalOffersFromPadauk: 'true',
  });
  expect(body.preferredLearningSchedule).toMatch(/^\[\[false,false,true,false\]/);
  expect(body).not.toHaveProperty('schoolOrcampus');
});

test('an HTML form of a school leaves out what was typed for a student', () => {
  const { contactName, schoolName, studentName, ageGroups } = readHtmlInquiry({ ...fields, kind: 'collaboration' });
  expect({ contactName, schoolName, studentName, ageGroups }).toEqual({
    contactName: 'U Tun',
    schoolName: 'Sunrise School',
    studentName: '',
    ageGroups: [],
  });
});

test('an empty HTML form is an empty inquiry', () => {
  expect(readHtmlInquiry({})).toEqual(emptyInquiry());
});
