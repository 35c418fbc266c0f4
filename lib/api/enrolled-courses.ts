import 'server-only';
import { cookies } from 'next/headers';
import { getLocale } from '#text';
import { apiUrl } from '@/lib/contract/endpoint';
import { type EnrolledCourse, listEnrolledCourses } from '@/lib/contract/payments';
import { logError } from '@/lib/log-error';
import { sessionCookie } from '@/lib/session/token';
import { backend } from './backend';
import type { Loaded } from './load';

const timeoutMs = 4000;

/** Of the learner who is logged in. */
export async function loadEnrolledCourses(learner: string): Promise<Loaded<EnrolledCourse[]>> {
  const token = (await cookies()).get(sessionCookie())?.value ?? '';
  const headers = { accept: 'application/json', authorization: `Bearer ${token}`, 'accept-language': getLocale() };
  try {
    const path = apiUrl(listEnrolledCourses, { userId: learner });
    const response = await backend.request(path, { headers, timeout: timeoutMs });
    if (!response.ok) throw new Error(`GET ${listEnrolledCourses.path} failed with ${response.status}.`);
    const { data } = (await response.json()) as { data: unknown };
    return { failed: false, data: listEnrolledCourses.response.parse(data) };
  } catch (error) {
    logError('The courses of a learner could not be loaded.', error);
    return { failed: true, data: null };
  }
}

export async function findLastPayment(learner: string, course: string): Promise<EnrolledCourse | undefined> {
  const { data } = await loadEnrolledCourses(learner);
  return data?.find((payment) => payment.course?._id === course);
}
