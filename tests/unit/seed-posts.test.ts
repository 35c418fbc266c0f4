import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical';
import { convertMarkdownToLexical } from '@payloadcms/richtext-lexical';
import { describe, expect, test } from 'vitest';
import { instructors } from '@/lib/cms/seed/content/instructors';
import { posts } from '@/lib/cms/seed/content/posts';

const folder = join(process.cwd(), 'lib/cms/seed/posts');
const articles = posts.map((post) => ({ ...post, text: readFileSync(join(folder, `${post.slug}.md`), 'utf8') }));
/** Without markup and table rules. */
const countedWords = (text: string) => text.split(/[\s|]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe('the blog of the demo school', () => {
  test('has 14 posts with texts', () => {
    const texts = readdirSync(folder).filter((name) => name.endsWith('.md'));
    expect(texts.sort()).toEqual(posts.map(({ slug }) => `${slug}.md`).sort());
    expect(posts).toHaveLength(14);
  });

  test.each(articles)('$slug has 400 to 900 words under headings, and a short excerpt', ({ text, excerpt }) => {
    expect(countedWords(text)).toBeGreaterThanOrEqual(400);
    expect(countedWords(text)).toBeLessThanOrEqual(900);
    expect(text.match(/^## /gm)?.length).toBeGreaterThanOrEqual(3);
    expect(excerpt.length).toBeLessThanOrEqual(155);
  });

  test.each(articles)('$slug is signed by a teacher of the school', ({ author }) => {
    expect(instructors.map(({ name }) => name)).toContain(author);
  });

  test.each(articles)('$slug keeps French punctuation together', ({ text }) => {
    expect(text).not.toMatch(/« | »| [;:!?]/);
    expect(text, 'curved apostrophes').not.toMatch(/\p{L}'\p{L}/u);
  });

  test.each([
    ['', 'This page has no sound'],
    ['fr', 'Cette page n’a pas de son'],
    ['my', 'ဤစာမျက်နှာတွင် အသံ မပါ'],
  ])('the posts on pronunciation say that they have no sound before their exercises: %s', (language, notice) => {
    const spoken = posts.filter(({ category }) => category === 'Pronunciation');
    expect(spoken).toHaveLength(2);
    for (const { slug } of spoken) {
      const text = readFileSync(join(folder, language, `${slug}.md`), 'utf8');
      expect(text.indexOf(notice), slug).toBeGreaterThan(0);
      expect(text.indexOf(notice), slug).toBeLessThan(text.indexOf('\n1. '));
    }
  });

  test.each(articles)('$slug leads only to pages and posts that exist', ({ text }) => {
    const known = ['/adult', '/kid', '/native', '/video', '/level-test', '/contact', '/quotation'];
    for (const [, path = ''] of text.matchAll(/\]\((\/[^)]*)\)/g)) {
      expect([...known, ...posts.map(({ title }) => `/blog/${title}`)]).toContain(path);
    }
  });
});

type RichTextNode = { text?: string; children?: RichTextNode[] };
const textsOf = ({ text, children = [] }: RichTextNode): string[] => [
  ...(text === undefined ? [] : [text]),
  ...children.flatMap(textsOf),
];

describe('the rich text of every post', () => {
  const files = ['', 'fr', 'my'].flatMap((language) => posts.map(({ slug }) => join(language, `${slug}.md`)));

  test.each(files)('%s shows no Markdown', async (file) => {
    for (const name of ['PAYLOAD_SECRET', 'SESSION_SECRET', 'CRON_SECRET']) {
      process.env[name] ??= 'a-secret-of-the-tests-with-32-characters';
    }
    const { default: promised } = await import('@payload-config');
    const { editorConfig } = (await promised).editor as LexicalRichTextAdapter;
    const markdown = readFileSync(join(folder, file), 'utf8');
    const { root } = convertMarkdownToLexical({ editorConfig, markdown });
    expect(textsOf(root as RichTextNode).filter((text) => /[_*]/.test(text))).toEqual([]);
  });
});
