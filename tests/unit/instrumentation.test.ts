import { expect, test, vi } from 'vitest';
import { onRequestError } from '@/instrumentation';

test('an error of a page is logged with its route and stack, without the URL', async () => {
  vi.stubEnv('NEXT_RUNTIME', 'nodejs');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const request = {
    path: '/reset_password?otp=a-secret',
    method: 'GET',
    headers: { cookie: 'learner_session=secret' },
  };
  await onRequestError(new ReferenceError('Stylesheet is not defined'), request, {
    routerKind: 'App Router',
    routePath: '/(site)/reset_password',
    routeType: 'render',
    revalidateReason: undefined,
  });
  const text = logged.mock.calls.flat().join(' ');
  expect(text).toMatch(/\/\(site\)\/reset_password failed\. ReferenceError: Stylesheet is not defined\s+at /);
  expect(text).not.toContain('secret');
  logged.mockRestore();
  vi.unstubAllEnvs();
});
