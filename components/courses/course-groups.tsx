import { classNames } from '@/components/ui/class-names';
import { JsonLd } from '@/components/ui/json-ld';
import type { ListedCourse } from '@/lib/api/courses';
import type { CourseType } from '@/lib/contract/courses';
import { siteUrl } from '@/lib/env';
import { courses as text } from '@/lib/text/en/courses';
import { CourseCard } from './course-card';
import { groupWidth } from './group-width';

/** Courses under the name of their type: the page's own first, the others in the order in which they appear. */
export function CourseGroups({ courses, type }: { courses: ListedCourse[]; type: CourseType }) {
  const typeOf = (course: ListedCourse) => course.type ?? type;
  const types = new Set([...courses.map(typeOf).filter((name) => name === type), ...courses.map(typeOf)]);
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
            url: `${siteUrl()}${course.href}`,
          })),
        }}
      />
      <div className="course-groups">
        {[...types].map((name, place) => {
          const group = courses.filter((course) => typeOf(course) === name);
          return (
            <section
              key={name}
              className={classNames('stack course-group', groupWidth(group.length))}
              aria-labelledby={`group-${name}`}
            >
              <h2 id={`group-${name}`}>{text.group(name)}</h2>
              <ul className="grid-cards">
                {group.map((course, at) => (
                  <li key={course._id}>
                    <CourseCard course={course} eager={place === 0 && at === 0} />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </>
  );
}
