import * as z from 'zod/mini';
import { filePath, text, tolerantList } from './common';
import * as endpoints from './endpoints/banners';
import { operation } from './operation';
import { pictures } from './pictures';
import { textLanguages } from './text-languages';

export const banner = z
  .object({
    _id: text,
    coverDesktop: filePath,
    coverMobile: filePath,
    text,
    lead: text,
    href: text,
    action: text,
    textLanguages,
    pictures,
  })
  .check(
    z.refine(
      (banner) => Boolean(banner.coverDesktop || banner.coverMobile || banner.text),
      'A banner without picture and text.',
    ),
  );
export type Banner = z.infer<typeof banner>;

export const bannerList = tolerantList(banner);

/** `inline=true` adds the phone picture of the first banner as a data URI. */
export const bannerQuery = z.object({
  inline: z.optional(z.string().check(z.regex(/^(true|false)$/))),
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
