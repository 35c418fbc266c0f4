import { totals, welcome, whyChooseUs } from '@/lib/cms/seed/content/about';
import { settings } from '@/lib/cms/seed/content/settings';
import type { Seeder } from '@/lib/cms/seed/seeder';

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
  });
  await seeder.updateGlobal({
    slug: 'inquiry-texts',
    data: { quotationIntro: settings.quotationIntro, collaborationIntro: settings.collaborationIntro },
  });
  await seeder.updateGlobal({
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
  await seeder.updateGlobal({
    slug: 'legal',
    data: { privacy: seeder.markdown(settings.privacy), terms: seeder.markdown(settings.terms) },
  });
}

export async function seedSchool(seeder: Seeder): Promise<void> {
  const { coursesIntro } = settings;
  await seeder.updateGlobal({
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
      builderName: 'Atelier Padauk',
      tagline: settings.tagline,
      siteDescription: settings.siteDescription,
      heroVideo: '/videos/trailer.mp4',
      heroVideoCaptions: '/videos/trailer.vtt',
      heroVideoPoster: await seeder.picture('trailer-poster', 'A teacher at the board of a bright classroom'),
      welcomeHeading: welcome.home.heading,
      welcomeText: welcome.home.paragraphs.join('\n\n'),
      aboutText: welcome.about.paragraphs.join('\n\n'),
      aboutPicture: await seeder.picture('about-school', 'The school house in Yangon under a padauk tree in bloom'),
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

export async function seedTotals(seeder: Seeder): Promise<void> {
  await seeder.updateGlobal({
    slug: 'totals',
    data: { items: Object.entries(totals).map(([label, value]) => ({ label, value })) },
  });
}
