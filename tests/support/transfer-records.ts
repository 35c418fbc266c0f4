import { randomUUID } from 'node:crypto';
import { openCms } from '@/lib/cms/open';

type CourseOfRecord = { id: string; name: string };

const transfer = (course: CourseOfRecord, more: object = {}) => ({
  name: 'Aye Aye',
  email: 'aye@example.com',
  phone: '+959250000118',
  course: course.id,
  courseName: course.name,
  price: 150_000,
  reference: randomUUID(),
  state: 'Accepted' as const,
  decisions: [],
  ...more,
});
/** Accepted, unless `more` has another state. */
export const makeEnrolment = async (course: CourseOfRecord, more: object = {}) =>
  (await openCms()).create({
    collection: 'enrolments',
    data: { ...transfer(course, more), fbName: 'Aye', age: 20, courseType: 'Group', ruleStatus: true },
  });
export const makePayment = async (course: CourseOfRecord, more: object = {}) =>
  (await openCms()).create({ collection: 'payment-requests', data: transfer(course, more) });
