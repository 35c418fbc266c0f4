import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convertMarkdownToLexical, type LexicalRichTextAdapter } from '@payloadcms/richtext-lexical';
import type { CollectionSlug, DataFromGlobalSlug, GlobalSlug, Payload } from 'payload';
import sharp from 'sharp';
import { contentCollections } from '@/lib/cms/content-collections';
import type { Course, Post } from '@/lib/cms/payload-types';
import { deletesUsedRecords } from '@/lib/cms/recycle-bin';
import { totals, welcome, whyChooseUs } from '@/lib/cms/seed/content/about';
import { banners } from '@/lib/cms/seed/content/banners';
import { books } from '@/lib/cms/seed/content/books';
import { courses } from '@/lib/cms/seed/content/courses';
import { events } from '@/lib/cms/seed/content/events';
import { faq } from '@/lib/cms/seed/content/faq';
import { instructors } from '@/lib/cms/seed/content/instructors';
import { levelTest } from '@/lib/cms/seed/content/level-test';
import { posts } from '@/lib/cms/seed/content/posts';
import { services } from '@/lib/cms/seed/content/services';
import { settings } from '@/lib/cms/seed/content/settings';
import { testimonials } from '@/lib/cms/seed/content/testimonials';
import {
  globalSavedAt,
  hasOtherContent,
  hasStoredGlobal,
  readSeedState,
  type SeedState,
  writeSeedState,
} from '@/lib/cms/seed/state';
import type { CourseSeed } from '@/lib/cms/seed/types';
import { env } from '@/lib/env';

const folder = join(process.cwd(), 'lib/cms/seed');
const day = 24 * 60 * 60 * 1000;
/** A date so many days away, at the full hour in Yangon (UTC+6:30). */
const inDays = (days: number, hour = 10) => {
  const date = new Date(Date.now() + days * day);
  date.setUTCHours(hour - 7, 30, 0, 0);
  return date.toISOString();
};
const weekday = (days: number) => new Date(Date.now() + days * day).getUTCDay();
/** The first Saturday from that day on, when learners and families have time. */
const onSaturday = (days: number, hour?: number) => inDays(days + 6 - weekday(days), hour);
/** That day, or the Monday after where the school is closed. */
const onOpenDay = (days: number) => inDays(weekday(days) === 0 ? days + 1 : days);

type RichText = Course['description'] & Post['content'];

