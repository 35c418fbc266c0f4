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
import type { RichText, Seeder } from '@/lib/cms/seed/seeder';
import { inLanguages } from '@/lib/cms/seed/translations';
import type { CourseSeed, PostSeed } from '@/lib/cms/seed/types';
import { env } from '@/lib/env';

export async function seedContent(seeder: Seeder): Promise<DemonstrationAccounts> {
  await createAll(banners, async (banner, position, at) =>
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
      texts: inLanguages((translation) => translation.banners[at]),
    }),
  );
  const instructorIds = new Map<string, string>();
  await createAll(instructors, async ({ picture, alt, ...instructor }, position) => {
    const image = await seeder.picture(picture, alt);
    const { id } = await seeder.create({
      collection: 'instructors',
      data: { ...instructor, image, position },
      texts: inLanguages((translation) => translation.instructors[instructor.name]),
    });
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
    const content = await readPost(seeder, post);
    const contents = { my: await readPost(seeder, post, 'my'), fr: await readPost(seeder, post, 'fr') };
    return seeder.create({
      collection: 'posts',
      data: {
        title: post.title,
        displayTitle: post.displayTitle,
        excerpt: post.excerpt,
        content,
        image: await seeder.picture(post.picture, post.alt),
        badge: post.category,
        userName: post.author,
        publishedAt: inDays(-post.daysAgo),
        _status: 'published',
      },
      texts: inLanguages((translation, language) => ({
        ...translation.posts[post.title],
        content: contents[language],
      })),
    });
  });
  await createAll(books, async ({ picture, alt, ...book }, position) =>
    seeder.create({
      collection: 'books',
      data: { ...book, forSale: true, cover: await seeder.picture(picture, alt), position },
      texts: inLanguages((translation) => translation.books[book.title]),
    }),
  );
  await createAll(events, async ({ picture, alt, inDays: days, hour, ...event }) =>
    seeder.create({
      collection: 'events',
      data: { ...event, startsAt: onSaturday(days, hour), coverDesktop: await seeder.picture(picture, alt) },
      texts: inLanguages((translation) => translation.events[event.title]),
    }),
  );
  await createAll(testimonials, async ({ picture, alt, ...testimonial }, position) =>
    seeder.create({
      collection: 'testimonials',
      data: { ...testimonial, image: await seeder.picture(picture, alt), position },
      texts: inLanguages((translation) => translation.testimonials[testimonial.name]),
    }),
  );
  await createAll(faq, (question, position, at) =>
    seeder.create({
      collection: 'faqs',
      data: { ...question, position },
      texts: inLanguages((translation) => translation.faq[at]),
    }),
  );
  await createAll(services, (service, position) =>
    seeder.create({
      collection: 'services',
      data: { ...service, icon: service.icon as 'icon1', position },
      texts: inLanguages((translation) => translation.services[service.title]),
    }),
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
    texts: inLanguages((translation) => {
      const texts = translation.courses[course.name];
      return texts && { ...texts, description: seeder.markdown(texts.description) };
    }),
  });
  return id;
}

async function readPost(seeder: Seeder, { slug }: PostSeed, language = ''): Promise<RichText> {
  const file = join(/* turbopackIgnore: true */ seedFolder, 'posts', language, `${slug}.md`);
  return seeder.markdown(await readFile(file, 'utf8'));
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
  create: (item: Item, position: number, at: number) => Promise<unknown>,
): Promise<void> {
  for (const [at, item] of items.entries()) await create(item, (at + 1) * 10, at);
}
