import 'server-only';
import { cookies } from 'next/headers';
import { apiUrl } from '@/lib/contract/endpoint';
import { type EnrolledCourse, listEnrolledCourses } from '@/lib/contract/payments';
import { logError } from '@/lib/log-error';
import { sessionCookie } from '@/lib/session/token';
import { backend } from './backend';

const timeoutMs = 4000;

/** The newest payment this learner sent for a course; undefined when there is none, or when it cannot be known just now. */
export async function ownPayment(learner: string, course: string): Promise<EnrolledCourse | undefined> {
  const token = (await cookies()).get(sessionCookie())?.value;
  if (!token) return undefined;
  const path = apiUrl(listEnrolledCourses, { userId: learner });
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  try {
    const answer = await backend().request(path, { headers, timeout: timeoutMs });
    if (!answer.ok) return undefined;
    const sent = listEnrolledCourses.response.parse(((await answer.json()) as { data: unknown }).data);
    return sent.find((one) => one.course?._id === course);
  } catch (error) {
    logError('Earlier payments could not be loaded.', error);
    return undefined;
  }
}
