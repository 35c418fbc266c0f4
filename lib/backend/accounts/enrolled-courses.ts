import { route } from '@/lib/backend/route';
import { routes } from '@/lib/backend/routes';
import { openCms } from '@/lib/cms/open';
import type { PaymentRequest } from '@/lib/cms/payload-types';
import { type EnrolledCourse, listEnrolledCourses } from '@/lib/contract/payments';
import { forbidden } from '@/lib/errors';
import { refusal } from '@/lib/text/refusal';
import { rejectionReason } from '@/lib/text/rejection-reason';

/** Without enrolments: an account with an unverified email must not show what the owner of the email has sent. */
export const enrolledCourses = routes(
  route(listEnrolledCourses, async ({ params: { userId }, learner: { _id } }) => {
    if (userId.toLowerCase() !== _id) throw forbidden(refusal('errors', 'notYours'));
    return (await listPayments(_id)).map(toEnrolledCourse);
  }),
);

export async function listPayments(learner: string): Promise<PaymentRequest[]> {
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
  reasonCode,
  reason,
  reference,
  createdAt,
  course,
  courseName,
}: PaymentRequest): EnrolledCourse {
  const stored = typeof course === 'object' && course !== null ? course : undefined;
  return {
    _id: id,
    status: state === 'Accepted',
    course: { _id: stored?.id, name: stored?.name ?? courseName, mainType: 'Video' },
    state,
    reason: state === 'Rejected' ? rejectionReason({ reasonCode, reason }) : undefined,
    reference,
    createdAt,
  };
}
