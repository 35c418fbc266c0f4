import type { DefaultServerCellComponentProps } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HandlingCell, StateCell } from '@/lib/cms/inbox/status-cells';
import { InquiryKindCell } from '@/lib/cms/inquiries/inquiry-kind-cell';
import { DateCell } from '@/lib/cms/ui/date-cell';
import { PlainCell } from '@/lib/cms/ui/plain-cell';
import { PriceCell } from '@/lib/cms/ui/price-cell';

const cell = (cellData: unknown, changes: object = {}) =>
  ({
    cellData,
    collectionSlug: 'enrolments',
    field: { name: 'name' },
    i18n: { language: 'en' },
    link: true,
    payload: { config: { routes: { admin: '/admin' } } },
    rowData: { id: 'an-id' },
    ...changes,
  }) as unknown as DefaultServerCellComponentProps;

test('whichever column comes first in a list, it links to the record', () => {
  const cells = [
    PlainCell(cell('Thiri Aung')),
    PriceCell(cell(135_000)),
    DateCell(cell('2026-11-21T03:00:00.000Z')),
    StateCell(cell('Pending')),
    HandlingCell(cell('new')),
    InquiryKindCell(cell('Student Inquiry and Quotation Request Form')),
  ];
  for (const markup of cells.map((one) => renderToStaticMarkup(one))) {
    expect(markup).toMatch(/^<a href="\/admin\/collections\/enrolments\/an-id">.+<\/a>$/);
  }
});

test('an empty first column can be opened too; other columns are no links', () => {
  expect(renderToStaticMarkup(PlainCell(cell('')))).toContain('>–</a>');
  expect(renderToStaticMarkup(PlainCell(cell('Thiri Aung', { link: false })))).toBe('<span>Thiri Aung</span>');
  expect(renderToStaticMarkup(PlainCell(cell(null, { link: false })))).toBe('');
});

test('in the recycle bin it links to the deleted record', () => {
  expect(renderToStaticMarkup(PlainCell(cell('Thiri', { viewType: 'trash' })))).toContain(
    'href="/admin/collections/enrolments/trash/an-id"',
  );
});
