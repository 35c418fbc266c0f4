import { afterEach, expect, test, vi } from 'vitest';
import { compressPicture } from '@/components/enrolment/compress-picture';

/** A canvas that encodes every format. */
function stubCanvas() {
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
])('for a backend that may not accept WebP a screenshot in %s is sent as %s', async (type, sent) => {
  stubCanvas();
  expect((await compressPicture(screenshot(type), true)).type).toBe(sent);
});

test('for the built-in backend a screenshot is sent as WebP', async () => {
  stubCanvas();
  expect((await compressPicture(screenshot('image/jpeg'), false)).type).toBe('image/webp');
});

test('a small WebP is converted to a format that every backend accepts', async () => {
  stubCanvas();
  expect((await compressPicture(new File(['tiny'], 'transfer', { type: 'image/webp' }), true)).type).toBe('image/jpeg');
});

test('a picture that is small already is sent unchanged', async () => {
  stubCanvas();
  const small = new File(['tiny'], 'transfer', { type: 'image/png' });
  expect(await compressPicture(small, true)).toBe(small);
});
