import { totals, welcome, whyChooseUs } from '@/lib/cms/seed/content/about';
import { settings } from '@/lib/cms/seed/content/settings';
import type { Seeder } from '@/lib/cms/seed/seeder';
import { inLanguages } from '@/lib/cms/seed/translations';
import type { SeedTranslation } from '@/lib/cms/seed/translations/types';
import type { PlacementLevel } from '@/lib/contract/cefr-levels';

export async function seedSettings(seeder: Seeder): Promise<void> {
  await seeder.updateGlobal({
    slug: 'payment-details',
    data: {
      accounts: settings.transferAccounts,
      notice: settings.demonstrationNotice,
      bookOrderNote: settings.bookOrderNote,
      transferInstruction: settings.transferInstructionMy,
      checkoutTitle: settings.checkoutTitleMy,
      rulesGroup: seeder.markdown(settings.rulesGroup),
      rulesPrivate: seeder.markdown(settings.rulesPrivate),
    },
    texts: inLanguages((translation) => ({
      accounts: translation.settings.transferNotes.map((note) => ({ note })),
      notice: translation.settings.demonstrationNotice,
      bookOrderNote: translation.settings.bookOrderNote,
      transferInstruction: translation.settings.transferInstruction,
      checkoutTitle: translation.settings.checkoutTitle,
      rulesGroup: seeder.markdown(translation.settings.rulesGroup),
      rulesPrivate: seeder.markdown(translation.settings.rulesPrivate),
    })),
  });
  await seeder.updateGlobal({
    slug: 'inquiry-texts',
    data: { quotationIntro: settings.quotationIntro, collaborationIntro: settings.collaborationIntro },
    texts: inLanguages(({ settings: { quotationIntro, collaborationIntro } }) => ({
      quotationIntro,
      collaborationIntro,
    })),
  });
  await seeder.updateGlobal({
    slug: 'level-test-settings',
    data: {
      intro: settings.levelTestIntro,
      minutes: 8,
      // The thresholds stay empty: two thirds of the questions of each level.
      ...adviceByLevel(settings.levelAdvice),
    },
    texts: inLanguages((translation) => ({
      intro: translation.settings.levelTestIntro,
      ...adviceByLevel(translation.settings.levelAdvice),
    })),
  });
  await seeder.updateGlobal({
    slug: 'legal',
    data: { privacy: seeder.markdown(settings.privacy), terms: seeder.markdown(settings.terms) },
    texts: inLanguages((translation) => ({
      privacy: seeder.markdown(translation.settings.privacy),
      terms: seeder.markdown(translation.settings.terms),
    })),
  });
}

const adviceByLevel = (advices: Record<PlacementLevel, string>) =>
  Object.fromEntries(Object.entries(advices).map(([level, advice]) => [level.toLowerCase(), { advice }]));

export async function seedSchool(seeder: Seeder): Promise<void> {
  await seeder.updateGlobal({
    slug: 'school',
    data: {
      phone1: settings.phones[0],
      phone2: settings.phones[1],
      email: settings.email,
      map: settings.mapUrl,
      viber: settings.viber,
      messenger: settings.messenger,
      telegram: settings.telegram,
      facebook: settings.facebookUrl,
      youtube: settings.youtubeUrl,
      appStore: settings.appStoreUrl,
      playStore: settings.playStoreUrl,
      appScheme: settings.appScheme,
      builderName: 'Atelier Padauk',
      heroVideo: '/videos/trailer.mp4',
      heroVideoCaptions: '/videos/trailer.vtt',
      heroVideoPoster: await seeder.picture('trailer-poster', 'A teacher at the board of a bright classroom'),
      aboutPicture: await seeder.picture('about-school', 'The school house in Yangon under a padauk tree in bloom'),
      ...schoolTexts({ settings, welcome, whyChooseUs }),
    },
    texts: inLanguages(schoolTexts),
  });
}

type SchoolSettings = Omit<SeedTranslation['settings'], 'checkoutTitle' | 'transferInstruction' | 'transferNotes'>;

const schoolTexts = ({
  settings: texts,
  welcome: { home, about },
  whyChooseUs: points,
}: Pick<SeedTranslation, 'welcome' | 'whyChooseUs'> & { settings: SchoolSettings }) => ({
  tagline: texts.tagline,
  siteDescription: texts.siteDescription,
  address: texts.address,
  openingHours: texts.openingHours,
  welcomeHeading: home.heading,
  welcomeText: home.paragraphs.join('\n\n'),
  aboutText: about.paragraphs.join('\n\n'),
  points: points.map(({ title, text }) => ({ title, text })),
  adultIntro: texts.coursesIntro.adult,
  kidIntro: texts.coursesIntro.kid,
  nativeIntro: texts.coursesIntro.native,
  videoIntro: texts.coursesIntro.video,
  booksIntro: texts.booksIntro,
  instructorsIntro: texts.instructorsIntro,
  blogIntro: texts.blogIntro,
  contactLead: texts.contactLead,
  supportLead: texts.supportLead,
  appLead: texts.appLead,
  newsletterHeading: texts.newsletterHeading,
  newsletterLead: texts.newsletterLead,
});

export async function seedTotals(seeder: Seeder): Promise<void> {
  await seeder.updateGlobal({
    slug: 'totals',
    data: { items: Object.entries(totals).map(([label, value]) => ({ label, value })) },
  });
}
