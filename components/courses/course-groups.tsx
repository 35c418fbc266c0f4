import { classNames } from '@/components/ui/class-names';
import { HeadingText } from '@/components/ui/heading-text';
import { JsonLd } from '@/components/ui/json-ld';
import type { CardCourse } from '@/lib/api/courses';
import type { CourseType } from '@/lib/contract/courses';
import { siteUrl } from '@/lib/env';
import { CourseCard } from './course-card';
import { groupHeading } from './group-heading';

export const groupWidthClass = (cardCount: number): string | undefined =>
  [undefined, 'one-card', 'two-cards'][cardCount];

export function CourseGroups({ courses, type }: { courses: CardCourse[]; type: CourseType }) {
  const typeOf = (course: CardCourse) => course.type ?? type;
  const types = new Set([...courses.map(typeOf).filter((name) => name === type), ...courses.map(typeOf)]);
  return (
    <>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          itemListElement: courses.map((course, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: course.name,
            url: `${siteUrl()}${course.href}`,
          })),
        }}
      />
      <div className="course-groups">
        {[...types].map((name, groupIndex) => {
          const group = courses.filter((course) => typeOf(course) === name);
          return (
            <section
              key={name}
              className={classNames('stack course-group', groupWidthClass(group.length))}
              aria-labelledby={`group-${name}`}
            >
              <h2 id={`group-${name}`}>
                <HeadingText text={groupHeading(name)} />
              </h2>
              <ul className="grid-cards">
                {group.map((course, index) => (
                  <li key={course._id}>
                    <CourseCard course={course} isEager={groupIndex === 0 && index === 0} />
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
