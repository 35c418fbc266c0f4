import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CollectionBeforeChangeHook, CollectionConfig, UploadConfig } from 'payload';
import { contentAccess } from '@/lib/cms/access/roles';
import { groups, labels } from '@/lib/cms/groups';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';
import { pictureWidths } from '@/lib/cms/picture-sizes';
import { mediaDirectory, placeInStorage } from '@/lib/cms/storage';
import { env } from '@/lib/env';

const inlineAtMost = 10 * 1024;

/** The phone picture as a data URI where it is small: the first banner travels inside the page. */
const keepInline: CollectionBeforeChangeHook = ({ data, req }) => {
  const phone = req.payloadUploadSizes?.avif720;
  if (!phone) return data;
  return {
    ...data,
    inline: phone.length <= inlineAtMost ? `data:image/avif;base64,${phone.toString('base64')}` : null,
  };
};

type FileHandler = NonNullable<UploadConfig['handlers']>[number];

/** A picture that is not there is an ordinary 404; the CMS would take it for a fault of the server and log it. */
const answerMissing: FileHandler = (_, { params: { filename } }) => {
  const { S3_BUCKET, BLOB_READ_WRITE_TOKEN } = env();
  if (S3_BUCKET || BLOB_READ_WRITE_TOKEN) return;
  if (existsSync(join(/* turbopackIgnore: true */ mediaDirectory(), filename))) return;
  return Response.json({ errors: [{ message: 'There is no such picture.' }] }, { status: 404 });
};

/** Public pictures. Each is made at upload in four widths, AVIF and WebP, so that no visitor waits for an encoder. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: labels({ en: 'Picture', my: 'ပုံ', fr: 'Image' }, { en: 'Pictures', my: 'ပုံများ', fr: 'Images' }),
  admin: { group: groups.content, useAsTitle: 'alt', defaultColumns: ['filename', 'alt', 'updatedAt'] },
  // Files are public, and the mobile app loads them without credentials.
  access: { ...contentAccess, read: () => true },
  hooks: { beforeChange: [keepInline], afterChange: [refreshSite('media')], afterDelete: [refreshSite('media')] },
  fields: [
    {
      name: 'alt',
      type: 'text',
      required: true,
    },
    {
      name: 'inline',
      type: 'textarea',
      admin: { hidden: true },
      access: { update: () => false },
    },
    ...placeInStorage,
  ],
  upload: {
    staticDir: mediaDirectory(),
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml'],
    adminThumbnail: 'webp480',
    pasteURL: false,
    handlers: [answerMissing],
    focalPoint: false,
    crop: false,
    formatOptions: { format: 'webp', options: { quality: 80 } },
    resizeOptions: { width: 1600, withoutEnlargement: true },
    imageSizes: pictureWidths.flatMap((width) => [
      {
        name: `avif${width}`,
        width,

        formatOptions: { format: 'avif', options: { quality: 50, effort: 2, chromaSubsampling: '4:2:0' } },
      },
      {
        name: `webp${width}`,
        width,

        formatOptions: { format: 'webp', options: { quality: 70 } },
      },
    ]),
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', 'public, max-age=31536000, immutable');
      headers.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    },
  },
};
