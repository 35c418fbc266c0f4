/** The states of a request with a screenshot. */
export const enrolmentStates = ['Pending', 'Accepted', 'Rejected', 'Cancelled'] as const;
export type EnrolmentState = (typeof enrolmentStates)[number];

/** With those of a request without one, see `lib/transfers/seat-states.ts`. */
export const requestStates = [...enrolmentStates, 'Waiting', 'Offered', 'Reserved', 'Expired'] as const;
export type RequestState = (typeof requestStates)[number];

/** An existing backend may send the boolean only. */
export function enrolmentState(enrolled: { state?: string; status?: boolean }): EnrolmentState {
  return enrolmentStates.find((state) => state === enrolled.state) ?? (enrolled.status ? 'Accepted' : 'Pending');
}
