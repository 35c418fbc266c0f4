import 'server-only';
import { cookies } from 'next/headers';
import { ownBackend } from '@/lib/backend/own';
import { pathOf } from '@/lib/contract/endpoint';
import { type EnrolledCourse, listEnrolledCourses } from '@/lib/contract/payments';
import { env } from '@/lib/env';
import { requestExistingBackend } from '@/lib/existing-backend/request';
import { logError } from '@/lib/log-error';
import { sessionCookie } from '@/lib/session/token';

const timeoutMs = 4000;

/** The newest payment this learner sent for a course; undefined when there is none, or when it cannot be known just now. */
export async function ownPayment(learner: string, course: string): Promise<EnrolledCourse | undefined> {
  const token = (await cookies()).get(sessionCookie())?.value;
  if (!token) return undefined;
  const path = pathOf(listEnrolledCourses, { userId: learner });
  const init = { headers: { accept: 'application/json', authorization: `Bearer ${token}` } };
  const { BACKEND_URL } = env();
  try {
    const answer = BACKEND_URL
      ? await requestExistingBackend(path, { ...init, timeout: timeoutMs })
      : await (await ownBackend()).request(`/api${path}`, init);
    if (!answer.ok) return undefined;
    const sent = listEnrolledCourses.response.parse(((await answer.json()) as { data: unknown }).data);
    return sent.find((one) => one.course?._id === course);
  } catch (error) {
    logError('Earlier payments could not be loaded.', error);
    return undefined;
  }
}
