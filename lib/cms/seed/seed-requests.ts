import type { Learner } from '@/lib/cms/payload-types';
import { learnerName, notesOfAdults, notesOfChildren } from '@/lib/cms/seed/content/learners';
import { inDays } from '@/lib/cms/seed/relative-dates';
import type { CourseSeed } from '@/lib/cms/seed/types';
import type { Child } from '@/lib/contract/children';
import { parseAges } from '@/lib/format/ages';
import { applyDiscount } from '@/lib/format/price';

const oldest = 55;
const noteEvery = 6;
const adult = 15;

/** What the n-th learner paid for a class that began that many days ago. */
export function toRequest(course: CourseSeed, index: number, beganDaysAgo: number) {
  const name = learnerName(index);
  const { from, to } = parseAges(course.ages) ?? { from: 18, to: oldest };
  const notes = from < adult ? notesOfChildren : notesOfAdults;
  const sentAt = inDays(-beganDaysAgo - 4 - (index % 18), 9 + (index % 9));
  return {
    name,
    email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
    phone: `+9592500${10_100 + index}`,
    fbName: name,
    age: from + ((index * 5) % (Math.min(to, oldest) - from + 1)),
    courseType: 'Group',
    ruleStatus: true,
    courseName: course.name,
    price: course.off ? applyDiscount(course.price, course.off) : course.price,
    reference: `EP-DE${String(100 + index)}-CL`,
    state: 'Accepted',
    decisions: [{ action: 'accept', at: sentAt, by: 'demonstration', name: 'Owner' }],
    notes: index % noteEvery === 0 ? notes[(index / noteEvery) % notes.length] : null,
    createdAt: sentAt,
    updatedAt: sentAt,
  };
}

/** Sent from the account of a parent for one of the children. */
export function requestFor({ name, age }: { name: string; age?: number }, parent: Learner) {
  const child = (parent.children as Child[]).find((one) => one.name === name);
  const { id: learner, email, phone } = parent;
  return { learner, child: child?._id, name, email, phone, fbName: parent.name, ...(age && { age }) };
}
