import type { Learner } from '@/lib/cms/payload-types';
import { classes } from '@/lib/cms/seed/content/classes';
import { courses } from '@/lib/cms/seed/content/courses';
import { family } from '@/lib/cms/seed/content/learners';
import { inDays } from '@/lib/cms/seed/relative-dates';
import { requestFor } from '@/lib/cms/seed/seed-requests';
import type { Seeder } from '@/lib/cms/seed/seeder';
import { inLanguages } from '@/lib/cms/seed/translations';
import type { ClassSeed } from '@/lib/cms/seed/types';

export const lessonsOfATerm = 24;

const priceOf = (course: string): number => courses.find(({ name }) => name === course)?.price ?? 0;

/** Classes that visitors can still join. */
export async function seedClasses(seeder: Seeder, courseIds: Map<string, string>, parent: Learner): Promise<void> {
  for (const seed of classes) {
    const { course: name, startsInDays, lessons = lessonsOfATerm, place = 'both', slots, waiting = [], ...rest } = seed;
    const course = courseIds.get(name);
    if (!course) throw new Error(`The class ${seed.label} names a course that is not seeded: ${name}`);
    const meetingUrl = place === 'school' ? null : 'https://meet.example/ecole-padauk';
    const firstDay = slots.length > 0 ? inDays(startsInDays) : null;
    const { id } = await seeder.create({
      collection: 'classes',
      data: { ...rest, course, slots, firstDay, lessonCount: lessons, place, minimum: 4, state: 'open', meetingUrl },
      texts: labelTexts(seed),
    });
    const people = waiting.map(toGuest);
    const child = name === family.waiting.course ? [requestFor(family.waiting, parent)] : [];
    const seat = { class: id, course, courseName: name, price: rest.price ?? priceOf(name) };
    await seedWaitingList(seeder, seat, [...people, ...child]);
  }
}

export const labelTexts = ({ label }: Pick<ClassSeed, 'label'>) =>
  inLanguages(({ labels }) => ({ label: labels[label] }));

type SeatOf = { class: string; course: string; courseName: string; price: number };

type Person = { name: string; email: string; phone: string };

const toGuest = (name: string, at: number): Person => ({
  name,
  email: `waiting.${at + 1}@example.com`,
  phone: `+95925000020${at}`,
});

/** In order: each is created after the one before. */
async function seedWaitingList(seeder: Seeder, seat: SeatOf, people: Person[]): Promise<void> {
  for (const [at, person] of people.entries()) {
    const reference = `EP-DEM${at + 2}-WA`;
    await seeder.create({
      collection: 'enrolments',
      data: { ...seat, ...person, reference, state: 'Waiting', decisions: [] },
    });
  }
}
