import { createHash } from 'node:crypto';

export type SplitDocument = {
  /** Without the framework's scripts. */
  html: string;
  /** The inline JavaScript that starts hydration. */
  start: string;
  /** The inline JavaScript that brings its data, in rows. */
  rows: string;
  /** URLs, in the framework's order. */
  scripts: string[];
  preloads: string[];
  /** CSP sources of the inline elements that remain. */
  sources: { scripts: string[]; styles: string[] };
};

export const documentEnd = '</body></html>';

const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>|<link\b[^>]*>/g;
const chunk = /\b(?:src|href)="(\/_next\/static\/chunks\/[\w.~-]+\.js)"/;
const hydrationStart = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(|\(globalThis\["TURBOPACK"\])/;
/** React ends a text whose sibling it waits for with a separator, whatever the sibling is. */
const idleSeparator = /<!-- -->(?=<)/g;
const row = /^self\.__next_f\.push\(/;

const join = (statements: string[]) => `${statements.join(';\n')};\n`;

export const cspSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Moves hydration out of a page that Next rendered with `nonce`. Undefined if something is not recognised. */
export function splitDocument(page: string, nonce: string): SplitDocument | undefined {
  const nonceAttribute = ` nonce="${nonce}"`;
  const start: string[] = [];
  const rows: string[] = [];
  const scripts: string[] = [];
  const preloads: string[] = [];
  const sources = { scripts: new Set<string>(), styles: new Set<string>() };
  let isUnknown = false;

  // React escapes ">" in attributes. Elements without the nonce are not trusted and stay as they are.
  const html = page.replace(element, (tag, name?: 'script' | 'style', attributes = '', content = '') => {
    const opening = name ? attributes : tag;
    if (!opening.includes(nonceAttribute)) return tag;
    const [, file] = chunk.exec(opening) ?? [];
    if (name === 'style') sources.styles.add(cspSource(content));
    else if (!name) {
      if (!file || !tag.includes('as="script"')) return tag;
      preloads.push(file);
      return '';
    } else if (/\bsrc="/.test(attributes)) {
      if (!file) isUnknown = true;
      // Browsers that would load a `nomodule` script cannot run the others.
      else if (!attributes.includes(' noModule=')) scripts.push(file);
      return '';
    } else if (hydrationStart.test(content)) {
      start.push(content);
      return '';
    } else if (row.test(content)) {
      rows.push(content);
      return '';
    } else if (!/\btype="/.test(attributes)) sources.scripts.add(cspSource(content));
    return tag.replace(nonceAttribute, '');
  });

  const data = join(rows).replaceAll(`\\"nonce\\":\\"${nonce}\\"`, '\\"nonce\\":\\"$undefined\\"');
  const isComplete = start.length > 1 && rows.length > 0 && scripts.length > 0 && html.endsWith(documentEnd);
  if (isUnknown || !isComplete || [html, join(start), data].some((text) => text.includes(nonce))) return undefined;
  return {
    html: html.replace(idleSeparator, ''),
    start: join(start),
    rows: data,
    scripts,
    preloads: preloads.filter((url) => !scripts.includes(url)),
    sources: { scripts: [...sources.scripts], styles: [...sources.styles] },
  };
}
