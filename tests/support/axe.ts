import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** All that depends on the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds in the light and in the dark scheme. */
export async function findAxeFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Legacy mode opens no second page to collect the results of frames: there are none.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(colourRules)).analyze();
    for (const { id, nodes } of violations)
      faults.push(`${colorScheme}, ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }
  return faults;
}
