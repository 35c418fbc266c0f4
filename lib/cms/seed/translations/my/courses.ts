import { adultCourses } from './courses-adult';
import { basicCourses } from './courses-basic';
import { examCourses } from './courses-exam';
import { kidCourses } from './courses-kid';
import { kidExamCourses } from './courses-kid-exam';
import { nativeCourses } from './courses-native';
import { privateCourses } from './courses-private';
import { videoCourses } from './courses-video';

export const courses = {
  ...basicCourses,
  ...adultCourses,
  ...examCourses,
  ...privateCourses,
  ...kidCourses,
  ...kidExamCourses,
  ...nativeCourses,
  ...videoCourses,
};
