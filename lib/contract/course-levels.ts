import { type AgeRange, parseAges } from '@/lib/format/ages';
import { type AgeGroup, overlapsAgeGroup } from './age-groups';
import { type CefrLevel, cefrLevels } from './cefr-levels';
import type { Course } from './courses';

type LeveledCourse = Pick<Course, 'cefr' | 'levels'>;

export function levelsOf(course: LeveledCourse): CefrLevel[] {
  if (course.cefr?.length) return course.cefr;
  return cefrLevels.filter((level) => course.levels?.toUpperCase().includes(level));
}

export function agesOf(course: Pick<Course, 'ages' | 'type'>): AgeRange {
  return parseAges(course.ages) ?? (course.type === 'Kid' ? { from: 5, to: 17 } : { from: 16, to: Infinity });
}

const levelIndex = (level: CefrLevel | undefined) => (level ? cefrLevels.indexOf(level) : cefrLevels.length);

/** Courses of one level stay in the order of staff. */
export function sortByLevel<Listed extends LeveledCourse>(courses: Listed[]): Listed[] {
  return courses
    .map((course) => {
      const levels = levelsOf(course);
      return { course, first: levelIndex(levels[0]), last: levelIndex(levels.at(-1)) };
    })
    .sort((one, other) => one.first - other.first || one.last - other.last)
    .map(({ course }) => course);
}

export const matchesLevelAndAge = (
  course: { levels: CefrLevel[]; ages: AgeRange },
  { level, ages }: { level?: CefrLevel; ages?: AgeGroup },
): boolean => (!level || course.levels.includes(level)) && (!ages || overlapsAgeGroup(course.ages, ages));
