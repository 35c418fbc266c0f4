import { createHash } from 'node:crypto';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { splitDocument } from '@/lib/http/page-cache/split-document';
import { frameworkPage } from '@/tests/support/framework-page';

const nonce = 'q/nYdVLzB3r8Z3qz0xIbNsNA';
const split = (page = frameworkPage(nonce)) => {
  const document = splitDocument(page, nonce);
  if (!document) throw new Error('The page was not recognised.');
  return document;
};
const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the scripts of the framework leave the HTML, and everything else stays as it was', () => {
  const { html } = split();
  expect(html).not.toContain('/_next/static/chunks/');
  expect(html).not.toContain('__next_f');
  expect(html).not.toContain(nonce);
  expect(html).toBe(
    [
      '<!DOCTYPE html><html lang="en" class="first-visit" data-scroll-behavior="smooth"><head><meta charSet="utf-8"/>',
      '<link rel="preload" href="/illustrations/thank-you.svg" as="image"/>',
      '<link rel="icon" href="/icons/icon-48.png" sizes="48x48" type="image/png"/>',
      '<style id="site-stylesheet">body{color:red}</style><style data-stylesheets="fields">input{color:blue}</style></head>',
      '<body id="top"><div hidden=""><!--$--><!--/$--></div><p>Bonjour</p>',
      '<script type="application/ld+json">{"@type":"ItemList"}</script>',
      `<script>addEventListener('load',function(){})</script></body></html>`,
    ].join(''),
  );
});

test('a text that was rendered before its sibling ends as one that was not', () => {
  const html = (content: string) => split(frameworkPage(nonce, { content })).html;
  expect(html('<p>Yangon<!-- --></p>')).toBe(html('<p>Yangon</p>'));
  expect(html('<p>2<!-- --> <!-- -->hours</p>')).toContain('<p>2<!-- --> <!-- -->hours</p>');
});

test('the scripts keep their order, without those for older browsers; preloads are listed once', () => {
  const { scripts, preloads } = split();
  const chunks = '/_next/static/chunks/';
  expect(scripts).toEqual([
    `${chunks}17fms_jsrb1ne.js`,
    `${chunks}turbopack-077hmtqrhcoji.js`,
    `${chunks}171ke1mrulrwg.js`,
  ]);
  expect(preloads).toEqual([`${chunks}0fik_yw8zs804.js`]);
});

test('hydration starts and gets its rows as the framework does, without the nonce', () => {
  const self: { __next_f?: unknown[]; TURBOPACK?: unknown[] } = {};
  const page = createContext(Object.assign(self, { self }));
  const { start, rows } = split();
  runInContext(start, page);
  expect(self.__next_f).toEqual([[0]]);
  runInContext(rows, page);
  expect(self.TURBOPACK).toEqual([{ otherChunks: [] }]);
  expect(self.__next_f).toEqual([[0], [1, '0:{"nonce":"$undefined","text":"Bonjour"}\n']]);
});

test('only elements with the nonce of the render are trusted by the policy', () => {
  const injected =
    '<script>alert(1)</script><style>p{color:red}</style><script src="/_next/static/chunks/a.js"></script>';
  const { html, sources, scripts } = split(frameworkPage(nonce, { content: injected }));
  expect(html).toContain(injected);
  expect(scripts).not.toContain('a.js');
  expect(sources).toEqual({
    scripts: [sourceOf("addEventListener('load',function(){})")],
    styles: [sourceOf('body{color:red}'), sourceOf('input{color:blue}')],
  });
});

test('scripts that complete streamed parts stay in the HTML and are trusted', () => {
  const complete = `<script nonce="${nonce}">$RC("B:0","S:0")</script>`;
  const { html, sources } = split(frameworkPage(nonce, { content: complete }));
  expect(html).toContain('<script>$RC("B:0","S:0")</script>');
  expect(sources.scripts).toContain(sourceOf('$RC("B:0","S:0")'));
});

test('renders that differ only in their nonce give the same document', () => {
  expect(splitDocument(frameworkPage('another'), 'another')).toEqual(split());
});

describe('a page is not recognised', () => {
  test.each([
    ['without the chunks of the payload', frameworkPage(nonce).replaceAll('__next_f', '__flight')],
    ['without scripts', frameworkPage(nonce).replaceAll('async=""', 'noModule=""')],
    ['with a script elsewhere', frameworkPage(nonce, { head: `<script src="/x.js" nonce="${nonce}"></script>` })],
    ['with the nonce elsewhere', frameworkPage(nonce, { content: `<p data-nonce="${nonce}"></p>` })],
    ['with the nonce elsewhere in the payload', frameworkPage(nonce, { payload: nonce })],
    ['with another end', `${frameworkPage(nonce)}<!-- -->`],
  ])('%s', (_, page) => {
    expect(splitDocument(page, nonce)).toBeUndefined();
  });
});
