export const enrolmentStates = ['Pending', 'Accepted', 'Rejected', 'Cancelled'] as const;
export type EnrolmentState = (typeof enrolmentStates)[number];

/** An existing backend may send the boolean only. */
export function enrolmentState(enrolled: { state?: string; status?: boolean }): EnrolmentState {
  return enrolmentStates.find((state) => state === enrolled.state) ?? (enrolled.status ? 'Accepted' : 'Pending');
}
