/** The two collections that the desk decides on. */
export const deskCollections = ['payment-requests', 'enrolments'] as const;
export type DeskCollection = (typeof deskCollections)[number];

export const deskActions = ['accept', 'reject', 'undo', 'reopen'] as const;
export type DeskAction = (typeof deskActions)[number];

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
