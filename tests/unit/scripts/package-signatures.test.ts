import { expect, test } from 'vitest';
import { judgeSignatures } from '@/scripts/package-signatures.mjs';

test('packages with valid signatures pass', () => {
  expect(judgeSignatures('{ "invalid": [], "missing": [] }')).toBe(
    'Every package has a valid signature of its registry.',
  );
});

test('a tampered package, or one that lost its signature, fails', () => {
  const tampered = { invalid: [{ name: 'next', version: '16.4.6' }], missing: [{ name: 'zod', version: '4.6.7' }] };
  expect(() => judgeSignatures(JSON.stringify(tampered))).toThrow(
    'Without a valid signature of the registry: next 16.4.6, zod 4.6.7.',
  );
  const expired = { error: { code: 'EEXPIREDSIGNATUREKEY', summary: 'next@16.4.6 has a registry signature …' } };
  expect(() => judgeSignatures(JSON.stringify(expired))).toThrow('next@16.4.6');
});

test('a machine without network, or a registry without keys, passes and says so', () => {
  const offline = { error: { code: 'ENOTFOUND', summary: 'request to https://tuf-repo-cdn.sigstore.dev/ failed' } };
  expect(judgeSignatures(JSON.stringify(offline))).toMatch(
    /^Signatures are not available from this registry: ENOTFOUND/,
  );
  expect(judgeSignatures('')).toMatch(/^Signatures are not available/);
});
