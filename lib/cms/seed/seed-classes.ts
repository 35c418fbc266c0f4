import { classes } from '@/lib/cms/seed/content/classes';
import { courses } from '@/lib/cms/seed/content/courses';
import { inDays } from '@/lib/cms/seed/relative-dates';
import type { Seeder } from '@/lib/cms/seed/seeder';

const lessonsOfATerm = 24;

const priceOf = (course: string): number => courses.find(({ name }) => name === course)?.price ?? 0;

export async function seedClasses(seeder: Seeder, courseIds: Map<string, string>): Promise<void> {
  for (const seed of classes) {
    const { course: name, startsInDays, lessons = lessonsOfATerm, place = 'both', slots, waiting = [], ...rest } = seed;
    const course = courseIds.get(name);
    if (!course) throw new Error(`The class ${seed.label} names a course that is not seeded: ${name}`);
    const meetingUrl = place === 'school' ? null : 'https://meet.example/ecole-padauk';
    const firstDay = slots.length > 0 ? inDays(startsInDays) : null;
    const { id } = await seeder.create({
      collection: 'classes',
      data: { ...rest, course, slots, firstDay, lessonCount: lessons, place, minimum: 4, state: 'open', meetingUrl },
    });
    await seedWaitingList(seeder, { class: id, course, courseName: name, price: rest.price ?? priceOf(name) }, waiting);
  }
}

type SeatOf = { class: string; course: string; courseName: string; price: number };

/** In order: each is created after the one before. */
async function seedWaitingList(seeder: Seeder, seat: SeatOf, names: string[]): Promise<void> {
  for (const [at, name] of names.entries()) {
    const person = { name, email: `waiting.${at + 1}@example.com`, phone: `+95925000020${at}` };
    const reference = `EP-DEM${at + 2}-WA`;
    await seeder.create({
      collection: 'enrolments',
      data: { ...seat, ...person, reference, state: 'Waiting', decisions: [] },
    });
  }
}
