import { getLocale, getText } from '#text';
import { discountedPrice, displayPrice } from '@/lib/format/price';
import { fill } from '@/lib/text/fill';
import { Badge } from './badge';

export function Price({ price, off }: { price?: string; off?: string }) {
  if (!price) return null;
  const locale = getLocale();
  const discount = discountedPrice({ price, off }, locale);
  if (!discount) {
    return (
      <span className="price">
        <strong>{displayPrice(price, locale)}</strong>
      </span>
    );
  }
  return (
    <span className="price">
      <strong>{discount.now}</strong>
      <span>
        <s>{discount.before}</s>
        <Badge tone="golden">{fill(getText('ui').off, { percent: discount.off })}</Badge>
      </span>
    </span>
  );
}
