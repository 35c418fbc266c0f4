import type { Locator } from '@playwright/test';

/** Returns the lowest contrast ratio (1 to 21) of the visible matches, between text and background. */
export const textContrast = (texts: Locator): Promise<number> =>
  texts.evaluateAll((elements) => {
    const numbers = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = numbers(colour).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const background = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.body).backgroundColor;
      const colour = getComputedStyle(element).backgroundColor;
      return numbers(colour)[3] === 0 ? background(element.parentElement) : colour;
    };
    const ratios = elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const text = luminance(getComputedStyle(element).color);
        const ground = luminance(background(element));
        return (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
      });
    // Without a match 0: a selector that finds nothing must fail.
    return ratios.length > 0 ? Math.min(...ratios) : 0;
  });
