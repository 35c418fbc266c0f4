import { expect, type Page } from '@playwright/test';
import { stylesheets } from '@/styles/stylesheets';

/** The text of each stylesheet. Requested once: the build does not change. */
let stylesheetTexts: Promise<(readonly [name: string, text: string])[]> | undefined;

function readStylesheets({ request }: Page) {
  // Every page has the stylesheet of the site.
  const names = Object.keys(stylesheets).filter((name) => name !== 'site');
  return Promise.all(
    names.map(async (name) => {
      const response = await request.get(`/stylesheets/${name}.css`);
      expect(response.status(), name).toBe(200);
      // Inside a page the layers are ordered already.
      return [name, (await response.text()).replace(/^@layer [^{};]*;/, '')] as const;
    }),
  );
}

/** Fails if a stylesheet that the page lacks matches an element of the page, even a hidden one. */
export async function expectStyled(page: Page): Promise<void> {
  stylesheetTexts ??= readStylesheets(page);
  expect(await page.evaluate(findMissingRules, await stylesheetTexts)).toEqual([]);
}

/** Runs in the page. Matches states such as `:hover` always, since they may occur later. */
function findMissingRules(stylesheets: (readonly [name: string, text: string])[]): string[] {
  const pseudoElements = /::[\w-]+(\([^()]*\))?/g;
  const states = /:(hover|active|focus-visible|focus-within|focus|checked|disabled|invalid)\b/g;
  const present = [...document.querySelectorAll('style')].map((style) => style.textContent ?? '').join('\n');
  const selectorsOf = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
      ...(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? selectorsOf(rule.cssRules) : []),
    ]);
  const withoutStates = (selector: string) =>
    selector.replace(pseudoElements, '').replace(states, ':not(never)') || '*';
  const matches = (selector: string) => document.querySelector(withoutStates(selector)) !== null;
  return stylesheets
    .filter(([, text]) => !present.includes(text))
    .flatMap(([name, text]) => {
      const stylesheet = new CSSStyleSheet();
      stylesheet.replaceSync(text);
      return selectorsOf(stylesheet.cssRules)
        .filter(matches)
        .map((selector) => `${name}: ${selector}`);
    });
}
