export const instructors = {
  title: 'Instructor',
  description: (name: string) => `The teachers of ${name}: their background and what they teach.`,
  empty: 'There are no instructor.',
  /** Completes "We could not load the …". */
  what: 'instructors',
  years: (count: number) => (count === 1 ? '1 year of teaching' : `${count} years of teaching`),
  languages: 'Speaks',
  diplomas: 'Diplomas',
  experience: 'Experience',
  teaches: 'Teaches these courses',
  network: (name: string, network: string) => `${name} on ${network}`,
} as const;
