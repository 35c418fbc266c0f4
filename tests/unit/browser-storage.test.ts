import { afterEach, expect, test, vi } from 'vitest';
import { isRecent, storedValue } from '@/lib/browser-storage';

const parse = (json: unknown) => (typeof json === 'string' ? json : undefined);

/** A storage in memory. */
function fakeStorage(values: Record<string, string> = {}) {
  const items = new Map(Object.entries(values));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
    removeItem: (key: string) => items.delete(key),
  };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a value survives a reload until it is removed', () => {
  vi.stubGlobal('sessionStorage', fakeStorage());
  expect(storedValue('session', 'visit', parse).write('abc')).toBe(true);
  const reloaded = storedValue('session', 'visit', parse);
  expect(reloaded.read()).toBe('abc');
  reloaded.remove();
  expect(reloaded.read()).toBeUndefined();
});

test('a malformed value counts as missing', () => {
  vi.stubGlobal('localStorage', fakeStorage({ broken: '{', other: '7' }));
  expect(storedValue('local', 'broken', parse).read()).toBeUndefined();
  expect(storedValue('local', 'other', parse).read()).toBeUndefined();
});

test('a value that the browser refuses to store lasts for the page', () => {
  const refuse = () => {
    throw new DOMException('QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { ...fakeStorage(), setItem: refuse });
  const stored = storedValue('local', 'draft', parse);
  expect(stored.write('typed')).toBe(false);
  expect(stored.read()).toBe('typed');
  stored.remove();
  expect(stored.read()).toBeUndefined();
});

test('a draft expires', () => {
  vi.useFakeTimers();
  expect(isRecent(Date.now() - 999, 1000)).toBe(true);
  expect(isRecent(Date.now() - 1001, 1000)).toBe(false);
  expect(isRecent(undefined, 1000)).toBe(false);
});
