import type { CollectionConfig } from 'payload';
import { internalAccess } from '@/lib/cms/access/roles';

const hidden = { access: internalAccess, admin: { hidden: true } } as const;

/** A learner's token is valid only while its session exists. */
export const sessions: CollectionConfig = {
  slug: 'sessions',
  ...hidden,
  fields: [
    { name: 'learner', type: 'text', required: true, index: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
};

/** A colleague's TOTP secret, encrypted. It counts once it is confirmed. */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  ...hidden,
  fields: [
    { name: 'staff', type: 'text', required: true, unique: true, index: true },
    { name: 'secret', type: 'text', required: true },
    { name: 'confirmedAt', type: 'date' },
    { name: 'lastStep', type: 'number', required: true, defaultValue: 0 },
  ],
};

/** One row per unused code. */
export const recoveryCodes: CollectionConfig = {
  slug: 'recovery-codes',
  ...hidden,
  timestamps: false,
  fields: [
    { name: 'staff', type: 'text', required: true, index: true },
    { name: 'salt', type: 'text', required: true },
    { name: 'hash', type: 'text', required: true },
  ],
};

/** Browsers that a colleague has logged in from; the cookie's token is stored hashed. */
export const staffDevices: CollectionConfig = {
  slug: 'staff-devices',
  ...hidden,
  fields: [
    { name: 'staff', type: 'text', required: true, index: true },
    { name: 'tokenHash', type: 'text', required: true, unique: true, index: true },
    { name: 'name', type: 'text' },
    { name: 'language', type: 'text' },
    { name: 'lastUsedAt', type: 'date', required: true },
    { name: 'trustedUntil', type: 'date' },
  ],
};

/** Decoys for unknown emails have no learner. */
export const passwordResets: CollectionConfig = {
  slug: 'password-resets',
  ...hidden,
  fields: [
    { name: 'tokenHash', type: 'text', required: true, unique: true, index: true },
    { name: 'codeHash', type: 'text', required: true },
    { name: 'linkHash', type: 'text', index: true },
    { name: 'learner', type: 'text', index: true },
    { name: 'email', type: 'text', required: true, index: true },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    { name: 'expiresAt', type: 'date', required: true },
    { name: 'usedAt', type: 'date' },
  ],
};

export const mails: CollectionConfig = {
  slug: 'mails',
  ...hidden,
  fields: [
    { name: 'to', type: 'text', required: true },
    { name: 'subject', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
    { name: 'html', type: 'textarea', required: true },
    { name: 'replyTo', type: 'text' },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    { name: 'dueAt', type: 'date', required: true, index: true },
    { name: 'sentAt', type: 'date', index: true },
    { name: 'failure', type: 'text' },
  ],
};

export const receiptHashes: CollectionConfig = {
  slug: 'receipt-hashes',
  ...hidden,
  timestamps: false,
  fields: [
    { name: 'hash', type: 'number', required: true, index: true },
    { name: 'receipt', type: 'text', required: true, index: true },
  ],
};

/** The Idempotency-Keys of clients, for 24 hours. Key and content are hashes; the response is JSON. */
export const idempotencyKeys: CollectionConfig = {
  slug: 'idempotency-keys',
  ...hidden,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'content', type: 'text', required: true },
    { name: 'lockedUntil', type: 'date', required: true },
    { name: 'response', type: 'textarea' },
  ],
};

/** One row per reader and post, so that a view counts once. The key is a hash. */
export const postViews: CollectionConfig = {
  slug: 'post-views',
  ...hidden,
  fields: [{ name: 'key', type: 'text', required: true, unique: true, index: true }],
};

/** Page views per day, page, device and line: of the metric `views` all in bucket 0, of the others in those of `lib/contract/visits.ts`. */
export const visitCounts: CollectionConfig = {
  slug: 'visit-counts',
  ...hidden,
  timestamps: false,
  indexes: [{ fields: ['day', 'page', 'device', 'line', 'metric', 'bucket'], unique: true }],
  fields: [
    { name: 'day', type: 'text', required: true },
    { name: 'page', type: 'text', required: true },
    { name: 'device', type: 'text', required: true },
    { name: 'line', type: 'text', required: true },
    { name: 'metric', type: 'text', required: true },
    { name: 'bucket', type: 'number', required: true },
    { name: 'count', type: 'number', required: true },
  ],
};
