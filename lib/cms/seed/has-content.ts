import type { Payload } from 'payload';

/** Whether the demonstration content, or a school's own, is in. */
export async function hasContent(cms: Payload): Promise<boolean> {
  const [courses, totals] = await Promise.all([
    cms.count({ collection: 'courses', overrideAccess: true }),
    cms.findGlobal({ slug: 'totals', overrideAccess: true }),
  ]);
  // The totals are written last: a seed that was cut short is begun again.
  return courses.totalDocs > 0 && (totals.items?.length ?? 0) > 0;
}
