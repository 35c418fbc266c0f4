import { convertLexicalToHTML, type HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html';
import { cleanHtml } from '@/lib/format/clean-html';
import { toPicture } from './pictures';

type RichText = Parameters<typeof convertLexicalToHTML>[0]['data'];

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  upload: ({ node }) => {
    const picture =
      typeof node.value === 'object' ? toPicture(node.value as Parameters<typeof toPicture>[0]) : undefined;
    const source = picture?.sources.find(({ type, width }) => type === 'image/webp' && width === 720);
    if (!picture || !source) return '';
    return `<img src="${source.path}" alt="${attribute(picture.alt)}" width="${picture.width}" height="${picture.height}" loading="lazy">`;
  },
});

/** What staff wrote in the editor as clean HTML; '' for nothing. */
export function toHtml(text: unknown): string {
  if (!text) return '';
  return cleanHtml(convertLexicalToHTML({ data: text as RichText, converters, disableContainer: true }));
}
