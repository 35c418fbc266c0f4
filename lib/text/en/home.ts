export const home = {
  slides: 'What you can do here',
  findLevel: 'Find my level',
  seeCourses: 'See courses',
  film: 'Watch our film',
  filmTitle: 'The school in a short film',
  news: 'News and blogs',
  newsLead: 'Short lessons, exam advice and news from the school.',
  moreNews: 'Read More',
  coursesLead:
    'Live lessons with a teacher, on Zoom and in the classroom: three ways in, one for each kind of learner.',
  videoLead: 'Recorded lessons in your own time: watch on your phone, pause and replay.',
  allVideoCourses: 'See all video courses',
} as const;
