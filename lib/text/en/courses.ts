export const courses = {
  titles: {
    Adult: 'French for Adults Courses',
    Kid: 'French for Kid Courses',
    Native: 'Native Courses',
    Video: 'Video French Courses',
  },
  /** The cards of 'Our Courses' on the home page. */
  cards: {
    Adult: 'French for Adults Courses',
    Kid: 'French for Kids Courses',
    Native: 'Native French Courses',
  },
  ourCourses: 'Our Courses',
  videoCourses: 'Video French Courses',
  group: (type: string) => `${type} Courses`,
  empty: 'There are no avaliable courses.',
  month: 'Month',
  beginner: 'Beginner',
  enroll: 'Enroll Now',
  outline: 'Course Outline',
  off: (percent: number) => `${percent}% OFF`,
  videoUnsupported: 'Your browser does not support the video tag.',
  /** Shown only for a foreign backend's records that leave them out. */
  fallback: { maxStudents: 77, price: '$68.00' },
} as const;
