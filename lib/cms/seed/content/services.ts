import type { ServiceSeed } from '@/lib/cms/seed/types';

/** What the school offers besides its courses, with its mission and vision. */
export const services: ServiceSeed[] = [
  {
    title: 'Placement Test',
    description:
      'Thirty-two questions online, free, in 8 minutes, from A1 to C2. On request a teacher adds a ten-minute conversation by phone or Zoom, because a test cannot hear you speak.',
    icon: 'icon1',
  },
  {
    title: 'DELF and DALF Coaching',
    description:
      'One-to-one preparation for a single part of the exam or for all four, from A1 to DALF C1. A practice paper, an honest estimate, a weekly plan, and corrections within three days. 25,000 MMK an hour.',
    icon: 'icon2',
  },
  {
    title: 'Translation',
    description:
      'Letters, diplomas, menus and websites between French, English and Burmese, done by one teacher and read by a second. We are not sworn translators: for documents that need a stamp, we’ll tell you who to ask at the embassy.',
    icon: 'icon3',
  },
  {
    title: 'School Programmes',
    description:
      'French inside your school’s timetable for ages 5 to 13, in three groups, with 1-hour sessions. We teach your curriculum or bring our own with books, tests and reports for parents. Ask for a proposal through the quotation form.',
    icon: 'icon4',
  },
  {
    title: 'Corporate French',
    description:
      'Short courses for hotels, airlines and trading companies, built on your own phone calls, emails and meetings. At your office before or after work, or on Zoom, for groups of four to ten.',
    icon: 'icon5',
  },
  {
    title: 'Conversation Club',
    description:
      'Ninety minutes around one topic with tea, once a week, from A2 upwards. Ko Min Thant keeps the talk going and nobody corrects you unless you ask. Free for learners, 5,000 MMK for guests.',
    icon: 'icon6',
  },
  {
    title: 'Study-in-France Guidance',
    description:
      'A planning session for those who want to study in France: which level, which exam, which dates. We also help with the French in your application, and know about studying in other French-speaking countries. No agency fees, and no promises about visas.',
    icon: 'icon7',
  },
  {
    title: 'Library',
    description:
      'Nine hundred novels, comics, children’s books and magazines in French in our reading room in Bahan. Learners borrow three at a time for three weeks; visitors read here.',
    icon: 'icon8',
  },
  {
    title: 'Holiday Camp',
    description:
      'A week of mornings in French in the Thingyan and October holidays for children aged 5 to 13: cooking, theatre, painting, games. No previous French needed. Snacks and materials are included.',
    icon: 'icon9',
  },
  {
    title: 'IGCSE French',
    description:
      'Support for students of international schools, alone or in pairs. All four skills, past-paper technique and speaking practice, in step with what the school is teaching that month.',
    icon: 'icon10',
  },
  {
    title: 'Mission',
    description:
      'To make French learnable for anyone in Myanmar, whatever their age, town or connection: with teachers who explain in Burmese where it helps, clear prices, classes small enough for everyone to speak, and honest advice, even when it is “not yet”.',
    icon: 'icon11',
  },
  {
    title: 'Vision',
    description:
      'A country where French opens doors to studies, work and books for many, not just for a few, and where learners keep their own voice in it: people who can tell the story of Myanmar in French and bring what they find there back home.',
    icon: 'icon12',
  },
];
