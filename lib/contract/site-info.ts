import {
  array,
  catch as caught,
  type infer as Infer,
  object,
  optional,
  regex,
  string,
  enum as zodEnum,
} from 'zod/mini';
import { chatNetworks } from '@/lib/format/chat-links';
import { toE164 } from '@/lib/format/phone';
import { count, filePath, optionalList, picture, requiredText, text, tolerant, tolerantList } from './common';
import * as endpoints from './endpoints/site-info';
import { operation } from './operation';
import { preprocess } from './preprocess';

/** A bank or wallet account that transfers go to. */
export const transferAccount = object({
  /** "bank" or "wallet". */
  kind: text,
  /** "KBZ Bank", "KBZPay". */
  provider: requiredText,
  holder: text,
  number: requiredText,
  note: text,
  /** QR code of the account. */
  qr: tolerant(picture),
});
export type TransferAccount = Infer<typeof transferAccount>;

const social = object({ network: requiredText, url: requiredText });

const chat = object({
  network: zodEnum(chatNetworks),
  // Becomes a link on every page, so no other scheme may stand here.
  url: string().check(regex(/^(?:https?:\/\/|viber:\/\/)/i)),
});
export type Chat = Infer<typeof chat>;

const links = object({
  appStore: text,
  playStore: text,
  /** The scheme of the mobile app, without "://". */
  appScheme: text,
  /** The first two are in the top bar. */
  socials: optionalList(social),
  /** Where a chat with the school opens: viber, messenger, telegram. */
  chats: optionalList(chat),
  /** The school on a map. */
  map: text,
  /** Path of the video behind the hero. */
  heroVideo: filePath,
  heroPoster: tolerant(picture),
  /** Path of its captions (WebVTT). */
  heroCaptions: filePath,
  aboutPicture: tolerant(picture),
  builder: text,
});
export type SiteLinks = Infer<typeof links>;

const reason = object({ title: requiredText, text });
export type Reason = Infer<typeof reason>;

const welcome = object({ heading: text, paragraphs: optionalList(requiredText) });

/** The line under the heading of a page. */
const leads = object({
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

const texts = object({
  tagline: text,
  /** For search engines and shares. */
  description: text,
  leads: tolerant(leads),
  newsletterHeading: text,
  /** Above the accounts. */
  paymentNotice: text,
  /** How a book is paid and delivered. */
  bookOrderNote: text,
  /** Burmese: "buy the book". */
  checkoutTitle: text,
  welcomeHome: tolerant(welcome),
  welcomeAbout: tolerant(welcome),
  whyChooseUs: optionalList(reason),
  openingHours: text,
  /** Burmese: how to transfer and what to send. */
  transferInstruction: text,
  /** HTML. */
  groupRules: text,
  privateRules: text,
  /** What the level test says before it starts; empty lines part paragraphs. */
  levelTestIntro: text,
  /** About the children's programme, for schools that ask for a collaboration; empty lines part paragraphs. */
  collaborationIntro: text,
  builderCredit: text,
});

const entryNames = tolerant(
  preprocess(
    // Places matter in this list: what has no name keeps its place.
    (list) =>
      Array.isArray(list)
        ? list.map((entry) => (typeof entry === 'object' && entry !== null ? entry : { name: String(entry ?? '') }))
        : undefined,
    optional(array(object({ name: caught(string(), '') }))),
  ),
);

/** Contact and everything staff may set for the whole site; the first element of `GET /bank`. Only the first three are specified. */
export const siteInfo = object({
  phoneNumber: text,
  email: text,
  /** The fifth entry's name is the address. */
  names: entryNames,
  accounts: optionalList(transferAccount),
  links: tolerant(links),
  texts: tolerant(texts),
  /** The stated time of the level test. */
  levelTestMinutes: count,
});
export type SiteInfo = Infer<typeof siteInfo>;

export const siteInfoList = tolerantList(siteInfo);

/** The school's address, when it is known. */
export function addressOf(info: Pick<SiteInfo, 'names'>): string | undefined {
  return info.names?.[4]?.name.trim() || undefined;
}

/** Where a map shows the school: the link that staff set, else a search for the postal address. */
export function mapHref(info: Pick<SiteInfo, 'names' | 'links'>): string | undefined {
  const { map } = info.links ?? {};
  if (map && /^https?:\/\//i.test(map)) return map;
  const address = addressOf(info);
  // Another backend may keep a second phone number where the postal address is specified.
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
