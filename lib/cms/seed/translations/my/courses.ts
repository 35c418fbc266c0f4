import { adultCourses } from './courses-adult';
import { kidCourses } from './courses-kid';
import { nativeCourses } from './courses-native';
import { videoCourses } from './courses-video';

export const courses = { ...adultCourses, ...kidCourses, ...nativeCourses, ...videoCourses };
