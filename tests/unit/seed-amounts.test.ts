import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { joinSyllables } from '@/lib/format/burmese-breaks';

type Entry = [path: string, text: string];

const entriesOf = (value: unknown, path: string): Entry[] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value ?? {}).flatMap(([key, inner]) => entriesOf(inner, `${path}/${key}`));

const seed = 'lib/cms/seed';
const namesIn = (folder: string, ending: string) =>
  readdirSync(join(seed, folder)).flatMap((file) => (file.endsWith(ending) ? [file.slice(0, -ending.length)] : []));

async function readTexts(content: string, posts: string): Promise<Entry[]> {
  const modules = namesIn(content, '.ts').map(async (name) =>
    entriesOf(await import(/* @vite-ignore */ join(process.cwd(), seed, content, `${name}.ts`)), `${content}/${name}`),
  );
  const articles = namesIn(posts, '.md').map((name): Entry => {
    const path = join(posts, `${name}.md`);
    return [path, readFileSync(join(seed, path), 'utf8')];
  });
  return [...(await Promise.all(modules)).flat(), ...articles];
}

const unit =
  'MMK|Ks|%|h|hours?|minutes?|days?|weeks?|months?|years?|heures?|jours?|semaines?|mois|ans?|ကျပ်|နာရီ|မိနစ်|ရက်|ပတ်|လ|နှစ်';
const breakableAmount = new RegExp(`(?:^|[^\\p{L}\\d])\\d[\\d,]* (?:${unit})(?![A-Za-zÀ-ÿ])`, 'u');
const asWritten = (text: string) => text;
/** Without the marks of bold text, which stands in an element of its own. */
const asShownInBurmese = (text: string) => joinSyllables(text.replaceAll('**', ''));

test.each([
  ['English', 'content', 'posts', asWritten],
  ['French', 'translations/fr', 'posts/fr', asWritten],
  ['Burmese', 'translations/my', 'posts/my', asShownInBurmese],
])('no amount of the demonstration school is parted from its unit at the end of a line in %s', async (...row) => {
  const [, content, posts, toShown] = row;
  const breakable = (await readTexts(content, posts)).flatMap(([path, text]) => {
    const found = toShown(text).match(breakableAmount)?.[0];
    return found ? [`${path}: ${found}`] : [];
  });
  expect(breakable).toEqual([]);
});
