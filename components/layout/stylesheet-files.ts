import 'server-only';
import { createHash } from 'node:crypto';
import { type StylesheetName, shareStylesheetTexts } from '@/components/ui/stylesheet-texts';
import { stylesheets } from '@/styles/stylesheets';

const names = Object.keys(stylesheets) as StylesheetName[];
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
const files = new Map(names.map((name) => [name, `${name}-${hash(stylesheets[name])}.css`]));

shareStylesheetTexts(stylesheets);

/** A file may stand before the styles of the page, and the first that names the layers orders them. */
const layers = '@layer properties,theme,base,components,utilities;';

export const stylesheetHref = (name: StylesheetName): string => `/stylesheets/${files.get(name)}`;

/** The stylesheet of a file name; `isCurrent` is false for one without a hash or with an older one. */
export function findStylesheet(file: string): { text: string; isCurrent: boolean } | undefined {
  const requested = /^([a-z-]+?)(?:-[0-9a-f]{12})?\.css$/.exec(file)?.[1];
  const name = names.find((each) => each === requested);
  return name && { text: `${layers}${stylesheets[name]}`, isCurrent: files.get(name) === file };
}
