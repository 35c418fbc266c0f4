import { expect, test } from 'vitest';
import { buildEnvironment } from '@/scripts/build.mjs';

test('a build reads next.config.ts, not the configuration of the server that starts it', () => {
  const env = buildEnvironment({ PATH: '/bin', __NEXT_PRIVATE_STANDALONE_CONFIG: '{}' });
  expect(env).toEqual({ PATH: '/bin', NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
});
