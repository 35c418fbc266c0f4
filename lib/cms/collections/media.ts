import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Access,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Field,
  MissingFile,
  type UploadConfig,
} from 'payload';
import { contentAccess, isStaff, publicContent } from '@/lib/cms/access/roles';
import { groups } from '@/lib/cms/groups';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';
import { localised } from '@/lib/cms/localised';
import { missingTranslationFields } from '@/lib/cms/missing-translations';
import { pictureWidths } from '@/lib/cms/picture-sizes';
import { keepReplacedFiles, restoreFile, restoreReplacedFiles } from '@/lib/cms/replaced-files';
import { hasObjectStorage, mediaDirectory, storageKeyFields } from '@/lib/cms/storage';
import { collectionLabels } from '@/lib/cms/text/collections';
import { pictureFile } from '@/lib/http/fixed-headers';

const maxInlineBytes = 10 * 1024;

/** Stores a small phone picture as a data URI, for the first banner in the HTML. */
const setInlinePicture: CollectionBeforeChangeHook = ({ data, req }) => {
  const phone = req.payloadUploadSizes?.avif720;
  if (!phone) return data;
  return {
    ...data,
    inline: phone.length <= maxInlineBytes ? `data:image/avif;base64,${phone.toString('base64')}` : null,
  };
};

/** Without a file, Payload would fetch the URL in the data. */
const requireFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isUpload = operation === 'create' && (args as { duplicateFromID?: string }).duplicateFromID === undefined;
  // Access control refuses the others.
  if (isUpload && isStaff(req) && !req.file) throw new MissingFile(req.t);
};

/** QR codes of accounts are replaced in the settings, by owners: there a version and a mail record it. */
const editorsExceptQrCodes: Access = async ({ req }) => {
  if (!isStaff(req, 'editor')) return false;
  const { accounts } = await req.payload.findGlobal({ slug: 'payment-details', depth: 0, overrideAccess: true, req });
  const codes = (accounts ?? []).flatMap(({ qr }) => (typeof qr === 'string' ? qr : []));
  return codes.length === 0 || { id: { not_in: codes } };
};

/** The mobile app loads files without credentials. With a condition Payload hands the record to the storage, which else looks it up as the visitor. */
const readFile = () => (hasObjectStorage() ? { filename: { exists: true } } : true);

type FileHandler = NonNullable<UploadConfig['handlers']>[number];

const hasFile = (filename: string) => existsSync(join(/* turbopackIgnore: true */ mediaDirectory(), filename));

const restoreMissing: FileHandler = async ({ payload }, { params: { filename } }): Promise<void> => {
  if (!hasObjectStorage() && !hasFile(filename)) await restoreFile(payload, filename);
};

/** Payload would respond 500 to a missing file, and log it. */
const respondNotFound: FileHandler = (_, { params: { filename } }) => {
  if (hasObjectStorage() || hasFile(filename)) return;
  return Response.json({ errors: [{ message: 'There is no such picture.' }] }, { status: 404 });
};

/** Payload adds these fields itself; hidden here, they are not offered as columns. */
const technicalFields: Field[] = ['url', 'thumbnailURL', 'mimeType'].map((name) => ({
  name,
  type: 'text',
  admin: { hidden: true },
}));

const alternativeText = localised({ name: 'alt', type: 'text', required: true });
const translations = missingTranslationFields([alternativeText]);

/** Public pictures, encoded at upload in four widths as AVIF and WebP. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: collectionLabels.media,
  admin: {
    group: groups.content,
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'updatedAt', ...translations.map(({ name }) => name)],
  },
  access: {
    ...contentAccess,
    read: (args) => (args.isReadingStaticFile ? readFile() : publicContent(args)),
    update: editorsExceptQrCodes,
  },
  hooks: {
    beforeOperation: [requireFile, keepReplacedFiles],
    beforeChange: [setInlinePicture],
    afterChange: [refreshSite('media')],
    afterDelete: [refreshSite('media')],
    afterError: [restoreReplacedFiles],
  },
  fields: [
    alternativeText,
    {
      name: 'inline',
      type: 'textarea',
      admin: { hidden: true },
      access: { update: () => false },
    },
    ...storageKeyFields,
    ...technicalFields,
    ...translations,
  ],
  upload: {
    staticDir: mediaDirectory(),
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml'],
    adminThumbnail: 'webp480',
    pasteURL: false,
    handlers: [restoreMissing, respondNotFound],
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
      for (const { key, value } of pictureFile) headers.set(key, value);
    },
  },
};
