import type { PayloadRequest, Where } from 'payload';
import { staffRoles } from '@/lib/cms/access/roles';
import type { Staff } from '@/lib/cms/payload-types';
import { idPattern } from '@/lib/contract/common';

/** The instructor that a teacher's account is linked to. */
export function instructorOf(req: Pick<PayloadRequest, 'user'>): string | undefined {
  if (!staffRoles(req).includes('teacher')) return undefined;
  const { instructor } = req.user as Staff;
  return (typeof instructor === 'object' ? instructor?.id : instructor) ?? undefined;
}

/** Classes without a teacher of their own are taught by that of the course. */
export const taughtBy = (instructor: string): Where => ({
  or: [
    { teacher: { equals: instructor } },
    { and: [{ teacher: { exists: false } }, { 'course.instructor': { equals: instructor } }] },
  ],
});

/** Whether the class is one of the user's own as a teacher. */
export async function teachesClass(req: PayloadRequest, id: string): Promise<boolean> {
  const instructor = instructorOf(req);
  if (!instructor || !idPattern.test(id)) return false;
  const where: Where = { and: [{ id: { equals: id } }, taughtBy(instructor)] };
  const { totalDocs } = await req.payload.count({ collection: 'classes', where, overrideAccess: true });
  return totalDocs === 1;
}
