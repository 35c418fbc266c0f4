'use client';

import { useEffect, useState } from 'react';
import { longDate } from '@/lib/format/dates';
import { formatMmk } from '@/lib/format/price';
import { groupedPrice, lineTotal, type QuotationLine, quotationTotal } from './quotation-total';

type Typed = { lines: QuotationLine[]; discount: string; validUntil: string };
type Props = Omit<Typed, 'discount'> & { reference: string; words: { addLine: string; removeLine: string } };

const empty: QuotationLine = { description: '', quantity: '1', price: '' };

/** What was typed before in this tab, so that a reload costs nothing. */
function readTyped(key: string): Typed | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The prices, typed by staff before they print. They stay in the browser's tab and are stored nowhere. */
export function QuotationPrices({ reference, words, ...proposed }: Props) {
  const key = `quotation:${reference}`;
  const [typed, setTyped] = useState<Typed>({ ...proposed, discount: '' });
  useEffect(() => setTyped((before) => readTyped(key) ?? before), [key]);

  const change = (changes: Partial<Typed>) => {
    const next = { ...typed, ...changes };
    setTyped(next);
    sessionStorage.setItem(key, JSON.stringify(next));
  };
  const changeLine = (at: number, changes: Partial<QuotationLine>) =>
    change({ lines: typed.lines.map((line, index) => (index === at ? { ...line, ...changes } : line)) });
  const { sum, off, discount, total } = quotationTotal(typed.lines, typed.discount);

  return (
    <section className="quotation-prices" data-discount={off > 0 || undefined}>
      <h2>Price</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Description</th>
            <th scope="col">Quantity</th>
            <th scope="col">Price (MMK)</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {typed.lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own
            <tr key={at}>
              <td>
                <textarea
                  aria-label={`Description ${at + 1}`}
                  rows={1}
                  value={line.description}
                  onChange={({ target }) => changeLine(at, { description: target.value })}
                />
                <button
                  type="button"
                  className="quotation-unprinted"
                  aria-label={`${words.removeLine} ${at + 1}`}
                  onClick={() => change({ lines: typed.lines.filter((_, index) => index !== at) })}
                >
                  ×
                </button>
              </td>
              <td>
                <input
                  aria-label={`Quantity ${at + 1}`}
                  inputMode="numeric"
                  value={line.quantity}
                  onChange={({ target }) => changeLine(at, { quantity: target.value })}
                />
              </td>
              <td>
                <input
                  aria-label={`Price ${at + 1}`}
                  inputMode="numeric"
                  placeholder="MMK"
                  value={line.price}
                  onBlur={() => changeLine(at, { price: groupedPrice(line.price) })}
                  onChange={({ target }) => changeLine(at, { price: target.value })}
                />
              </td>
              <td>{formatMmk(lineTotal(line))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="quotation-sum">
            <th scope="row" colSpan={3}>
              Sum
            </th>
            <td>{formatMmk(sum)}</td>
          </tr>
          <tr className="quotation-discount">
            <th scope="row" colSpan={3}>
              <label>
                Discount
                <input
                  inputMode="decimal"
                  value={typed.discount}
                  placeholder="0"
                  onChange={({ target }) => change({ discount: target.value })}
                />
                %
              </label>
            </th>
            <td>{discount > 0 ? `− ${formatMmk(discount)}` : formatMmk(0)}</td>
          </tr>
          <tr className="quotation-total">
            <th scope="row" colSpan={3}>
              Total
            </th>
            <td>
              <output>{formatMmk(total)}</output>
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="quotation-unprinted">
        <button type="button" onClick={() => change({ lines: [...typed.lines, empty] })}>
          {words.addLine}
        </button>
      </p>
      <p>
        <label>
          Valid until{' '}
          <input
            type="date"
            className="quotation-unprinted"
            value={typed.validUntil}
            onChange={({ target }) => change({ validUntil: target.value })}
          />
        </label>
        <span className="quotation-printed">{longDate(typed.validUntil)}</span>
      </p>
    </section>
  );
}
