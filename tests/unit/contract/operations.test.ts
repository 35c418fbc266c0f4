import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Operation } from '@/lib/contract/operation';
import { operationsFor } from '@/lib/contract/operations';
import { section7 } from '@/tests/support/section-7';

const operations: Operation[] = Object.values(operationsFor('{product}'));
const nameOf = (call: { method: string; path: string }) => `${call.method} ${call.path.replace(/:(\w+)/g, '{$1}')}`;

type Json = { properties?: Record<string, Json>; items?: Json; required?: string[] };
const shape = (schema: z.ZodMiniType | undefined, io: 'input' | 'output') =>
  schema ? (z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json) : {};
const fieldsOf = (schema: z.ZodMiniType | undefined, io: 'input' | 'output') =>
  Object.keys(shape(schema, io).properties ?? {});

test('the contract has the operations of the specification and marks additional ones', () => {
  const specified = operations.filter((operation) => !operation.added);
  expect(specified.map(nameOf).sort()).toEqual(section7.map(nameOf).sort());
});

test('no two operations share a method and path', () => {
  expect(new Set(operations.map(nameOf)).size).toBe(operations.length);
});

test('forms give back neither passwords nor tokens nor what a bot filled in', () => {
  const sealed = new Set(operations.flatMap(({ noScript }) => noScript?.sealed ?? []));
  expect([...sealed].filter((name) => /password|token|website|id$|key/i.test(name))).toEqual([]);
});

describe.each(section7)('$method $path', (call) => {
  const operation = operations.find((one) => nameOf(one) === nameOf(call));

  test('takes the specified query, headers and payload', () => {
    expect(fieldsOf(operation?.query, 'input')).toEqual(expect.arrayContaining(call.query ?? []));
    expect(fieldsOf(operation?.headers, 'input')).toEqual(expect.arrayContaining(call.headers ?? []));
    expect(fieldsOf(operation?.body, 'input')).toEqual(expect.arrayContaining(call.payload ?? []));
    expect(operation?.multipart).toBe(call.multipart);
  });

  test('returns the specified fields', () => {
    const data = shape(operation?.response, 'output');
    const list = data.properties?.currentDatas ?? data;
    const fields = Object.keys((list.items ?? list).properties ?? {});
    expect(fields).toEqual(expect.arrayContaining(call.reads ?? []));
  });
});
