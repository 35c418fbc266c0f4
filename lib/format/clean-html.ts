import sanitize from 'sanitize-html';

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
};

const burmeseRun = /(>|^)([^<]*[\u1000-\u109F][^<]*)(?=<|$)/g;
const burmesePhrase = /[\u1000-\u109F\u200B-\u200D](?:[\u1000-\u109F\u200B-\u200D\s၊။]*[\u1000-\u109F])?/g;

/** Marks Burmese as such, for its face, its line height and screen readers. */
const markBurmese = (html: string) =>
  html.replace(
    burmeseRun,
    (_, before: string, text: string) =>
      before + text.replace(burmesePhrase, (phrase) => `<span lang="my">${phrase}</span>`),
  );

/** HTML of any backend, cleaned of whatever could act: scripts, styles, handlers, frames, foreign schemes. */
export function cleanHtml(html: string): string {
  return markBurmese(sanitize(html, options));
}
