import type { EnrolmentState } from '@/lib/contract/enrolment-state';

/** The two collections that the desk decides on. */
export const deskCollections = ['payment-requests', 'enrolments'] as const;
export type DeskCollection = (typeof deskCollections)[number];

export const deskActions = ['accept', 'reject', 'cancel', 'undo', 'reopen'] as const;
export type DeskAction = (typeof deskActions)[number];

/** What each decision makes of a transfer; a cancelled one was called off, by the learner or by the school. */
export const outcomes = { accept: 'Accepted', reject: 'Rejected', cancel: 'Cancelled' } as const;
export type Verdict = keyof typeof outcomes;
export const isVerdict = (action: DeskAction | undefined): action is Verdict =>
  action !== undefined && action in outcomes;

/** One line of a record's history: who did what and when. Only ever added to. */
export type Decision = {
  action: DeskAction;
  at: string;
  /** The id and, as it was then, the name of the member of staff. */
  by: string;
  name: string;
  reason?: string;
};

/** For so long a decision is taken back with one tap; the learner's mail waits a little longer. */
export const undoSeconds = 60;

/** The history of a record, oldest first. */
export const readDecisions = (stored: unknown): Decision[] => (Array.isArray(stored) ? (stored as Decision[]) : []);

/** The state that a history has led to. Undoing takes the decision before it off: what was accepted and then cancelled is accepted again. */
export function stateAfter(decisions: Decision[]): EnrolmentState {
  const states: EnrolmentState[] = [];
  for (const { action } of decisions) {
    if (action === 'undo') states.pop();
    else states.push(isVerdict(action) ? outcomes[action] : 'Pending');
  }
  return states.at(-1) ?? 'Pending';
}
