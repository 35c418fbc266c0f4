import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { banners } from '@/lib/cms/seed/content/banners';
import { books } from '@/lib/cms/seed/content/books';
import { courses } from '@/lib/cms/seed/content/courses';
import { events } from '@/lib/cms/seed/content/events';
import { faq } from '@/lib/cms/seed/content/faq';
import { instructors } from '@/lib/cms/seed/content/instructors';
import { levelTest } from '@/lib/cms/seed/content/level-test';
import { posts } from '@/lib/cms/seed/content/posts';
import { services } from '@/lib/cms/seed/content/services';
import { testimonials } from '@/lib/cms/seed/content/testimonials';
import { seedFolder } from '@/lib/cms/seed/pictures';
import { inDays, onOpenDay, onSaturday } from '@/lib/cms/seed/relative-dates';
import { type DemonstrationAccounts, seedAccounts } from '@/lib/cms/seed/seed-accounts';
import { seedClasses } from '@/lib/cms/seed/seed-classes';
import { seedRunningClasses } from '@/lib/cms/seed/seed-running-classes';
import type { Seeder } from '@/lib/cms/seed/seeder';
import type { CourseSeed } from '@/lib/cms/seed/types';
import { env } from '@/lib/env';

export async function seedContent(seeder: Seeder): Promise<DemonstrationAccounts> {
  await createAll(banners, async (banner, position) =>
    seeder.create({
      collection: 'banners',
      data: {
        text: banner.text,
        lead: banner.lead,
        href: banner.href,
        action: banner.action,
        coverDesktop: await seeder.picture(banner.desktop, banner.alt),
        coverMobile: await seeder.picture(banner.phone, banner.alt),
        position,
      },
    }),
  );
  const instructorIds = new Map<string, string>();
  await createAll(instructors, async ({ picture, alt, ...instructor }, position) => {
    const image = await seeder.picture(picture, alt);
    const { id } = await seeder.create({ collection: 'instructors', data: { ...instructor, image, position } });
    instructorIds.set(instructor.name, id);
  });
  const allCourses = [...courses, ...extraCourses()];
  const courseIds = new Map<string, string>();
  await createAll(allCourses, async (course, position) => {
    courseIds.set(course.name, await createCourse(seeder, course, position, instructorIds));
  });
  const accounts = await seedAccounts(seeder, instructorIds);
  await seedClasses(seeder, courseIds, accounts.parent);
  await seedRunningClasses(seeder, courseIds, accounts.parent);
  await createAll(posts, async (post) => {
    const text = await readFile(join(/* turbopackIgnore: true */ seedFolder, 'posts', `${post.slug}.md`), 'utf8');
    return seeder.create({
      collection: 'posts',
      data: {
        title: post.title,
        displayTitle: post.displayTitle,
        excerpt: post.excerpt,
        content: seeder.markdown(text),
        image: await seeder.picture(post.picture, post.alt),
        badge: post.category,
        userName: post.author,
        publishedAt: inDays(-post.daysAgo),
        _status: 'published',
      },
    });
  });
  await createAll(books, async ({ picture, alt, ...book }, position) =>
    seeder.create({
      collection: 'books',
      data: { ...book, forSale: true, cover: await seeder.picture(picture, alt), position },
    }),
  );
  await createAll(events, async ({ picture, alt, inDays: days, hour, ...event }) =>
    seeder.create({
      collection: 'events',
      data: { ...event, startsAt: onSaturday(days, hour), coverDesktop: await seeder.picture(picture, alt) },
    }),
  );
  await createAll(testimonials, async ({ picture, alt, ...testimonial }, position) =>
    seeder.create({
      collection: 'testimonials',
      data: { ...testimonial, image: await seeder.picture(picture, alt), position },
    }),
  );
  await createAll(faq, (question, position) => seeder.create({ collection: 'faqs', data: { ...question, position } }));
  await createAll(services, (service, position) =>
    seeder.create({ collection: 'services', data: { ...service, icon: service.icon as 'icon1', position } }),
  );
  const questions = levelTest.flatMap(({ level, questionAndAnswer }) =>
    questionAndAnswer.map((question) => ({ level, ...question })),
  );
  await createAll(questions, ({ hints, ...question }, position) =>
    seeder.create({
      collection: 'level-questions',
      data: { ...question, hints: hints.map((text) => ({ text })), position },
    }),
  );
  return accounts;
}

async function createCourse(
  seeder: Seeder,
  course: CourseSeed,
  position: number,
  instructorIds: Map<string, string>,
): Promise<string> {
  const image = await seeder.picture(course.picture, course.alt);
  const instructor = instructorIds.get(course.instructor);
  if (!instructor)
    throw new Error(`The course ${course.name} names an instructor who is not seeded: ${course.instructor}`);
  const { id } = await seeder.create({
    collection: 'courses',
    data: {
      name: course.name,
      type: course.type,
      mainType: course.mainType,
      summary: course.summary,
      description: seeder.markdown(course.description),
      price: course.price,
      off: course.off ?? null,
      duration: course.duration,
      maxStudents: course.maxStudents,
      levels: course.levels,
      cefr: course.cefr,
      goals: course.goals,
      language: course.language,
      ages: course.ages,
      startCourse: course.startsInDays === null ? null : onOpenDay(course.startsInDays),
      students: course.students,
      instructor,
      thumbnail: image,
      cover: image,
      video: '/videos/trailer.mp4',
      outline: course.outline,
      position,
      _status: 'published',
    },
  });
  return id;
}

/** Copies of courses, for benchmarks: `SEED_COURSES` is the total. */
function extraCourses(): CourseSeed[] {
  const count = Math.max(0, env().SEED_COURSES - courses.length);
  return Array.from({ length: count }, (_, index) => {
    const course = courses[index % courses.length] as CourseSeed;
    return { ...course, name: `${course.name} ${Math.floor(index / courses.length) + 2}` };
  });
}

/** In order: ids and positions depend on it. */
async function createAll<Item>(
  items: readonly Item[],
  create: (item: Item, position: number) => Promise<unknown>,
): Promise<void> {
  for (const [index, item] of items.entries()) await create(item, (index + 1) * 10);
}
