const first = ['Aye', 'Khin', 'Thandar', 'Ei', 'Su', 'May', 'Hnin', 'Zin', 'Nan', 'Wai', 'Yu', 'Htet'];
const last = ['Mon', 'Phyu', 'Myat', 'Thiri', 'Nandar', 'Yadanar', 'Lwin', 'Zaw', 'Kyaw'];

/** The n-th learner of the demonstration: 108 different names. */
export const learnerName = (index: number): string =>
  `${first[index % first.length]} ${last[(index + Math.floor(index / first.length)) % last.length]}`;

/** What staff noted about some learners, and teachers read before a lesson. */
export const notesOfAdults = [
  'Often comes straight from work, ten minutes late.',
  'Preparing for studies in Lyon.',
  'Works at a hotel: has early and late shifts.',
];
export const notesOfChildren = [
  'Grandmother picks up; call her if the lesson ends early.',
  'Allergic to peanuts.',
  'Left-handed: seat at the window.',
];

/** An account with two children: one in a running class, the other on a waiting list. */
export const family = {
  name: 'Khin Thida',
  email: 'khin.thida@example.com',
  phone: '+959250000190',
  running: { course: 'Le petit cerf-volant', name: 'Hsu Yati', age: 6 },
  waiting: { course: 'Teen Studio', name: 'Min Khant', age: 14 },
};

/** The instructor whose account the first start prints: there is a lesson on every day of the week. */
export const teacherAccount = { instructor: 'Nilar Win', email: 'nilar.win@ecolepadauk.example' };
