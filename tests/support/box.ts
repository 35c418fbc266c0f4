import type { Locator } from '@playwright/test';

export async function boxOf(locator: Locator) {
  await locator.waitFor();
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} has no box.`);
  return box;
}
