import { expect, test } from 'vitest';
import { OccupancyCell } from '@/lib/cms/classes/occupancy-cell';

test('is empty in the form of a class, where Payload renders it without a row', async () => {
  expect(await OccupancyCell({ i18n: { language: 'en' } } as never)).toBeNull();
});
