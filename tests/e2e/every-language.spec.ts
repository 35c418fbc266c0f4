import { expect } from '@playwright/test';
import { findAxeFaults } from '@/tests/support/axe';
import { findBrokenBurmese } from '@/tests/support/burmese-lines';
import { test } from '@/tests/support/journey';
import { publicPages } from '@/tests/support/public-pages';
import { pixelsTooWide } from '@/tests/support/whole-page';

const paths = [...publicPages.map(([path]) => path), '/nowhere', '/styleguide'];

for (const locale of ['my', 'fr']) {
  for (const path of paths.map((one) => `/${locale}${one}`.replace(/\/$/, ''))) {
    test(`${path} passes axe in light and dark, fits every width, and breaks no syllable`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(path);
      expect(await findAxeFaults(page)).toEqual([]);
      for (const width of [320, 360, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        const wide = await pixelsTooWide(page);
        expect(wide, `${width} px`).toBeLessThanOrEqual(0);
        expect(await page.evaluate(findBrokenBurmese), `${width} px`).toEqual([]);
      }
    });
  }
}
