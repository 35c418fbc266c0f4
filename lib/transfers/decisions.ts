import type { EnrolmentState } from '@/lib/contract/enrolment-state';
import type { RejectionCode } from '@/lib/text/rejection-reason';

export const transferCollections = ['payment-requests', 'enrolments'] as const;
export type TransferCollection = (typeof transferCollections)[number];

export const decisionActions = ['accept', 'reject', 'cancel', 'undo', 'reopen'] as const;
export type DecisionAction = (typeof decisionActions)[number];

export const verdictStates = { accept: 'Accepted', reject: 'Rejected', cancel: 'Cancelled' } as const;
export type Verdict = keyof typeof verdictStates;
export const isVerdict = (action: DecisionAction | undefined): action is Verdict =>
  action !== undefined && action in verdictStates;

export type Decision = {
  action: DecisionAction;
  at: string;
  /** Staff id; `name` is the name at that time. */
  by: string;
  name: string;
  reasonCode?: RejectionCode;
  reason?: string;
};

export const undoSeconds = 60;

export const readDecisions = (stored: unknown): Decision[] => (Array.isArray(stored) ? (stored as Decision[]) : []);

/** Accept, cancel, undo results in accepted. */
export function stateAfter(decisions: Decision[]): EnrolmentState {
  const states: EnrolmentState[] = [];
  for (const { action } of decisions) {
    if (action === 'undo') states.pop();
    else states.push(isVerdict(action) ? verdictStates[action] : 'Pending');
  }
  return states.at(-1) ?? 'Pending';
}
