import { type BrowserContext, test as base, expect } from '@playwright/test';

/** Of a policy, of React, which writes warnings to the console in development, or of `getText` in the browser. */
const isFault = (text: string) =>
  /Content[- ]Security[- ]Policy|hydrat|react\.dev\/errors|brings no texts of/i.test(text);

export class PageFaults {
  private readonly found: string[] = [];
  private readonly expected: RegExp[] = [];

  /** Expects errors that match, as many as there are. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (isFault(message.text())) this.found.push(`${message.page()?.url()} ${message.text()}`);
    });
    // React throws recoverable errors of hydration globally.
    context.on('weberror', (error) => {
      this.found.push(`${error.page()?.url()} ${error.error()}`);
    });
  }

  get unexpected(): string[] {
    return this.found.filter((fault) => !this.expected.some((pattern) => pattern.test(fault)));
  }
}

/** Fails when a page violates its content security policy, fails to hydrate, or throws an error that the test does not expect. */
export const test = base.extend<{ faults: PageFaults }>({
  faults: [
    async ({ browser }, use) => {
      const faults = new PageFaults();
      const watch = (context: BrowserContext) => faults.watch(context);
      browser.on('context', watch);
      await use(faults);
      browser.off('context', watch);
      expect(faults.unexpected, 'errors of the pages').toEqual([]);
    },
    { auto: true },
  ],
});
