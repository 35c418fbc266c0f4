import { type infer as Infer, object, optional, refine, regex, string } from 'zod/mini';
import { filePath, pictures, text, tolerantList } from './common';
import * as endpoints from './endpoints/banners';
import { operation } from './operation';

/** A slide of the home page. */
export const banner = object({
  _id: text,
  coverDesktop: filePath,
  coverMobile: filePath,
  text,
  /** A smaller line under the text. */
  lead: text,
  /** Where its button leads, and what the button says. */
  href: text,
  action: text,
  pictures,
}).check(
  refine((one) => Boolean(one.coverDesktop || one.coverMobile || one.text), 'A banner without picture and text.'),
);
export type Banner = Infer<typeof banner>;

export const bannerList = tolerantList(banner);

/** `inline=true` asks for the first banner's phone picture as a data URI. */
export const bannerQuery = object({
  inline: optional(string().check(regex(/^(true|false)$/))),
});

export const listBanners = operation({
  ...endpoints.listBanners,
  summary: 'The slides of the home page',
  tag: 'Content',
  auth: 'none',
  query: bannerQuery,
  response: bannerList,
  errors: [400],
});
