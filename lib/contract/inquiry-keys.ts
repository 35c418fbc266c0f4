export const heard = 'howDidYouHearAbout';
export const updates = 'wouldYouLikeToReceiveUpdatesAndPromotionalOffersFrom';
export type HeardKey = `${typeof heard}${string}`;
export type UpdatesKey = `${typeof updates}${string}`;

/** `product` is `PRODUCT_KEY`. */
export function inquiryKeys(product: string): { heard: HeardKey; updates: UpdatesKey } {
  return { heard: `${heard}${product}`, updates: `${updates}${product}` };
}
