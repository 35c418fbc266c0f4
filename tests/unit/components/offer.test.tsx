import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Offer } from '@/components/reservations/offer';
import { StylesheetRegistry } from '@/components/ui/stylesheet';
import { shareStylesheetTexts } from '@/components/ui/stylesheet-texts';
import type { SeatOffer } from '@/lib/contract/reservations';
import { stylesheets } from '@/styles/stylesheets';

let insertHtml: () => React.ReactNode;
vi.mock('next/navigation', () => ({
  useServerInsertedHTML: (callback: typeof insertHtml) => {
    insertHtml = callback;
  },
}));

test('the buttons of an offer keep their distance from the note below, though the form has no fields', () => {
  shareStylesheetTexts(stylesheets);
  const offer: SeatOffer = {
    state: 'open',
    reference: 'EP-7K3M-Q2',
    course: 'French from Zero',
    class: 'Evening group',
    classId: 'c-1',
    heldUntil: '2026-12-04T12:00:00.000Z',
    payPath: undefined,
  };
  renderToStaticMarkup(
    <StylesheetRegistry>
      <Offer offer={offer} token="t-1" />
    </StylesheetRegistry>,
  );
  expect(renderToStaticMarkup(insertHtml())).toContain('data-stylesheets="fields"');
});
