import type { PayloadRequest } from 'payload';
import { labelOf } from '@/lib/cms/classes/class-label';
import { idOf } from '@/lib/cms/classes/resources';
import { findOccupancy } from '@/lib/transfers/seat-list';
import { type OccupancyFilters, type OccupancyRow, occupancyPeriod } from './occupancy-rows';
import { courseNameOf, readClasses, teacherOf } from './read-classes';

/** Of the classes of the period, for whatever course and teacher: the filters offer those. */
export async function readOccupancy(req: PayloadRequest, filters: OccupancyFilters): Promise<OccupancyRow[]> {
  const classes = await readClasses(req, occupancyPeriod(filters));
  const occupancy = await findOccupancy(req.payload, classes);
  return classes.map((one): OccupancyRow => {
    const { taken = 0, held = 0, waiting = 0 } = occupancy.get(one.id) ?? {};
    const { id, state, seats } = one;
    const minimum = one.minimum ?? undefined;
    return {
      id,
      label: labelOf(one),
      state,
      course: { id: idOf(one.course) ?? '', name: courseNameOf(one) },
      teacher: teacherOf(one),
      startsAt: one.startsAt ?? undefined,
      seats,
      taken,
      held,
      waiting,
      minimum,
      isBelowMinimum: minimum !== undefined && taken < minimum,
    };
  });
}
