export const home = {
  slides: 'What you can do here',
  findLevel: 'Find my level',
  seeCourses: 'See courses',
  film: 'Watch our film',
  filmTitle: 'The school in a short film',
  news: 'News and blogs',
  newsLead: 'Short lessons, exam advice and what happens at the school.',
  coursesLead:
    'Live lessons with a teacher, on Zoom and in the classroom: three ways in, one for each kind of learner.',
  videoLead: 'Recorded lessons for your own hours: watch on your phone, stop, repeat.',
  allVideoCourses: 'See all video courses',
} as const;
