import { afterEach, expect, test, vi } from 'vitest';
import { shrink } from '@/components/enrolment/shrink';

/** A browser that writes each format, and says which one it was asked for. */
function browser() {
  const context = { fillRect: () => {}, drawImage: () => {} };
  const toBlob = (give: (blob: Blob) => void, type: string) => give(new Blob(['small'], { type }));
  vi.stubGlobal('createImageBitmap', async () => ({ width: 3000, height: 2000, close: () => {} }));
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context, toBlob }) });
}

afterEach(() => vi.unstubAllGlobals());

const screenshot = (type: string) => new File(['a large screenshot'], 'transfer', { type });

test.each([
  ['image/jpeg', 'image/jpeg'],
  ['image/png', 'image/png'],
  ['image/heic', 'image/jpeg'],
  ['image/webp', 'image/jpeg'],
])('for a backend that may not take WebP a screenshot in %s travels as %s', async (type, sent) => {
  browser();
  expect((await shrink(screenshot(type), true)).type).toBe(sent);
});

test('for the built-in backend it travels as WebP', async () => {
  browser();
  expect((await shrink(screenshot('image/jpeg'), false)).type).toBe('image/webp');
});

test('a small WebP is turned into what every backend takes', async () => {
  browser();
  expect((await shrink(new File(['tiny'], 'transfer', { type: 'image/webp' }), true)).type).toBe('image/jpeg');
});

test('what is small already travels as it is', async () => {
  browser();
  const small = new File(['tiny'], 'transfer', { type: 'image/png' });
  expect(await shrink(small, true)).toBe(small);
});
