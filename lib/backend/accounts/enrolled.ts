import { route } from '@/lib/backend/route';
import { routes } from '@/lib/backend/routes';
import { openCms } from '@/lib/cms/open';
import type { PaymentRequest } from '@/lib/cms/payload-types';
import { type EnrolledCourse, listEnrolledCourses } from '@/lib/contract/payments';
import { AppError } from '@/lib/errors';

/**
 * A learner's payment requests. Enrolments sent by guests are not among them: an account's e-mail is not proven, so whoever
 * registers with another person's address would read what that person sent.
 */
export const enrolled = routes(
  route(listEnrolledCourses, async ({ params: { userId }, learner: { _id } }) => {
    if (userId.toLowerCase() !== _id) throw new AppError(403, 'notYours', 'These are not your courses.');
    return (await paymentsOf(_id)).map(toEnrolledCourse);
  }),
);

/** Newest first. */
export async function paymentsOf(learner: string): Promise<PaymentRequest[]> {
  const cms = await openCms();
  const { docs } = await cms.find({
    collection: 'payment-requests',
    where: { learner: { equals: learner } },
    sort: '-createdAt',
    depth: 1,
    pagination: false,
    overrideAccess: true,
  });
  return docs;
}

function toEnrolledCourse({
  id,
  state,
  reason,
  reference,
  createdAt,
  course,
  courseName,
}: PaymentRequest): EnrolledCourse {
  const kept = typeof course === 'object' && course !== null ? course : undefined;
  return {
    _id: id,
    status: state === 'Accepted',
    course: { _id: kept?.id, name: kept?.name ?? courseName, mainType: 'Video' },
    state,
    reason: state === 'Rejected' ? (reason ?? undefined) : undefined,
    reference,
    createdAt,
  };
}
