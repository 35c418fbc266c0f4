import { getLocale } from '#text';
import type { Media } from '@/lib/cms/payload-types';
import { pictureWidths } from '@/lib/cms/picture-sizes';
import type { Picture } from '@/lib/contract/pictures';
import { chooseText } from './localised';

type Upload = Media | string | null | undefined;

const isMedia = (upload: Upload): upload is Media => typeof upload === 'object' && upload !== null;
const pathOf = (filename: string) => `/media/${encodeURIComponent(filename)}`;

export function picturePath(upload: Upload): string | undefined {
  if (!isMedia(upload)) return undefined;
  const filename = upload.sizes?.webp720?.filename ?? upload.filename;
  return filename ? pathOf(filename) : undefined;
}

/** `inline` adds the phone size as a data URI. */
export function toPicture(upload: Upload, isInline = false): Picture | undefined {
  if (!isMedia(upload)) return undefined;
  const sources: Picture['sources'] = [];
  for (const format of ['avif', 'webp'] as const) {
    for (const width of pictureWidths) {
      const filename = upload.sizes?.[`${format}${width}`]?.filename;
      if (filename) sources.push({ type: `image/${format}`, width, path: pathOf(filename) });
    }
  }
  // There is no size wider than the original.
  const { filename, mimeType, width } = upload;
  if (filename && mimeType === 'image/webp' && width && width < Math.max(...pictureWidths)) {
    sources.push({ type: mimeType, width, path: pathOf(filename) });
  }
  const { text, language } = chooseText(upload.alt, getLocale());
  return {
    alt: String(text ?? ''),
    ...(language !== getLocale() && { altLanguage: language }),
    width: upload.width ?? 0,
    height: upload.height ?? 0,
    sources,
    ...(isInline && upload.inline ? { inline: upload.inline } : {}),
  };
}

/** `inlined` names the field whose picture is inlined. */
export function picturesOf(fields: Record<string, Upload>, inlined?: string): Record<string, Picture> {
  const entries = Object.entries(fields).flatMap(([field, upload]) => {
    const picture = toPicture(upload, field === inlined);
    return picture ? [[field, picture] as const] : [];
  });
  return Object.fromEntries(entries);
}
