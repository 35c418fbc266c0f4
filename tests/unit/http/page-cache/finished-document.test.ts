import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { FinishedDocument } from '@/lib/http/page-cache/finished-document';
import { frameworkPage } from '@/tests/support/framework-page';

test('hydration starts when the loader asks for it, and gets its data in a later task', () => {
  const nonce = 'q/nYdVLzB3r8Z3qz0xIbNsNA';
  const finished = FinishedDocument.create({ status: 200, headers: new Map(), body: frameworkPage(nonce), nonce });
  if (!finished) throw new Error('The page was not recognised.');

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
