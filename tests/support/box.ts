import type { Locator } from '@playwright/test';

/** Where something stands and how large it is, in pixels of the window. Waits for it; throws where it does not show. */
export async function boxOf(locator: Locator) {
  await locator.waitFor();
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} has no box.`);
  return box;
}
