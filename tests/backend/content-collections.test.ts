import { expect, test } from 'vitest';
import { contentCollections } from '@/lib/cms/content-collections';
import { openTestBackend } from '@/tests/support/database';

const { cms } = await openTestBackend();

test('every collection is content or listed as an exception', () => {
  const others = [
    'receipt-hashes',
    'staff',
    'sessions',
    'password-resets',
    'mails',
    'post-views',
    'idempotency-keys',
    'csp-violations',
    'visit-counts',
    'audit-entries',
    'second-factors',
    'recovery-codes',
    'staff-devices',
  ];
  const slugs = cms.config.collections.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'));
  expect([...contentCollections, ...others].toSorted()).toEqual(slugs.toSorted());
});
