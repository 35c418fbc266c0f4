import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { FinishedDocument } from '@/lib/http/page-cache/finished-document';
import { frameworkPage } from '@/tests/support/framework-page';

const create = (nonce: string, options?: Parameters<typeof frameworkPage>[1]) => {
  const body = frameworkPage(nonce, options);
  const finished = FinishedDocument.create({ status: 200, headers: new Map(), body, nonce });
  if (!finished) throw new Error('The page was not recognised.');
  return finished;
};

test('a render that differs in the numbers of its rows gives the same document and payload', () => {
  const rows = (number: string, name = 'Su') =>
    `Bonjour\\",\\"card\\":\\"$${number}\\"}\\n${number}:{\\"name\\":\\"${name}`;
  const first = create('one', { payload: rows('7') });
  const second = create('two', { payload: rows('1a') });
  expect(second.etag).toBe(first.etag);
  expect(second.payload).toEqual(first.payload);
  expect(create('three', { payload: rows('7', 'Aung') }).etag).not.toBe(first.etag);
});

test('hydration starts when the loader asks for it, and gets its data in a later task', () => {
  const finished = create('q/nYdVLzB3r8Z3qz0xIbNsNA');
  const tasks: (() => void)[] = [];
  const self = {
    history: {},
    setTimeout: (task: () => void) => tasks.push(task),
    hydrate: () => undefined,
    TURBOPACK: undefined as unknown,
    __next_f: undefined as unknown,
  };
  runInContext(finished.payload.text.toString(), createContext(Object.assign(self, { self })));
  expect([self.TURBOPACK, self.__next_f]).toEqual([undefined, undefined]);

  self.hydrate();
  expect(self.TURBOPACK).toHaveLength(1);
  expect(self.__next_f).toEqual([[0]]);

  for (const task of tasks) task();
  expect(self.__next_f).toEqual([[0], [1, expect.stringContaining('Bonjour')]]);
});
