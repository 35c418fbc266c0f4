import type { Media } from '@/lib/cms/payload-types';
import { pictureWidths } from '@/lib/cms/picture-sizes';
import type { Picture } from '@/lib/contract/common';

type Upload = Media | string | null | undefined;

const isMedia = (upload: Upload): upload is Media => typeof upload === 'object' && upload !== null;
const pathOf = (filename: string) => `/media/${encodeURIComponent(filename)}`;

/** The one path of a picture that the specification's image fields carry: WebP, wide enough for a phone. */
export function picturePath(upload: Upload): string | undefined {
  if (!isMedia(upload)) return undefined;
  const filename = upload.sizes?.webp720?.filename ?? upload.filename;
  return filename ? pathOf(filename) : undefined;
}

/** A picture with all its sizes and its alternative text. `inline` adds the phone picture itself, where it is small. */
export function toPicture(upload: Upload, inline = false): Picture | undefined {
  if (!isMedia(upload)) return undefined;
  const sources: Picture['sources'] = [];
  for (const format of ['avif', 'webp'] as const) {
    for (const width of pictureWidths) {
      const filename = upload.sizes?.[`${format}${width}`]?.filename;
      if (filename) sources.push({ type: `image/${format}`, width, path: pathOf(filename) });
    }
  }
  // A size wider than the picture is not made; the picture itself stands in for it.
  const { filename, mimeType, width } = upload;
  if (filename && mimeType === 'image/webp' && width && width < Math.max(...pictureWidths)) {
    sources.push({ type: mimeType, width, path: pathOf(filename) });
  }
  return {
    alt: upload.alt,
    width: upload.width ?? 0,
    height: upload.height ?? 0,
    sources,
    ...(inline && upload.inline ? { inline: upload.inline } : {}),
  };
}

/** Pictures by field, without those that are missing; the phone picture of `inlined` is added to its own. */
export function picturesOf(fields: Record<string, Upload>, inlined?: string): Record<string, Picture> {
  const entries = Object.entries(fields).flatMap(([field, upload]) => {
    const picture = toPicture(upload, field === inlined);
    return picture ? [[field, picture] as const] : [];
  });
  return Object.fromEntries(entries);
}
