import type { DefaultServerCellComponentProps } from 'payload';
import { findOccupancy } from '@/lib/transfers/seat-list';
import { occupancyLine, seatTexts } from './seat-texts';

/** "9 of 12 seats taken, 2 held, 4 waiting" */
export async function OccupancyCell({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  // Payload renders the cell of a `ui` field in its form too, without a row.
  if (!rowData) return null;
  const { id, seats, deskSeats } = rowData as { id: string; seats?: number; deskSeats?: number };
  const found = await findOccupancy(payload, [{ id, deskSeats: deskSeats ?? 0 }]);
  const occupancy = found.get(id);
  return occupancy ? occupancyLine(seatTexts(i18n.language), { ...occupancy, seats: seats ?? 0 }) : null;
}
