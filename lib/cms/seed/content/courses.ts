import type { CourseSeed } from '@/lib/cms/seed/types';
import { adultCourses } from './courses-adult';
import { kidCourses } from './courses-kid';
import { nativeCourses } from './courses-native';
import { videoCourses } from './courses-video';

/** The 24 courses of the school, six of each type. */
export const courses: CourseSeed[] = [...adultCourses, ...kidCourses, ...nativeCourses, ...videoCourses];
