import sanitize from 'sanitize-html';
import { splitBurmeseRuns } from './language';

const options: sanitize.IOptions = {
  allowedTags: [
    ...[
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'hr',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'sub',
      'sup',
      'span',
      'a',
      'ul',
      'ol',
      'li',
    ],
    ...['blockquote', 'code', 'pre', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'img', 'figure', 'figcaption'],
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    table: ['tabindex'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'http'] },
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    // Wide tables scroll, so they must be focusable.
    table: (tagName) => ({ tagName, attribs: { tabindex: '0' } }),
    a: (tagName, { href = '' }) => {
      const attribs: sanitize.Attributes = { href };
      if (/^https?:/i.test(href)) attribs.rel = 'noopener noreferrer';
      return { tagName, attribs };
    },
  },
  // Marked again below.
  exclusiveFilter: ({ tag, attribs }) => tag === 'span' && attribs.lang === 'my' && 'excludeTag',
};

/** `lang` sets the font and line height and is read by screen readers. */
const markBurmese = (html: string) =>
  html.replace(/(^|>)([^<]+)/g, (_, before: string, text: string) => {
    const runs = splitBurmeseRuns(text).map((run) => (run.isBurmese ? `<span lang="my">${run.text}</span>` : run.text));
    return before + runs.join('');
  });

/** Idempotent. */
export function cleanHtml(html: string): string {
  return markBurmese(sanitize(html, options));
}
