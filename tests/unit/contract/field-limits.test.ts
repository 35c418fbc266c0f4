import { describe, expect, test, vi } from 'vitest';
import { screenshotProblem } from '@/lib/contract/fields';
import { messagesOf } from '@/tests/support/contract-forms';

describe('a text of megabytes is refused by its length, without counting characters', () => {
  test.each([
    ['zoom', 'name', 'Name should be no longer than 40 characters'],
    ['zoom', 'courseType', 'This text is too long'],
    ['contact', 'message', 'This text is too long'],
    ['contact', 'phone', 'This text is too long'],
    ['contact', 'email', 'This text is too long'],
    ['register', 'password', 'At most 128 characters'],
  ])('%s: %s', (form, field, message) => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    expect(messagesOf(form, { [field]: 'a'.repeat(5_000_000) })).toContain(message);
    for (const [text] of segment.mock.calls) expect(text.length).toBeLessThan(100);
    vi.restoreAllMocks();
  });
});

test.each([
  ['transfer.png', 'image/png', true],
  ['transfer.JPG', '', true],
  ['1000012345', '', true],
  ['receipt.webp', 'application/octet-stream', true],
  ['receipt.pdf', '', false],
  ['receipt.pdf', 'application/octet-stream', false],
  ['receipt.png', 'application/pdf', false],
])('the screenshot %s of type “%s” is accepted: %s', (name, type, isTaken) => {
  const problem = screenshotProblem({ name, type, size: 1000 });
  expect(problem?.message).toBe(isTaken ? undefined : 'Please upload a valid image file.');
});
