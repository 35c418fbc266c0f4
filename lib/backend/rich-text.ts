import { convertLexicalToHTML, type HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html';
import { cleanHtml } from '@/lib/format/clean-html';
import { escapeHtml } from '@/lib/format/escape-html';
import { picturePath, toPicture } from './pictures';

type RichText = Parameters<typeof convertLexicalToHTML>[0]['data'];

const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  upload: ({ node }) => {
    const upload = typeof node.value === 'object' ? (node.value as Parameters<typeof toPicture>[0]) : undefined;
    const picture = toPicture(upload);
    const path = picturePath(upload);
    if (!picture || !path) return '';
    return `<img src="${path}" alt="${escapeHtml(picture.alt)}" width="${picture.width}" height="${picture.height}" loading="lazy">`;
  },
});

export function toHtml(text: unknown): string {
  if (!text) return '';
  return cleanHtml(convertLexicalToHTML({ data: text as RichText, converters, disableContainer: true }));
}
