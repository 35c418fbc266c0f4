import { JsonLd } from '@/components/ui/json-ld';
import type { ListedCourse } from '@/lib/api/courses';
import { courseHref } from '@/lib/api/courses';
import type { CourseType } from '@/lib/contract/courses';
import { siteUrl } from '@/lib/env';
import { courses as text } from '@/lib/text/en/courses';
import { CourseCard } from './course-card';

/** Courses under the name of their type, in the order in which the types first appear. */
export function CourseGroups({ courses, type }: { courses: ListedCourse[]; type: CourseType }) {
  const groups = [...new Set(courses.map((course) => course.type ?? type))];
  const names = courses.map(({ name }) => name);
  const ambiguous = ({ name }: ListedCourse) => names.indexOf(name) !== names.lastIndexOf(name);
  return (
    <>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          itemListElement: courses.map((course, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name: course.name,
            url: `${siteUrl()}${courseHref(course, ambiguous(course))}`,
          })),
        }}
      />
      {groups.map((name) => (
        <section key={name} className="stack course-group" aria-labelledby={`group-${name}`}>
          <h2 id={`group-${name}`}>{text.group(name)}</h2>
          <ul className="grid-cards">
            {courses
              .filter((course) => (course.type ?? type) === name)
              .map((course) => (
                <li key={course._id}>
                  <CourseCard course={course} ambiguous={ambiguous(course)} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
