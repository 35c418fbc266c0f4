import * as z from 'zod/mini';
import { chatNetworks } from '@/lib/format/chat-links';
import { toE164 } from '@/lib/format/phone';
import { count, filePath, nonEmptyText, optionalList, text, tolerant, tolerantList } from './common';
import * as endpoints from './endpoints/site-info';
import { operation } from './operation';
import { picture } from './pictures';
import { preprocess } from './preprocess';
import { textLanguages } from './text-languages';

export const transferAccount = z.object({
  kind: text,
  provider: nonEmptyText,
  holder: text,
  number: nonEmptyText,
  note: text,
  qr: tolerant(picture),
});
export type TransferAccount = z.infer<typeof transferAccount>;

const social = z.object({ network: nonEmptyText, url: nonEmptyText });

const chat = z.object({
  network: z.enum(chatNetworks),
  // Prevents other schemes, such as javascript:.
  url: z.string().check(z.regex(/^(?:https?:\/\/|viber:\/\/)/i)),
});
export type Chat = z.infer<typeof chat>;

const links = z.object({
  appStore: text,
  playStore: text,
  appScheme: text,
  socials: optionalList(social),
  chats: optionalList(chat),
  map: text,
  heroVideo: filePath,
  heroPoster: tolerant(picture),
  heroCaptions: filePath,
  aboutPicture: tolerant(picture),
  builder: text,
});
export type SiteLinks = z.infer<typeof links>;

const reason = z.object({ title: nonEmptyText, text });
export type Reason = z.infer<typeof reason>;

const welcome = z.object({ heading: text, paragraphs: optionalList(nonEmptyText) });

const leads = z.object({
  adult: text,
  kid: text,
  native: text,
  video: text,
  books: text,
  instructor: text,
  blog: text,
  contact: text,
  support: text,
  app: text,
  newsletter: text,
  quotation: text,
});

const texts = z.object({
  tagline: text,
  description: text,
  leads: tolerant(leads),
  newsletterHeading: text,
  paymentNotice: text,
  bookOrderNote: text,
  checkoutTitle: text,
  welcomeHome: tolerant(welcome),
  welcomeAbout: tolerant(welcome),
  whyChooseUs: optionalList(reason),
  openingHours: text,
  transferInstruction: text,
  /** HTML. */
  groupRules: text,
  privateRules: text,
  levelTestIntro: text,
  collaborationIntro: text,
  builderCredit: text,
});

const entryNames = tolerant(
  preprocess(
    // The position tells the meaning, so invalid entries must not be dropped.
    (list) =>
      Array.isArray(list)
        ? list.map((entry) => (typeof entry === 'object' && entry !== null ? entry : { name: String(entry ?? '') }))
        : undefined,
    z.optional(z.array(z.object({ name: z.catch(z.string(), '') }))),
  ),
);

/** The first element of `GET /bank`. The specification has the first three fields only. */
export const siteInfo = z.object({
  phoneNumber: text,
  email: text,
  names: entryNames,
  accounts: optionalList(transferAccount),
  links: tolerant(links),
  texts: tolerant(texts),
  levelTestMinutes: count,
  /** Of `texts`, by path such as `leads.adult`; of `accounts` by `accounts.0.note`. */
  textLanguages,
});
export type SiteInfo = z.infer<typeof siteInfo>;

export const siteInfoList = tolerantList(siteInfo);

export function postalAddressOf(info: Pick<SiteInfo, 'names'>): string | undefined {
  return info.names?.[4]?.name.trim() || undefined;
}

export function mapHref(info: Pick<SiteInfo, 'names' | 'links'>): string | undefined {
  const { map } = info.links ?? {};
  if (map && /^https?:\/\//i.test(map)) return map;
  const address = postalAddressOf(info);
  // An existing backend may have a phone number here.
  if (!address || toE164(address)) return undefined;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}

export const getSiteInfo = operation({
  ...endpoints.getSiteInfo,
  summary: 'Contact, accounts for transfers, links and texts of the site; the first element counts',
  tag: 'Content',
  auth: 'none',
  response: siteInfoList,
  errors: [],
});
