import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { banners } from '@/lib/cms/seed/content/banners';
import { faq } from '@/lib/cms/seed/content/faq';
import { seedFolder } from '@/lib/cms/seed/pictures';
import type { Seeder } from '@/lib/cms/seed/seeder';
import { fr } from '@/lib/cms/seed/translations/fr';
import { my } from '@/lib/cms/seed/translations/my';
import type { SeedTranslation } from '@/lib/cms/seed/translations/types';

type Language = 'my' | 'fr';

/** After all content: its texts in Burmese and French. */
export async function seedTranslations(seeder: Seeder): Promise<void> {
  for (const [language, translation] of [
    ['my', my],
    ['fr', fr],
  ] as const) {
    await translateRecords(seeder, language, translation);
    await translatePosts(seeder, language, translation);
    await translateSettings(seeder, language, translation);
    await translateSchool(seeder, language, translation);
  }
}

async function translateRecords(seeder: Seeder, language: Language, translation: SeedTranslation): Promise<void> {
  const { courses, events, instructors, services, testimonials, books } = translation;
  await seeder.translate(
    'banners',
    language,
    ({ text }) => translation.banners[banners.findIndex((one) => one.text === text)],
  );
  await seeder.translate(
    'faqs',
    language,
    ({ question }) => translation.faq[faq.findIndex((one) => one.question === question)],
  );
  await seeder.translate('events', language, ({ title }) => events[String(title)]);
  await seeder.translate('services', language, ({ title }) => services[String(title)]);
  await seeder.translate('instructors', language, ({ name }) => instructors[name]);
  await seeder.translate('testimonials', language, ({ name }) => testimonials[name]);
  await seeder.translatePictures(language, translation.pictures);
  await seeder.translateLabels(language, translation.labels);
  await seeder.translate('books', language, ({ title }) => books[title]);
  await seeder.translate('courses', language, ({ name, outline }) => {
    const texts = courses[name];
    return (
      texts && {
        ...texts,
        description: seeder.markdown(texts.description),
        outline: outline?.map((row, index) => ({ ...row, ...texts.outline[index] })),
      }
    );
  });
}

/** A post without a file in this language keeps its English text. */
async function translatePosts(seeder: Seeder, language: Language, { posts }: SeedTranslation): Promise<void> {
  const folder = join(/* turbopackIgnore: true */ seedFolder, 'posts', language);
  const texts = new Map<string, string>();
  for (const file of await readdir(folder)) {
    texts.set(basename(file, '.md'), await readFile(join(folder, file), 'utf8'));
  }
  await seeder.translate('posts', language, ({ title }) => {
    const text = texts.get(title);
    return posts[title] && { ...posts[title], ...(text && { content: seeder.markdown(text) }) };
  });
}

async function translateSettings(seeder: Seeder, language: Language, { settings }: SeedTranslation): Promise<void> {
  await seeder.translateGlobal('payment-details', language, ({ accounts }) => ({
    accounts: accounts?.map((account, index) => ({ ...account, note: settings.transferNotes[index] })),
    notice: settings.demonstrationNotice,
    bookOrderNote: settings.bookOrderNote,
    transferInstruction: settings.transferInstruction,
    checkoutTitle: settings.checkoutTitle,
    rulesGroup: seeder.markdown(settings.rulesGroup),
    rulesPrivate: seeder.markdown(settings.rulesPrivate),
  }));
  await seeder.translateGlobal('inquiry-texts', language, () => ({
    quotationIntro: settings.quotationIntro,
    collaborationIntro: settings.collaborationIntro,
  }));
  await seeder.translateGlobal('level-test-settings', language, (stored) => ({
    intro: settings.levelTestIntro,
    ...Object.fromEntries(
      Object.entries(settings.levelAdvice).map(([level, advice]) => {
        const group = level.toLowerCase() as Lowercase<keyof typeof settings.levelAdvice>;
        return [group, { ...stored[group], advice }];
      }),
    ),
  }));
  await seeder.translateGlobal('legal', language, () => ({
    privacy: seeder.markdown(settings.privacy),
    terms: seeder.markdown(settings.terms),
  }));
}

async function translateSchool(seeder: Seeder, language: Language, translation: SeedTranslation): Promise<void> {
  const { settings, welcome, whyChooseUs } = translation;
  await seeder.translateGlobal('school', language, ({ points }) => ({
    tagline: settings.tagline,
    siteDescription: settings.siteDescription,
    address: settings.address,
    openingHours: settings.openingHours,
    welcomeHeading: welcome.home.heading,
    welcomeText: welcome.home.paragraphs.join('\n\n'),
    aboutText: welcome.about.paragraphs.join('\n\n'),
    points: points?.map((point, index) => ({ ...point, ...whyChooseUs[index] })),
    adultIntro: settings.coursesIntro.adult,
    kidIntro: settings.coursesIntro.kid,
    nativeIntro: settings.coursesIntro.native,
    videoIntro: settings.coursesIntro.video,
    booksIntro: settings.booksIntro,
    instructorsIntro: settings.instructorsIntro,
    blogIntro: settings.blogIntro,
    contactLead: settings.contactLead,
    supportLead: settings.supportLead,
    appLead: settings.appLead,
    newsletterHeading: settings.newsletterHeading,
    newsletterLead: settings.newsletterLead,
  }));
}
