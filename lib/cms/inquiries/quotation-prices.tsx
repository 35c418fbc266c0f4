'use client';

import { useState } from 'react';
import { formatMmk } from '@/lib/format/price';
import { formatStaffDate } from '@/lib/format/staff-date';
import type { QuotationDraft } from './quotation-draft';
import { quotationTexts } from './quotation-texts';
import { formatTypedPrice, lineTotal, type QuotationLine, quotationTotal } from './quotation-total';
import { type SaveState, useQuotationAutosave } from './use-quotation-autosave';
import './quotation-prices.css';

type Props = { inquiry: string; stored: QuotationDraft; language: string };

const emptyLine: QuotationLine = { description: '', quantity: '1', price: '' };

const stateText: Record<SaveState, 'saving' | 'saved' | 'notSaved' | undefined> = {
  idle: undefined,
  saving: 'saving',
  saved: 'saved',
  failed: 'notSaved',
};

export function QuotationPrices({ inquiry, stored, language }: Props) {
  const texts = quotationTexts(language);
  const [draft, setDraft] = useState<QuotationDraft>(stored);
  const { state, save, saveNow } = useQuotationAutosave(inquiry);
  const change = (changes: Partial<QuotationDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    save(next);
  };
  const changeLine = (at: number, changes: Partial<QuotationLine>) =>
    change({ lines: draft.lines.map((line, index) => (index === at ? { ...line, ...changes } : line)) });
  const { sum, discountPercent, discount, total } = quotationTotal(draft.lines, draft.discount);

  return (
    <section className="quotation-prices" data-discount={discountPercent > 0 || undefined}>
      <h2>{texts.price}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.description}</th>
            <th scope="col">{texts.quantity}</th>
            <th scope="col">{texts.unitPrice}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {draft.lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id
            <tr key={at}>
              <td>
                <textarea
                  aria-label={`${texts.description} ${at + 1}`}
                  rows={1}
                  value={line.description}
                  onChange={({ target }) => changeLine(at, { description: target.value })}
                />
                <button
                  type="button"
                  className="quotation-unprinted"
                  aria-label={`${texts.removeLine} ${at + 1}`}
                  onClick={() => change({ lines: draft.lines.filter((_, index) => index !== at) })}
                >
                  ×
                </button>
              </td>
              <td>
                <input
                  aria-label={`${texts.quantity} ${at + 1}`}
                  inputMode="numeric"
                  value={line.quantity}
                  onChange={({ target }) => changeLine(at, { quantity: target.value })}
                />
              </td>
              <td>
                <input
                  aria-label={`${texts.price} ${at + 1}`}
                  inputMode="numeric"
                  placeholder="MMK"
                  value={line.price}
                  onBlur={() => {
                    const price = formatTypedPrice(line.price);
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
              {texts.sum}
            </th>
            <td>{formatMmk(sum)}</td>
          </tr>
          <tr className="quotation-discount">
            <th scope="row" colSpan={3}>
              <label>
                {texts.discount}
                <input
                  inputMode="decimal"
                  value={draft.discount}
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
              {texts.total}
            </th>
            <td>
              <output>{formatMmk(total)}</output>
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="quotation-unprinted">
        <button type="button" onClick={() => change({ lines: [...draft.lines, emptyLine] })}>
          {texts.addLine}
        </button>{' '}
        <span role="status">{stateText[state] && texts[stateText[state]]}</span>{' '}
        {state === 'failed' && (
          <button type="button" onClick={() => saveNow(draft)}>
            {texts.saveAgain}
          </button>
        )}
      </p>
      <p className="quotation-validity">
        <label>
          {texts.validUntil}{' '}
          <input
            type="date"
            className="quotation-unprinted"
            value={draft.validUntil}
            onChange={({ target }) => change({ validUntil: target.value })}
          />
        </label>
        <span>{formatStaffDate(draft.validUntil, language, { hasTime: false })}</span>
      </p>
    </section>
  );
}
