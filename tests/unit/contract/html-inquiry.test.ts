import { expect, test } from 'vitest';
import { inquiry } from '@/lib/contract/inquiries';
import { emptyInquiry, htmlNames, readHtmlInquiry, toWire } from '@/lib/contract/inquiry-values';

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

test('a box that was unticked before hydration has an empty value', () => {
  const unticked = { ...fields, 'student.updates': '', 'student.schedule.0.2': '', 'student.ageGroups.1': '' };
  const { updates, schedule, ageGroups } = readHtmlInquiry(unticked);
  expect({ updates, schedule, ageGroups }).toEqual({
    updates: false,
    schedule: emptyInquiry().schedule,
    ageGroups: ['Other'],
  });
});

test('every field of the HTML form is given back if the form is refused', () => {
  expect(htmlNames()).toEqual(expect.arrayContaining(Object.keys(fields)));
});
