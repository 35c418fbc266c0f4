import 'server-only';
import { cookies } from 'next/headers';
import { apiUrl } from '@/lib/contract/endpoint';
import { type EnrolledCourse, listEnrolledCourses } from '@/lib/contract/payments';
import { logError } from '@/lib/log-error';
import { sessionCookie } from '@/lib/session/token';
import { backend } from './backend';

const timeoutMs = 4000;

export async function findLastPayment(learner: string, course: string): Promise<EnrolledCourse | undefined> {
  const token = (await cookies()).get(sessionCookie())?.value;
  if (!token) return undefined;
  const path = apiUrl(listEnrolledCourses, { userId: learner });
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  try {
    const response = await backend.request(path, { headers, timeout: timeoutMs });
    if (!response.ok) return undefined;
    const payments = listEnrolledCourses.response.parse(((await response.json()) as { data: unknown }).data);
    return payments.find((payment) => payment.course?._id === course);
  } catch (error) {
    logError('Earlier payments could not be loaded.', error);
    return undefined;
  }
}
