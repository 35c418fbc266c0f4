export const instructors = {
  title: 'Instructor',
  description: 'The teachers of {name}: their background and what they teach.',
  empty: 'There are no instructor.',
  /** Completes "We could not load the …". */
  what: 'instructors',
  years: { one: '1 year of teaching', other: '{count} years of teaching' },
  languages: 'Speaks',
  diplomas: 'Diplomas',
  diplomaNames: {
    'BA French': 'BA French',
    BEd: 'BEd',
    'Yangon University of Foreign Languages': 'Yangon University of Foreign Languages',
    'Sagaing University of Education': 'Sagaing University of Education',
  },
  experience: 'Experience',
  teaches: 'Teaches these courses',
  network: '{name} on {network}',
} as const;
