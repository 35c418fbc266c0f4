export const about = {
  title: 'About',
  aboutUs: 'About Us',
  description:
    'Who teaches at {name}, how lessons work, what else the school offers, and answers to frequent questions.',
  whyChooseUs: 'Why Choose Us?',
  support: 'Questions? Write to us:',
  moreAboutUs: 'More about the school',
  questions: 'Frequently Asked Questions',
  questionsLead: 'What parents and learners ask before they begin.',
  askUs: 'Ask us something else',
  totals: 'The school in numbers',
  totalLabels: { students: 'Students', courses: 'Courses', instructors: 'Instructors', certificates: 'Certificates' },
} as const;
