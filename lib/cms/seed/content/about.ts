/** The numbers of the counters band; each label is shown with a plus sign. */
export const totals = {
  students: 640,
  courses: 35,
  instructors: 6,
  certificates: 380,
} satisfies Record<string, number>;

export type Reason = { title: string; text: string };

/** The eight points of "Why Choose Us?". */
export const whyChooseUs = [
  {
    title: 'Small classes',
    text: 'At most twelve adults or ten children, so that everyone speaks in every lesson.',
  },
  {
    title: 'French and Burmese teachers',
    text: 'Some grew up with the language, some learned it as you do. You benefit from both.',
  },
  {
    title: 'Online or in Bahan',
    text: 'The same teachers and the same book on Zoom and in the classroom. You can switch between them.',
  },
  {
    title: 'Levels you can trust',
    text: 'Courses follow the European levels A1 to C2, and a teacher checks your place in the first two weeks.',
  },
  {
    title: 'Clear prices',
    text: 'What you see is what you pay. No registration fee, no test fee, no surprises in month two.',
  },
  {
    title: 'Made for weak connections',
    text: 'Short videos, small files, notes the same evening. Missed a lesson? Learn from the notes.',
  },
  {
    title: 'Exams with a plan',
    text: 'Practice papers under real conditions, and an honest answer to “Am I ready?”.',
  },
  {
    title: 'Parents stay informed',
    text: 'A short letter every month says what your child can now understand, say and sing.',
  },
] satisfies Reason[];

/** Welcome words of the home page and of the page about the school. */
export const welcome = {
  home: {
    heading: 'Welcome to École Padauk',
    paragraphs: [
      'We are a French-language school in Yangon. Six teachers, a reading room full of books and a padauk tree by the gate; and for everyone who lives farther away, the same lessons on Zoom, and video courses in our app.',
      'Children sing their first words here, employees prepare their first call with Marseille, students work towards the DELF. Tell us where you want to go, and we’ll tell you which course leads there, how long it takes and what it costs.',
    ],
  },
  about: {
    paragraphs: [
      'The padauk blooms for one day, after the first rain, and the whole city notices. A language is slower. It comes in small steps, week after week, and then one day you follow a conversation and realise that nobody translated it for you. Our work is to bring you to that day without wasting your time or your money.',
      'We teach adults, teenagers, children from the age of five, and families who already speak French at home. Lessons take place in our classrooms in Bahan and on Zoom; video courses live in our app. Teachers speak French from the first minute and use Burmese where it saves ten.',
      'Courses follow the Common European Framework of Reference, from A1 to C2. Every course page says what you will be able to do at the end, how many hours it takes and what is included. If a course is not right for you, we’ll say so before you pay.',
      'École Padauk is an invented school: its teachers, learners, numbers and prices show what this website can do.',
    ],
  },
};
