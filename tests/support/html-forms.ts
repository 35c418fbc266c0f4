import { expect, type Page } from '@playwright/test';
import { test } from './journey';
import { abortScripts, reportSlowLine } from './slow-line';
import { holdScripts } from './visitor-form';

export type HtmlForm = {
  open: (page: Page) => Promise<unknown>;
  /** Something that only the server refuses. */
  fillWrongly: (page: Page) => Promise<unknown>;
  fillWell: (page: Page) => Promise<unknown>;
  button: string;
  error: string;
  thanks: string;
};

export const lines = [
  ['before any script has loaded', holdScripts],
  ['while no script can be loaded', abortScripts],
] as const;

/** Collects the submits of the page that are sent from now on. */
export function submitsOf(page: Page): string[] {
  const submits: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\//.test(request.url())) submits.push(request.url());
  });
  return submits;
}

export const submit = (page: Page, name: string) =>
  page.locator('form button[type=submit]:visible').filter({ hasText: name }).first().click();

/** Declares the tests of a form that posts as HTML. */
export function testHtmlForm(name: string, form: HtmlForm): void {
  for (const [when, stop] of lines) {
    test(`${name} sent ${when} gets its error, then its confirmation, once`, async ({ page }) => {
      await reportSlowLine(page);
      const scripts = await stop(page);
      const submits = submitsOf(page);
      await form.open(page);
      await form.fillWrongly(page);
      await submit(page, form.button);
      await expect(page.getByText(form.error)).toBeVisible();
      await form.fillWell(page);
      await submit(page, form.button);
      await expect(page.getByText(form.thanks).first()).toBeVisible();
      await scripts.release();
      expect(submits).toHaveLength(2);
    });
  }

  test(`${name} typed before any script has loaded is sent once after that`, async ({ page }) => {
    await reportSlowLine(page);
    const scripts = await holdScripts(page);
    const submits = submitsOf(page);
    await form.open(page);
    await form.fillWell(page);
    await scripts.release();
    await expect(page.locator('[data-island="ready"] form').first()).toBeAttached();
    await submit(page, form.button);
    await expect(page.getByText(form.thanks).first()).toBeVisible();
    expect(submits).toHaveLength(1);
  });
}
