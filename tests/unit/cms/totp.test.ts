import { expect, test, vi } from 'vitest';

vi.stubEnv('PAYLOAD_SECRET', 'a-secret-for-the-tests-of-the-second-factor');
vi.stubEnv('SESSION_SECRET', 'another-secret-for-the-tests-of-sessions');
vi.stubEnv('CRON_SECRET', 'a-third-secret-for-the-tests-of-scheduled-jobs');
const { createSecret, decryptSecret, encryptSecret, matchStep, toKeyUri } = await import('@/lib/cms/people/totp');
const { deviceName } = await import('@/lib/cms/people/device-name');

/** "12345678901234567890", the secret of the test vectors of RFC 6238, appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test('the codes are those of RFC 6238, and the steps beside the present one are accepted', () => {
  expect(matchStep(secret, '287082', 59_000)).toBe(1);
  expect(matchStep(secret, '287082', 89_000)).toBe(1);
  expect(matchStep(secret, '287082', 29_000)).toBe(1);
  expect(matchStep(secret, '287082', 120_000)).toBeNull();
  expect(matchStep(secret, '005924', 1_234_567_890_000)).toBe(41_152_263);
});

test('an authenticator app reads the key with the name of the school', () => {
  expect(toKeyUri(secret, 'owner@school.example')).toMatch(/^otpauth:\/\/totp\/.+owner.+secret=GEZDGNBV.+period=30/);
});

test('a stored secret is readable for its own account only', () => {
  const made = createSecret();
  const stored = encryptSecret(made, 'one');
  expect(stored).not.toContain(made);
  expect(encryptSecret(made, 'one')).not.toBe(stored);
  expect(decryptSecret(stored, 'one')).toBe(made);
  expect(decryptSecret(stored, 'another')).toBeNull();
  expect(decryptSecret(`${stored.slice(0, -2)}AA`, 'one')).toBeNull();
  expect(decryptSecret('', 'one')).toBeNull();
});

test('a browser is named as people name it', () => {
  const named = (agent: string) => deviceName(`Mozilla/5.0 ${agent}`);
  expect(named('(Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36')).toBe(
    'Chrome · Android',
  );
  expect(named('(iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1')).toBe(
    'Safari · iPhone',
  );
  expect(named('(Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0')).toBe('Edge · Windows');
  expect(named('(X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0')).toBe('Firefox · Linux');
  expect(deviceName('curl/8')).toBe('');
  expect(deviceName(null)).toBe('');
});
