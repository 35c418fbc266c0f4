import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findStylesheet } from '@/components/layout/stylesheet-files';
import { Stylesheet, StylesheetRegistry } from '@/components/ui/stylesheet';
import { shareStylesheetTexts } from '@/components/ui/stylesheet-texts';
import { project } from '@/scripts/project.mjs';
import { stylesheets } from '@/styles/stylesheets';

let insertHtml: () => React.ReactNode;
vi.mock('next/navigation', () => ({
  useServerInsertedHTML: (callback: typeof insertHtml) => {
    insertHtml = callback;
  },
}));

beforeEach(() => shareStylesheetTexts({ ...stylesheets, home: '.home{}', blog: '.blog{}' }));
afterEach(() => vi.unstubAllGlobals());

test('the stylesheets of all sections are written once, in the order of the cascade, with the nonce', () => {
  const body = renderToStaticMarkup(
    <StylesheetRegistry nonce="abc">
      <Stylesheet name="blog" />
      <Stylesheet name="home" />
      <Stylesheet name="blog" />
    </StylesheetRegistry>,
  );
  expect(body).toBe('');
  expect(renderToStaticMarkup(insertHtml())).toBe(
    '<style nonce="abc" data-stylesheets="home blog">.home{}\n.blog{}</style>',
  );
  expect(insertHtml()).toBeNull();
});

test('a section that only the browser renders links its stylesheet, unless the page has it', () => {
  const inPage = vi.fn((selector: string) => (selector.includes('"home"') ? {} : null));
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { querySelector: inPage });
  expect(renderToStaticMarkup(<Stylesheet name="home" />)).toBe('');
  expect(renderToStaticMarkup(<Stylesheet name="blog" />)).toContain('href="/stylesheets/blog.css"');
});

test('a stylesheet that comes before those of the page keeps the order of their layers', () => {
  expect(findStylesheet('forms.css')?.text).toMatch(/^@layer properties,theme,base,components,utilities;/);
});

const read = (path: string) => readFileSync(join(project, path), 'utf8');
const components = ['app', 'components'].flatMap((folder) =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `${folder}/${file}`),
);

test('a component requests a stylesheet for classes of its own, not for those of other components', () => {
  const classesOf = (name: string) =>
    [...read(`styles/${name}.css`).matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name);
  const strange = components.flatMap((file) => {
    const text = read(file);
    const words = new Set([...text.matchAll(/["'`]([^"'`\n]*)["'`]/g)].flatMap(([, string = '']) => string.split(' ')));
    return [...text.matchAll(/<Stylesheet name="([\w-]+)"/g)]
      .filter(([, name = '']) => !classesOf(name).some((one) => one && words.has(one)))
      .map(([, name]) => `${file}: ${name}`);
  });
  expect(strange).toEqual([]);
});
