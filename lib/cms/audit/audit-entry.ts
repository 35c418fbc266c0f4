import type { Locale } from '@/lib/format/locale';

export const auditActions = [
  'create',
  'update',
  'roles',
  'trash',
  'restore',
  'restoreVersion',
  'delete',
  'login',
  'logout',
  'forgotPassword',
  'resetPassword',
  'unlock',
  'suspend',
  'unsuspend',
  'secondFactorOn',
  'secondFactorOff',
  'secondFactorReset',
  'recoveryCodes',
  'recoveryCodeUsed',
  'trustDevice',
  'endTrust',
  'endSession',
  'export',
  'accept',
  'reject',
  'cancel',
  'undo',
  'reopen',
] as const;
export type AuditAction = (typeof auditActions)[number];

export type AuditValue = string | number | boolean | string[] | null;

/** Without `before` and `after` only the fact of the change is recorded. */
export type AuditChange = {
  path: string;
  /** Of a text that is not the English one. */
  language?: Exclude<Locale, 'en'>;
  before?: AuditValue;
  after?: AuditValue;
};

export type AuditEntry = {
  /** When it happened, as ISO text. */
  at: string;
  action: AuditAction;
  /** Staff id and the name at that time. Null for somebody who is not logged in. */
  actor: string | null;
  actorName: string | null;
  /** Slug of the collection or global. */
  subject: string;
  /** Null for a global or a whole list. */
  record: string | null;
  title: string | null;
  changes: AuditChange[];
  /** False while SQLite, which has no transactions here, has not confirmed the change. */
  confirmed: boolean;
};

export const readChanges = (stored: unknown): AuditChange[] => (Array.isArray(stored) ? (stored as AuditChange[]) : []);
