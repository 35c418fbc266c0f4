import type { CourseSeed } from '@/lib/cms/seed/types';
import { adultCourses } from './courses-adult';
import { examCourses } from './courses-exam';
import { kidCourses } from './courses-kid';
import { nativeCourses } from './courses-native';
import { videoCourses } from './courses-video';

/** The courses of the school. */
export const courses: CourseSeed[] = [
  ...adultCourses,
  ...examCourses,
  ...kidCourses,
  ...nativeCourses,
  ...videoCourses,
];
