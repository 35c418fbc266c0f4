'use client';

import { useState } from 'react';
import { longDate } from '@/lib/format/dates';
import { formatMmk } from '@/lib/format/price';
import type { QuotationDraft } from './quotation-draft';
import { groupedPrice, lineTotal, type QuotationLine, quotationTotal } from './quotation-total';
import { type SaveState, useSavedQuotation } from './use-saved-quotation';
import type { InboxWords } from './words';

type Words = Pick<InboxWords, 'addLine' | 'removeLine' | 'saving' | 'saved' | 'notSaved' | 'saveAgain'>;
type Props = { inquiry: string; stored: QuotationDraft; words: Words };

const empty: QuotationLine = { description: '', quantity: '1', price: '' };

const stateText: Record<SaveState, keyof Words | undefined> = {
  idle: undefined,
  saving: 'saving',
  saved: 'saved',
  failed: 'notSaved',
};

/** The prices, typed by staff before they print, saved with the inquiry as they are typed. */
export function QuotationPrices({ inquiry, stored, words }: Props) {
  const [typed, setTyped] = useState<QuotationDraft>(stored);
  const { state, save, saveNow } = useSavedQuotation(inquiry);
  const change = (changes: Partial<QuotationDraft>) => {
    const next = { ...typed, ...changes };
    setTyped(next);
    save(next);
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
                  onBlur={() => {
                    const price = groupedPrice(line.price);
                    if (price !== line.price) changeLine(at, { price });
                  }}
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
        </button>{' '}
        <span role="status">{stateText[state] && words[stateText[state]]}</span>{' '}
        {state === 'failed' && (
          <button type="button" onClick={() => saveNow(typed)}>
            {words.saveAgain}
          </button>
        )}
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
        <span>{longDate(typed.validUntil)}</span>
      </p>
    </section>
  );
}
