import { openCms } from '@/lib/cms/open';
import type { SiteInfo } from '@/lib/contract/site-info';
import { getSiteInfo } from '@/lib/contract/site-info';
import { chatHref, chatNetworks } from '@/lib/format/chat-links';
import { toPicture } from './pictures';
import { toHtml } from './rich-text';
import { route } from './route';
import { routes } from './routes';

const paragraphs = (text: string | null | undefined) =>
  (text ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

const set = <Value>(value: Value | null | undefined): Value | undefined => value || undefined;

async function readSettings() {
  const cms = await openCms();
  const read = { depth: 1, overrideAccess: false } as const;
  const [school, payment, inquiry, test] = await Promise.all([
    cms.findGlobal({ slug: 'school', ...read }),
    cms.findGlobal({ slug: 'payment-details', ...read }),
    cms.findGlobal({ slug: 'inquiry-texts', ...read }),
    cms.findGlobal({ slug: 'level-test-settings', ...read }),
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
    note: set(note),
    qr: toPicture(qr),
  }));

const toLinks = ({ school }: Settings): SiteInfo['links'] => ({
  appStore: set(school.appStore),
  playStore: set(school.playStore),
  appScheme: set(school.appScheme),
  socials: [
    { network: 'facebook', url: school.facebook ?? '' },
    { network: 'youtube', url: school.youtube ?? '' },
  ].filter(({ url }) => url),
  chats: chatNetworks.flatMap((network) => {
    const url = chatHref(network, school[network]);
    return url ? [{ network, url }] : [];
  }),
  map: set(school.map),
  heroVideo: set(school.heroVideo),
  heroCaptions: set(school.heroVideoCaptions),
  heroPoster: toPicture(school.heroVideoPoster),
  aboutPicture: toPicture(school.aboutPicture),
  builder: set(school.builderUrl),
});

const toTexts = ({ school, payment, inquiry, test }: Settings): SiteInfo['texts'] => ({
  tagline: set(school.tagline),
  description: set(school.siteDescription),
  welcomeHome: { heading: set(school.welcomeHeading), paragraphs: paragraphs(school.welcomeText) },
  welcomeAbout: { heading: set(school.welcomeHeading), paragraphs: paragraphs(school.aboutText) },
  whyChooseUs: (school.points ?? []).map(({ title, text }) => ({ title, text: set(text) })),
  openingHours: set(school.openingHours),
  leads: {
    adult: set(school.adultIntro),
    kid: set(school.kidIntro),
    native: set(school.nativeIntro),
    video: set(school.videoIntro),
    books: set(school.booksIntro),
    instructor: set(school.instructorsIntro),
    blog: set(school.blogIntro),
    contact: set(school.contactLead),
    support: set(school.supportLead),
    app: set(school.appLead),
    newsletter: set(school.newsletterLead),
    quotation: set(inquiry.quotationIntro),
  },
  newsletterHeading: set(school.newsletterHeading),
  paymentNotice: set(payment.notice),
  bookOrderNote: set(payment.bookOrderNote),
  checkoutTitle: set(payment.checkoutTitle),
  transferInstruction: set(payment.transferInstruction),
  groupRules: set(toHtml(payment.rulesGroup)),
  privateRules: set(toHtml(payment.rulesPrivate)),
  levelTestIntro: set(test.intro),
  collaborationIntro: set(inquiry.collaborationIntro),
  builderCredit: set(school.builderName),
});

/** `GET /bank`: contact and what staff may set for the whole site, as the first element of a list. */
export const siteInfo = routes(
  route(getSiteInfo, async () => {
    const settings = await readSettings();
    const { school, test } = settings;
    const names = ['', school.phone1, school.phone2, school.email, school.address].map((name) => ({
      name: name ?? '',
    }));
    const info: SiteInfo = {
      phoneNumber: set(school.phone1),
      email: set(school.email),
      names,
      accounts: toAccounts(settings),
      links: toLinks(settings),
      texts: toTexts(settings),
      levelTestMinutes: test.minutes,
    };
    return [info];
  }),
);
