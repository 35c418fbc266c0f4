import * as z from 'zod/mini';
import { text, tolerant } from './common';
import { locale } from './text-languages';

const pictureSource = z.object({
  type: z.enum(['image/avif', 'image/webp']),
  width: z.number(),
  path: z.string(),
});

export const picture = z.object({
  alt: z.string(),
  /** If it differs from that of the request. Only the built-in backend sends it. */
  altLanguage: tolerant(locale),
  width: z.number(),
  height: z.number(),
  sources: z.array(pictureSource),
  /** A data URI, see `GET /banner?inline=true`. */
  inline: text,
});
export type Picture = z.infer<typeof picture>;

export const pictures = tolerant(z.record(z.string(), picture));
export type Pictures = z.infer<typeof pictures>;
