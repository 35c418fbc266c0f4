import { adultCourses } from './courses-adult';
import { examCourses } from './courses-exam';
import { kidCourses } from './courses-kid';
import { nativeCourses } from './courses-native';
import { videoCourses } from './courses-video';

export const courses = { ...adultCourses, ...examCourses, ...kidCourses, ...nativeCourses, ...videoCourses };
