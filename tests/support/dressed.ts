import { expect, type Page } from '@playwright/test';
import { sheets } from '@/styles/sheets';

/** Fails where a part of the page, also one that is hidden, is meant by a rule of a style sheet that the page does not have. */
export async function expectDressed(page: Page): Promise<void> {
  // Every page has the sheet of the site.
  const names = Object.keys(sheets).filter((name) => name !== 'site');
  const texts = names.map(async (name) => {
    const answer = await page.request.get(`/sheet/${name}-000000000000.css`);
    expect(answer.status(), name).toBe(200);
    return [name, await answer.text()] as const;
  });
  expect(await page.evaluate(missingRules, await Promise.all(texts))).toEqual([]);
}

/** Runs in the page. A state such as `:hover` may come later, so it counts as given. */
function missingRules(sheets: (readonly [name: string, text: string])[]): string[] {
  const parts = /::[\w-]+(\([^()]*\))?/g;
  const states = /:(hover|active|focus-visible|focus-within|focus|checked|disabled|invalid)\b/g;
  const present = [...document.querySelectorAll('style')].map((style) => style.textContent ?? '').join('\n');
  const selectorsOf = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
      ...(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? selectorsOf(rule.cssRules) : []),
    ]);
  const given = (selector: string) => selector.replace(parts, '').replace(states, ':not(never)') || '*';
  const matches = (selector: string) => document.querySelector(given(selector)) !== null;
  return sheets
    .filter(([, text]) => !present.includes(text))
    .flatMap(([name, text]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return selectorsOf(sheet.cssRules)
        .filter(matches)
        .map((selector) => `${name}: ${selector}`);
    });
}
