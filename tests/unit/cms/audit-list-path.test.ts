import { expect, test } from 'vitest';
import { auditListPath, readAuditFilter } from '@/lib/cms/audit/audit-list-path';

const readBack = (path: string) =>
  readAuditFilter(Object.fromEntries(new URL(path, 'https://school.example').searchParams));

test('an owner who filters by person, action, place and days finds the same filter in the form again', () => {
  const filter = { actor: 'staff-1', action: 'update', subject: 'courses', from: '2026-11-01', until: '2026-11-23' };
  expect(readBack(auditListPath(filter))).toEqual(filter);
});

test('a day begins and ends at midnight in Yangon', () => {
  const { searchParams } = new URL(
    auditListPath({ from: '2026-11-23', until: '2026-11-23' }),
    'https://school.example',
  );
  expect([...searchParams.values()]).toEqual(['2026-11-22T17:30:00.000Z', '2026-11-23T17:30:00.000Z']);
});

test('without a filter the whole log is shown', () => {
  expect(auditListPath({ actor: '', from: '' })).toBe('/admin/collections/audit-entries');
});
