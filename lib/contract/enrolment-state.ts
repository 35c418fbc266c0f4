export const enrolmentStates = ['Pending', 'Accepted', 'Rejected', 'Cancelled'] as const;
export type EnrolmentState = (typeof enrolmentStates)[number];

/** The state of an enrolment: as told, else by its boolean. */
export function enrolmentState(enrolled: { state?: string; status?: boolean }): EnrolmentState {
  return enrolmentStates.find((state) => state === enrolled.state) ?? (enrolled.status ? 'Accepted' : 'Pending');
}
