import { getText } from '#text';
import { ClassFilter, listFilterNames, optionText } from '@/components/classes/class-filter';
import { SiteLink } from '@/components/ui/link';
import type { CourseChoices } from '@/lib/api/courses';
import {
  type CourseFilter,
  type CourseFilterName,
  courseFilterNames,
  courseListHref,
} from '@/lib/contract/course-filter';
import type { CourseType } from '@/lib/contract/courses';
import { joinFacts } from '@/lib/format/join-list';
import { fill, plural } from '@/lib/text/fill';

type Props = { type: CourseType; filter: CourseFilter; choices: CourseChoices; total: number };

/** On a phone all filters are folded, so that the first course stays in view. */
export function CourseFilters({ type, filter, choices, total }: Props) {
  const text = getText('classes');
  const names = courseFilterNames.filter((name) => isShown(name, type) && choices[name].length > 0);
  if (names.length === 0) return null;
  const chosen = courseFilterNames.flatMap((name) => (filter[name] ? [optionText(name, filter[name])] : []));
  return (
    <div className="list-filters">
      <details>
        <summary>
          {chosen.length > 0 ? fill(text.chosen, { values: joinFacts(chosen) }) : listFilterNames(names)}
        </summary>
        <div className="course-filters">
          {names.map((name) => (
            <ClassFilter
              key={name}
              name={name}
              values={choices[name]}
              filter={filter}
              hrefOf={(next) => courseListHref(type, next)}
            />
          ))}
        </div>
      </details>
      {chosen.length > 0 && (
        <p className="cluster small">
          <strong>{plural(getText('courses').found, total)}</strong>
          <SiteLink href={courseListHref(type)}>{text.clear}</SiteLink>
        </p>
      )}
    </div>
  );
}

/** All courses for adults are for one age. */
const isShown = (name: CourseFilterName, type: CourseType) => name !== 'ages' || type !== 'Adult';
