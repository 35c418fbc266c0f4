import type { SiteInfo } from '@/lib/contract/site-info';
import { getSiteInfo } from '@/lib/contract/site-info';
import { chatHref, chatNetworks } from '@/lib/format/chat-links';
import { appSchemeOf, fileHref, webHref } from '@/lib/format/web-links';
import { readGlobal } from './content';
import { toPicture } from './pictures';
import { toHtml } from './rich-text';
import { route } from './route';
import { routes } from './routes';
import { settingLanguages } from './setting-languages';

const paragraphs = (text: string | null | undefined) =>
  (text ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

const orUndefined = <Value>(value: Value | null | undefined): Value | undefined => value || undefined;

async function readSettings() {
  const [school, payment, inquiry, test] = await Promise.all([
    readGlobal('school'),
    readGlobal('payment-details'),
    readGlobal('inquiry-texts'),
    readGlobal('level-test-settings'),
  ]);
  return { school, payment, inquiry, test };
}

type Settings = Awaited<ReturnType<typeof readSettings>>;

const toAccounts = ({ payment }: Settings): SiteInfo['accounts'] =>
  (payment.accounts ?? []).map(({ kind, provider, accountName, accountNumber, note, qr }) => ({
    kind,
    provider,
    holder: accountName,
    number: accountNumber,
    note: orUndefined(note),
    qr: toPicture(qr),
  }));

/** Wrong links are left out: they may be older than their checks. */
const toLinks = ({ school }: Settings): SiteInfo['links'] => ({
  appStore: webHref('appStore', school.appStore),
  playStore: webHref('playStore', school.playStore),
  appScheme: appSchemeOf(school.appScheme),
  socials: (['facebook', 'youtube'] as const).flatMap((network) => {
    const url = webHref(network, school[network]);
    return url ? [{ network, url }] : [];
  }),
  chats: chatNetworks.flatMap((network) => {
    const url = chatHref(network, school[network]);
    return url ? [{ network, url }] : [];
  }),
  map: webHref('map', school.map),
  heroVideo: fileHref(school.heroVideo),
  heroCaptions: fileHref(school.heroVideoCaptions),
  heroPoster: toPicture(school.heroVideoPoster),
  aboutPicture: toPicture(school.aboutPicture),
  builder: webHref('website', school.builderUrl),
});

const toTexts = ({ school, payment, inquiry, test }: Settings): SiteInfo['texts'] => ({
  tagline: orUndefined(school.tagline),
  description: orUndefined(school.siteDescription),
  welcomeHome: { heading: orUndefined(school.welcomeHeading), paragraphs: paragraphs(school.welcomeText) },
  welcomeAbout: { heading: orUndefined(school.welcomeHeading), paragraphs: paragraphs(school.aboutText) },
  whyChooseUs: (school.points ?? []).map(({ title, text }) => ({ title: title ?? '', text: orUndefined(text) })),
  openingHours: orUndefined(school.openingHours),
  leads: {
    adult: orUndefined(school.adultIntro),
    kid: orUndefined(school.kidIntro),
    native: orUndefined(school.nativeIntro),
    video: orUndefined(school.videoIntro),
    books: orUndefined(school.booksIntro),
    instructor: orUndefined(school.instructorsIntro),
    blog: orUndefined(school.blogIntro),
    contact: orUndefined(school.contactLead),
    support: orUndefined(school.supportLead),
    app: orUndefined(school.appLead),
    newsletter: orUndefined(school.newsletterLead),
    quotation: orUndefined(inquiry.quotationIntro),
  },
  newsletterHeading: orUndefined(school.newsletterHeading),
  paymentNotice: orUndefined(payment.notice),
  bookOrderNote: orUndefined(payment.bookOrderNote),
  checkoutTitle: orUndefined(payment.checkoutTitle),
  transferInstruction: orUndefined(payment.transferInstruction),
  groupRules: orUndefined(toHtml(payment.rulesGroup)),
  privateRules: orUndefined(toHtml(payment.rulesPrivate)),
  levelTestIntro: orUndefined(test.intro),
  collaborationIntro: orUndefined(inquiry.collaborationIntro),
  builderCredit: orUndefined(school.builderName),
});

export const siteInfo = routes(
  route(getSiteInfo, async () => {
    const settings = await readSettings();
    const { school, test } = settings;
    const names = ['', school.phone1, school.phone2, school.email, school.address].map((name) => ({
      name: name ?? '',
    }));
    const info: SiteInfo = {
      phoneNumber: orUndefined(school.phone1),
      email: orUndefined(school.email),
      names,
      accounts: toAccounts(settings),
      links: toLinks(settings),
      texts: toTexts(settings),
      levelTestMinutes: test.minutes,
      textLanguages: settingLanguages(settings),
    };
    return [info];
  }),
);
