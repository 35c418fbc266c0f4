import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tool } from '@/scripts/command.mjs';
import { generateApiTypes } from '@/tests/support/api-types';

const secret = 'a-secret-of-the-tests-with-32-characters';
Object.assign(process.env, { PAYLOAD_SECRET: secret, SESSION_SECRET: secret, CRON_SECRET: secret });
const { createApiDocument } = await import('@/lib/backend/documentation/openapi');

const folder = mkdtempSync(join(tmpdir(), 'api-client-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const client = `
import type { Operations } from './api';

export async function call<Name extends keyof Operations>(
  method: Operations[Name]['method'],
  path: Operations[Name]['path'],
  input: Partial<Pick<Operations[Name], 'params' | 'query' | 'headers' | 'body'>>,
): Promise<Operations[Name]['data']> {
  const filled = path.replace(/\\{(\\w+)\\}/g, (_, name: string) => String((input.params as Record<string, unknown>)[name]));
  const response = await fetch('https://school.example/api' + filled, { method, body: JSON.stringify(input.body) });
  return ((await response.json()) as { data: Operations[Name]['data'] }).data;
}
`;

const app = `
import { call } from './client';

const message = { name: 'Su', email: 'su@example.com', subject: 'Fees', phone: '09250000117', message: 'How much is it?' };
await call<'sendContactMessage'>('POST', '/contact', { body: message, headers: { 'idempotency-key': 'b3c1f0a2-1' } });
// @ts-expect-error the message is missing
await call<'sendContactMessage'>('POST', '/contact', { body: { name: 'Su' } });
// @ts-expect-error this path has another method
await call<'sendContactMessage'>('GET', '/contact', {});
const { currentDatas } = await call<'listCourses'>('GET', '/course', { query: { page: 1 } });
export const id: string | undefined = currentDatas[0]?._id;
// @ts-expect-error a course has no such field
export const wrong = currentDatas[0]?.nmae;
`;

const settings = {
  strict: true,
  noEmit: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  types: [],
};

test('a TypeScript client is generated from the API document and compiles', () => {
  const types = generateApiTypes(createApiDocument());
  expect(types.match(/^ {2}\w+: \{$/gm)).toHaveLength(
    Object.values(createApiDocument().paths).flatMap((methods) => Object.keys(methods)).length,
  );
  const files = {
    'api.ts': types,
    'client.ts': client,
    'app.ts': app,
    'tsconfig.json': JSON.stringify({ compilerOptions: settings }),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const { status, stdout } = spawnSync(process.execPath, [tool('typescript/bin/tsc'), '-p', folder], {
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
});
