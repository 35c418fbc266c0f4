import sanitize from 'sanitize-html';
import { burmeseRuns } from './language';

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
    // A page has one h1, and it is not in the text.
    h1: 'h2',
    // A wide table scrolls inside itself, so the keyboard must reach it.
    table: (tagName) => ({ tagName, attribs: { tabindex: '0' } }),
    a: (tagName, { href = '' }) => {
      const attribs: sanitize.Attributes = { href };
      if (/^https?:/i.test(href)) attribs.rel = 'noopener noreferrer';
      return { tagName, attribs };
    },
  },
  // What was marked before is marked anew.
  exclusiveFilter: ({ tag, attribs }) => tag === 'span' && attribs.lang === 'my' && 'excludeTag',
};

/** Marks Burmese as such, for its face, its line height and screen readers. */
const markBurmese = (html: string) =>
  html.replace(/(^|>)([^<]+)/g, (_, before: string, text: string) => {
    const runs = burmeseRuns(text).map((run) => (run.burmese ? `<span lang="my">${run.text}</span>` : run.text));
    return before + runs.join('');
  });

/** HTML of any backend, cleaned of whatever could act: scripts, styles, handlers, frames, foreign schemes. Cleaned again it stays the same. */
export function cleanHtml(html: string): string {
  return markBurmese(sanitize(html, options));
}
