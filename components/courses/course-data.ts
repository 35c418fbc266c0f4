import type { Course as CourseThing, WithContext } from 'schema-dts';
import { levelsOf } from '@/lib/api/courses';
import { type Course, isVideoCourse } from '@/lib/contract/courses';
import { env, siteUrl } from '@/lib/env';
import { parseMmk, parseOff, priceAfter } from '@/lib/format/price';

/** A course as search engines read it. */
export function courseData(course: Course, href: string): WithContext<CourseThing> {
  const price = parseMmk(course.price);
  const off = parseOff(course.off) ?? 0;
  const url = `${siteUrl()}${href}`;
  const months = typeof course.duration === 'number' ? course.duration : undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: course.name,
    description: course.summary ?? course.name,
    url,
    image: course.cover && new URL(course.cover, siteUrl()).href,
    inLanguage: 'fr',
    educationalLevel: levelsOf(course).join(', ') || course.levels,
    provider: { '@type': 'EducationalOrganization', name: env().SITE_NAME, url: siteUrl() },
    offers:
      price === undefined
        ? undefined
        : { '@type': 'Offer', category: 'Paid', price: priceAfter(price, off), priceCurrency: 'MMK', url },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: months ? `P${months}M` : undefined,
      startDate: isVideoCourse(course) ? undefined : course.start_course,
      instructor: course.instructor ? { '@type': 'Person', name: course.instructor } : undefined,
    },
  };
}
