import sanitizeHtml from 'sanitize-html';

/** Words that neither French nor the names on the site have. */
const english =
  /(?<![\p{L}’'_-])(?:the|of|and|for|from|with|your?|our|we|is|are|was|were|been|please|this|that|these|how|what|when|where|which|who|not|can|will|have|has|it|its|my|their|there|here|add|choose|send|see|more|show|next|back|open|loading|search|beginner|elementary|intermediate|advanced|students|instructors|certificates)(?![\p{L}’'_-])/iu;

const attributes = /\s(?:alt|title|aria-label|placeholder|content|value|data-label)="((?!https?:)[^"]*)"/g;

/** Nobody sees the values of these. */
const choices = /<(?:option|input(?=[^>]*\stype="(?:radio|checkbox|hidden)"))\b[^>]*>/g;

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

/** What people read or hear, without the parts in other languages. */
export function visibleTexts(html: string): string[] {
  const inPageLanguage = sanitizeHtml(html.replace(/<!--.*?-->/gs, ''), {
    allowedTags: false,
    allowedAttributes: false,
    allowedSchemes: false,
    allowVulnerableTags: true,
    nonTextTags: ['script', 'style'],
    exclusiveFilter: ({ tag, attribs }) =>
      ['script', 'style'].includes(tag) || (tag !== 'html' && /^(?:en|fr)\b/.test(attribs.lang ?? '')),
  } as sanitizeHtml.IOptions);
  const shown = inPageLanguage.replace(choices, (tag) => tag.replace(/\svalue="[^"]*"/, ''));
  const spoken = [...shown.matchAll(attributes)].map(([, text]) => text ?? '');
  return [...inPageLanguage.split(/<[^>]*>/), ...spoken].map((text) => decode(text).trim()).filter(Boolean);
}

export const hasEnglish = (text: string): boolean => english.test(text);

/** Texts of a Burmese or French page with English words outside `names`. */
export const englishTexts = (html: string, names: RegExp): string[] =>
  visibleTexts(html).filter((text) => hasEnglish(text.replace(names, '')));
