import { getLocale } from '#text';
import type { SiteInfo } from '@/lib/contract/site-info';
import { defaultLocale } from '@/lib/format/locale';
import type { Languages } from './localised';

type Setting = { textLanguages: Languages };
type Settings = Record<'school' | 'payment' | 'inquiry' | 'test', Setting>;

/** The paths of settings in `texts` of the response, where they differ. */
const paths: Record<string, string[]> = {
  siteDescription: ['description'],
  welcomeHeading: ['welcomeHome.heading', 'welcomeAbout.heading'],
  welcomeText: ['welcomeHome.paragraphs'],
  aboutText: ['welcomeAbout.paragraphs'],
  adultIntro: ['leads.adult'],
  kidIntro: ['leads.kid'],
  nativeIntro: ['leads.native'],
  videoIntro: ['leads.video'],
  booksIntro: ['leads.books'],
  instructorsIntro: ['leads.instructor'],
  blogIntro: ['leads.blog'],
  contactLead: ['leads.contact'],
  supportLead: ['leads.support'],
  appLead: ['leads.app'],
  newsletterLead: ['leads.newsletter'],
  quotationIntro: ['leads.quotation'],
  notice: ['paymentNotice'],
  rulesGroup: ['groupRules'],
  rulesPrivate: ['privateRules'],
  intro: ['levelTestIntro'],
};

const pathsOf = (field: string): string[] => paths[field] ?? [field.replace(/^points\./, 'whyChooseUs.')];

/** Undefined if all texts are in English, as was asked for. */
export function settingLanguages(settings: Settings): SiteInfo['textLanguages'] {
  const found = Object.values(settings).flatMap(({ textLanguages }) =>
    Object.entries(textLanguages).flatMap(([field, language]) => pathsOf(field).map((path) => [path, language])),
  );
  return found.length > 0 || getLocale() !== defaultLocale ? Object.fromEntries(found) : undefined;
}
