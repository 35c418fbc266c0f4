import { classes } from '@/lib/cms/seed/content/classes';
import { inDays } from '@/lib/cms/seed/relative-dates';
import type { Seeder } from '@/lib/cms/seed/seeder';

const lessonsOfATerm = 24;

export async function seedClasses(seeder: Seeder, courseIds: Map<string, string>): Promise<void> {
  for (const { course: name, startsInDays, lessons = lessonsOfATerm, place = 'both', slots, ...seed } of classes) {
    const course = courseIds.get(name);
    if (!course) throw new Error(`The class ${seed.label} names a course that is not seeded: ${name}`);
    const firstDay = slots.length > 0 ? inDays(startsInDays) : null;
    await seeder.create({
      collection: 'classes',
      data: { ...seed, course, slots, firstDay, lessonCount: lessons, place, minimum: 4, state: 'open' },
    });
  }
}
