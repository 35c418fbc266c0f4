import type { Course as CourseJsonLd, WithContext } from 'schema-dts';
import type { FoundCourse } from '@/lib/api/find-course';
import { levelsOf } from '@/lib/contract/course-levels';
import { isVideoCourse } from '@/lib/contract/courses';
import { env, siteUrl } from '@/lib/env';
import { applyDiscount, parseMmk, parseOff } from '@/lib/format/price';

export function toCourseJsonLd(course: FoundCourse): WithContext<CourseJsonLd> {
  const price = parseMmk(course.price);
  const off = parseOff(course.off) ?? 0;
  const url = `${siteUrl()}${course.href}`;
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
        : { '@type': 'Offer', category: 'Paid', price: applyDiscount(price, off), priceCurrency: 'MMK', url },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: months ? `P${months}M` : undefined,
      startDate: isVideoCourse(course) ? undefined : course.start_course,
      instructor: course.instructor ? { '@type': 'Person', name: course.instructor } : undefined,
    },
  };
}
