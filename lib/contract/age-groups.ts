import { type AgeRange, parseAges } from '@/lib/format/ages';

export const childAgeGroups = ['5-7', '8-10', '11-13', '14-17'] as const;
export const ageGroups = [...childAgeGroups, '18+'] as const;
export type AgeGroup = (typeof ageGroups)[number];

const ranges = Object.fromEntries(ageGroups.map((group) => [group, parseAges(group)])) as Record<AgeGroup, AgeRange>;

export function overlapsAgeGroup(ages: AgeRange, group: AgeGroup): boolean {
  const { from, to } = ranges[group];
  return ages.from <= to && from <= ages.to;
}

/** Adults have no upper limit. */
export function coversAgeGroup(ages: AgeRange, group: AgeGroup): boolean {
  if (group === '18+') return overlapsAgeGroup(ages, group);
  const { from, to } = ranges[group];
  return ages.from <= from && to <= ages.to;
}

export const listedType = (age: AgeGroup): 'Adult' | 'Kid' => (age === '18+' ? 'Adult' : 'Kid');

export const listFilter = <Level>(age: AgeGroup, level: Level): { level: Level; ages?: AgeGroup } =>
  age === '18+' ? { level } : { ages: age, level };
