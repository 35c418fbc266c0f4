import type { EnrolmentState } from '@/lib/contract/enrolment-state';

/** The two collections in the review queue. */
export const transferCollections = ['payment-requests', 'enrolments'] as const;
export type TransferCollection = (typeof transferCollections)[number];

export const decisionActions = ['accept', 'reject', 'cancel', 'undo', 'reopen'] as const;
export type DecisionAction = (typeof decisionActions)[number];

/** The state that each verdict leads to. A cancelled transfer was called off by the learner or the school. */
export const outcomes = { accept: 'Accepted', reject: 'Rejected', cancel: 'Cancelled' } as const;
export type Verdict = keyof typeof outcomes;
export const isVerdict = (action: DecisionAction | undefined): action is Verdict =>
  action !== undefined && action in outcomes;

/** One entry of a record's append-only history. */
export type Decision = {
  action: DecisionAction;
  at: string;
  /** The id and, as it was then, the name of the member of staff. */
  by: string;
  name: string;
  reason?: string;
};

/** How long a decision can be undone with one tap. The sender's mail waits a little longer. */
export const undoSeconds = 60;

/** The history of a record, oldest first. */
export const readDecisions = (stored: unknown): Decision[] => (Array.isArray(stored) ? (stored as Decision[]) : []);

/** The state that a history leads to. Undo removes the decision before it: accept, cancel, undo is accepted. */
export function stateAfter(decisions: Decision[]): EnrolmentState {
  const states: EnrolmentState[] = [];
  for (const { action } of decisions) {
    if (action === 'undo') states.pop();
    else states.push(isVerdict(action) ? outcomes[action] : 'Pending');
  }
  return states.at(-1) ?? 'Pending';
}
