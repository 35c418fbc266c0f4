import { discountedPrice, displayPrice } from '@/lib/format/price';
import { Badge } from './badge';

export function Price({ price, off }: { price?: string; off?: string }) {
  if (!price) return null;
  const discount = discountedPrice({ price, off });
  if (!discount) {
    return (
      <span className="price">
        <strong>{displayPrice(price)}</strong>
      </span>
    );
  }
  return (
    <span className="price">
      <strong>{discount.now}</strong>
      <span>
        <s>{discount.before}</s>
        <Badge tone="golden">{discount.label}</Badge>
      </span>
    </span>
  );
}
