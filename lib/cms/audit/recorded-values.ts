import { personalCollections, siteCollections } from '@/lib/cms/content-collections';

/** Only the system writes these; nobody edits them. */
const unrecorded = new Set([
  'sessions',
  'password-resets',
  'mails',
  'post-views',
  'receipt-hashes',
  'idempotency-keys',
  'visit-counts',
  'audit-entries',
  'second-factors',
  'recovery-codes',
  'staff-devices',
]);

/** Records about people, whose data must not outlive them in the log: entries tell which fields changed, without values. */
const personal = new Set<string>([...personalCollections, 'attendance']);

/** What staff decide about a record. */
const impersonalFields = new Set(['state', 'handling', 'owner', 'archived', 'course', 'courseName', 'class', 'price']);

/** Values are recorded in full. Whatever is not named in this file counts as personal. */
const impersonal = new Set<string>([
  ...siteCollections,
  'csp-violations',
  'lesson-notes',
  'staff',
  'inquiry-texts',
  'legal',
  'level-test-settings',
  'payment-details',
  'reservation-settings',
  'school',
  'school-calendar',
  'staff-security',
  'totals',
]);

export const isRecorded = (slug: string): boolean => !unrecorded.has(slug);

export const isClassified = (slug: string): boolean =>
  [unrecorded, personal, impersonal].some((slugs) => slugs.has(slug));

export const hasPersonalTitle = (slug: string): boolean => !impersonal.has(slug);

export const isValueRecorded = (slug: string, path: string): boolean =>
  impersonal.has(slug) || impersonalFields.has(path);

/** Fields that the system writes, and properties of a file other than its name. */
const technicalFields = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'updatedBy',
  'lacksBurmese',
  'lacksFrench',
  'deletedAt',
  'decisions',
  'corrections',
  'failures',
  'codeFailures',
  'lockedUntil',
  'duplicateGroup',
  '_objectKey',
  'mimeType',
  'filesize',
  'width',
  'height',
  'url',
  'thumbnailURL',
  'sizes',
  'focalX',
  'focalY',
  'prefix',
]);

const secretName =
  /pass(word|code|phrase)|hash|salt|token|secret|session|otp|digest|credential|recovery|backup.?code|api.?key|private.?key|idempotency|loginattempts|lockuntil/i;

type FieldFacts = { name: string; type: string; hidden?: boolean; virtual?: unknown };

/** Whether a field of the configuration may appear in an entry at all. Secrets never do. */
export const isRecordedField = ({ name, type, hidden, virtual }: FieldFacts): boolean =>
  type !== 'join' && !hidden && !virtual && !technicalFields.has(name) && !secretName.test(name);
