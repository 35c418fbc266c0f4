import { type AgeRange, parseAges } from '@/lib/format/ages';

/** The age groups of the school: classes for children are made of one each. */
export const childAgeGroups = ['5-7', '8-10', '11-13', '14-17'] as const;
export const ageGroups = [...childAgeGroups, '18+'] as const;
export type AgeGroup = (typeof ageGroups)[number];

const rangeOf = (group: AgeGroup) => parseAges(group) as AgeRange;

/** Whether a course for `ages` ("5 to 10") takes anyone of the group. */
export function takesSomeOf(ages: AgeRange, group: AgeGroup): boolean {
  const { from, to } = rangeOf(group);
  return ages.from <= to && from <= ages.to;
}

/** Whether a course for `ages` takes a child of any age in the group; adults have no upper limit to fit. */
export function takesAllOf(ages: AgeRange, group: AgeGroup): boolean {
  if (group === '18+') return takesSomeOf(ages, group);
  const { from, to } = rangeOf(group);
  return ages.from <= from && to <= ages.to;
}

/** The type of the list where people of this age look for a course. */
export const listedType = (age: AgeGroup): 'Adult' | 'Kid' => (age === '18+' ? 'Adult' : 'Kid');

/** The part of that list for this age and level: grown-ups are not asked for theirs. */
export const listFilter = <Level>(age: AgeGroup, level: Level): { level: Level; ages?: AgeGroup } =>
  age === '18+' ? { level } : { ages: age, level };