/** The id of the n-th record that a run makes in a collection: the same in each run, so that an interrupted one is recognised. */
function seedId(collection: CollectionSlug, index: number): string {
  const hex = createHash('sha256').update(`demonstration ${collection} ${index}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Must exceed the records that a run makes in any collection, the copies of courses apart. */
const maxRecords = 500;

/** The ids of all records that a run may make in a collection. */
const seedIds = (collection: CollectionSlug): string[] =>
  Array.from({ length: maxRecords + env().SEED_COURSES }, (_, index) => seedId(collection, index));

/**
 * Writes the demonstration school into a migrated database without content, and remembers that it did. What an interrupted run
 * made is removed first, and nothing else; where there is content of another origin, nothing changes.
 */
export async function seedDemonstration(cms: Payload): Promise<void> {
  const started = Date.now();
  const before = await readSeedState(cms);
  if (before?.phase === 'closed') return;
  const isInUse = before
    ? await hasOtherContent(cms, seedIds)
    : (await hasOtherContent(cms)) || (await hasStoredGlobal(cms));
  if (!isInUse) {
    await new Seeder(cms, before).run();
    cms.logger.info(`Demonstration content is in, after ${Math.round((Date.now() - started) / 1000)} s.`);
  }
  await writeSeedState(cms, { phase: 'closed' });
}

class Seeder {
  private readonly pictures = new Map<string, Promise<string>>();
  private readonly counts = new Map<CollectionSlug, number>();
  private markdown!: (text: string) => RichText;

  private readonly globals: Partial<Record<GlobalSlug, string | null>>;

  constructor(
    private readonly cms: Payload,
    private readonly interrupted: (SeedState & { phase: 'seeding' }) | null,
  ) {
    this.globals = interrupted?.globals ?? {};
  }

  async run(): Promise<void> {
    const { editorConfig } = this.cms.config.editor as LexicalRichTextAdapter;
    this.markdown = (text) => convertMarkdownToLexical({ editorConfig, markdown: text }) as unknown as RichText;
    const { db } = this.cms;
    const { allowIDOnCreate } = db;
    // Only while seeding: nobody else chooses ids.
    db.allowIDOnCreate = true;
    try {
      if (this.interrupted) await this.clear();
      else await writeSeedState(this.cms, { phase: 'seeding', globals: this.globals });
      await this.settings();
      await this.school();
      await this.content();
      await this.totals();
    } finally {
      db.allowIDOnCreate = allowIDOnCreate;
    }
  }

  /** Removes the records that an interrupted run made. */
  private async clear(): Promise<void> {
    for (const collection of contentCollections) {
      await this.cms.delete({
        collection,
        where: { id: { in: seedIds(collection) } },
        trash: true,
        context: deletesUsedRecords,
        overrideAccess: true,
      });
    }
  }

  private create: Payload['create'] = (args) => {
    const count = this.counts.get(args.collection) ?? 0;
    this.counts.set(args.collection, count + 1);
    const data = { ...args.data, id: seedId(args.collection, count) };
    return this.cms.create({ ...args, data, overrideAccess: true } as typeof args);
  };

  /** Saves a global unless somebody else has. */
  private async updateGlobal<Slug extends GlobalSlug>({
    slug,
    data,
  }: {
    slug: Slug;
    data: Partial<DataFromGlobalSlug<Slug>>;
  }) {
    const savedAt = await globalSavedAt(this.cms, slug);
    const known = this.globals[slug];
    // Null: an interrupted run was saving it.
    if (savedAt && known !== null && known !== savedAt) return;
    await this.rememberGlobal(slug, null);
    await this.cms.updateGlobal({ slug, data: data as never, overrideAccess: true });
    await this.rememberGlobal(slug, (await globalSavedAt(this.cms, slug)) ?? null);
  }

  private async rememberGlobal(slug: GlobalSlug, savedAt: string | null): Promise<void> {
    this.globals[slug] = savedAt;
    await writeSeedState(this.cms, { phase: 'seeding', globals: this.globals });
  }

  private async all<Item>(
    items: readonly Item[],
    make: (item: Item, position: number) => Promise<unknown>,
  ): Promise<void> {
    for (const [index, item] of items.entries()) await make(item, (index + 1) * 10);
  }

  /** Uploads a drawing once and gives its id. */
  private picture(name: string, alt: string): Promise<string> {
    const known = this.pictures.get(name);
    if (known) return known;
    const made = (async () => {
      const svg = await readFile(join(/* turbopackIgnore: true */ folder, 'pictures', `${name}.svg`));
      // Only what is shown across the whole page is worth the largest size.
      const width = /^(banner-.*-desktop|about|trailer)/.test(name) ? 1600 : 960;
      const data = await sharp(svg, { density: 144 })
        .resize({ width, withoutEnlargement: true })
        .png({ palette: true })
        .toBuffer();
      const record = await this.create({
        collection: 'media',
        data: { alt },
        file: { name: `${name}.png`, data, mimetype: 'image/png', size: data.length },
      });
      return record.id;
    })();
    this.pictures.set(name, made);
    return made;
  }

  private async settings(): Promise<void> {
    await this.updateGlobal({
      slug: 'payment-details',
      data: {
        accounts: settings.transferAccounts,
        notice: settings.demonstrationNotice,
        bookOrderNote: settings.bookOrderNote,
        transferInstruction: settings.transferInstructionMy,
        checkoutTitle: settings.checkoutTitleMy,
        rulesGroup: this.markdown(settings.rulesGroup),
        rulesPrivate: this.markdown(settings.rulesPrivate),
      },
    });
    await this.updateGlobal({
      slug: 'inquiry-texts',
      data: { quotationIntro: settings.quotationIntro, collaborationIntro: settings.collaborationIntro },
    });
    await this.updateGlobal({
      slug: 'level-test-settings',
      data: {
        intro: settings.levelTestIntro,
        minutes: 8,
        // The thresholds stay empty: two thirds of the questions of each level.
        ...Object.fromEntries(
          Object.entries(settings.levelAdvice).map(([level, advice]) => [level.toLowerCase(), { advice }]),
        ),
      },
    });
    await this.updateGlobal({
      slug: 'legal',
      data: { privacy: this.markdown(settings.privacy), terms: this.markdown(settings.terms) },
    });
  }

  private async school(): Promise<void> {
    const { coursesIntro } = settings;
    await this.updateGlobal({
      slug: 'school',
      data: {
        phone1: settings.phones[0],
        phone2: settings.phones[1],
        email: settings.email,
        address: settings.address,
        openingHours: settings.openingHours,
        map: settings.mapUrl,
        viber: settings.viber,
        messenger: settings.messenger,
        telegram: settings.telegram,
        facebook: settings.facebookUrl,
        youtube: settings.youtubeUrl,
        appStore: settings.appStoreUrl,
        playStore: settings.playStoreUrl,
        appScheme: settings.appScheme,
        builderName: 'École Padauk engineering',
        tagline: settings.tagline,
        siteDescription: settings.siteDescription,
        heroVideo: '/videos/trailer.mp4',
        heroVideoCaptions: '/videos/trailer.vtt',
        heroVideoPoster: await this.picture('trailer-poster', 'A teacher at the board of a bright classroom'),
        welcomeHeading: welcome.home.heading,
        welcomeText: welcome.home.paragraphs.join('\n\n'),
        aboutText: welcome.about.paragraphs.join('\n\n'),
        aboutPicture: await this.picture('about-school', 'The school house in Yangon under a padauk tree in bloom'),
        points: whyChooseUs.map(({ title, text }) => ({ title, text })),
        adultIntro: coursesIntro.adult,
        kidIntro: coursesIntro.kid,
        nativeIntro: coursesIntro.native,
        videoIntro: coursesIntro.video,
        booksIntro: settings.booksIntro,
        instructorsIntro: settings.instructorsIntro,
        blogIntro: settings.blogIntro,
        contactLead: settings.contactLead,
        supportLead: settings.supportLead,
        appLead: settings.appLead,
        newsletterHeading: settings.newsletterHeading,
        newsletterLead: settings.newsletterLead,
      },
    });
  }

  private async content(): Promise<void> {
    await this.all(banners, async (banner, position) =>
      this.create({
        collection: 'banners',
        data: {
          text: banner.text,
          lead: banner.lead,
          href: banner.href,
          action: banner.action,
          coverDesktop: await this.picture(banner.desktop, banner.alt),
          coverMobile: await this.picture(banner.phone, banner.alt),
          position,
        },
      }),
    );
    const people = new Map<string, string>();
    await this.all(instructors, async ({ picture, alt, ...instructor }, position) => {
      const image = await this.picture(picture, alt);
      const { id } = await this.create({ collection: 'instructors', data: { ...instructor, image, position } });
      people.set(instructor.name, id);
    });
    const drawn = [...courses, ...this.manyCourses()];
    await this.all(drawn, (course, position) => this.course(course, position, people));
    await this.all(posts, async (post) => {
      const text = await readFile(join(/* turbopackIgnore: true */ folder, 'posts', `${post.slug}.md`), 'utf8');
      return this.create({
        collection: 'posts',
        data: {
          title: post.title,
          displayTitle: post.displayTitle,
          excerpt: post.excerpt,
          content: this.markdown(text),
          image: await this.picture(post.picture, post.alt),
          badge: post.category,
          userName: post.author,
          publishedAt: inDays(-post.daysAgo),
          views: post.views,
          _status: 'published',
        },
      });
    });
    await this.all(books, async ({ picture, alt, ...book }, position) =>
      this.create({
        collection: 'books',
        data: { ...book, forSale: true, cover: await this.picture(picture, alt), position },
      }),
    );
    await this.all(events, async ({ picture, alt, inDays: days, hour, ...event }) =>
      this.create({
        collection: 'events',
        data: { ...event, startsAt: onSaturday(days, hour), coverDesktop: await this.picture(picture, alt) },
      }),
    );
    await this.all(testimonials, async ({ picture, alt, ...testimonial }, position) =>
      this.create({
        collection: 'testimonials',
        data: { ...testimonial, image: await this.picture(picture, alt), position },
      }),
    );
    await this.all(faq, (question, position) => this.create({ collection: 'faqs', data: { ...question, position } }));
    await this.all(services, (service, position) =>
      this.create({ collection: 'services', data: { ...service, icon: service.icon as 'icon1', position } }),
    );
    const questions = levelTest.flatMap(({ level, questionAndAnswer }) =>
      questionAndAnswer.map((question) => ({ level, ...question })),
    );
    await this.all(questions, ({ hints, ...question }, position) =>
      this.create({
        collection: 'level-questions',
        data: { ...question, hints: hints.map((text) => ({ text })), position },
      }),
    );
  }

  private async course(course: CourseSeed, position: number, people: Map<string, string>): Promise<void> {
    const image = await this.picture(course.picture, course.alt);
    const instructor = people.get(course.instructor);
    if (!instructor)
      throw new Error(`The course ${course.name} names an instructor who is not seeded: ${course.instructor}`);
    await this.create({
      collection: 'courses',
      data: {
        name: course.name,
        type: course.type,
        mainType: course.mainType,
        summary: course.summary,
        description: this.markdown(course.description),
        price: course.price,
        off: course.off ?? null,
        duration: course.duration,
        maxStudents: course.maxStudents,
        levels: course.levels,
        cefr: course.cefr,
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
  }

  /** Copies under other names, for measuring a site with many courses (`SEED_COURSES`, the total wanted). */
  private manyCourses(): CourseSeed[] {
    const wanted = Math.max(0, env().SEED_COURSES - courses.length);
    return Array.from({ length: wanted }, (_, index) => {
      const course = courses[index % courses.length] as CourseSeed;
      return { ...course, name: `${course.name} ${Math.floor(index / courses.length) + 2}` };
    });
  }

  private async totals(): Promise<void> {
    await this.updateGlobal({
      slug: 'totals',
      data: { items: Object.entries(totals).map(([label, value]) => ({ label, value })) },
    });
  }
}
