import { createConcurrencyLimit } from '@/lib/http/concurrency-limit';
import { logError } from '@/lib/log-error';
import { processWide } from '@/lib/process-wide';
import { compress } from './compress';
import type { Encoding } from './encoding';

// One at a time: the highest level takes about 0.3 s of a core for a page.
const queue = processWide('stored-texts', () => createConcurrencyLimit({ maxConcurrent: 1 }));

/** A text that is sent many times, so it is compressed once, at the highest level of Brotli. */
export class StoredText {
  private readonly text: Buffer;
  private readonly copies = new Map<'br' | 'gzip', Buffer | Promise<Buffer>>();
  private isImproving = false;

  /** What browsers have asked `previous` for is ready before one asks for this text. */
  constructor(text: string, previous?: StoredText) {
    this.text = Buffer.from(text);
    if (previous?.copies.has('br')) void this.improveBrotli();
  }

  get bytes(): number {
    return this.text.length;
  }

  toString(): string {
    return this.text.toString();
  }

  /** Until the best copy is ready, requests share a faster one. */
  encode(encoding: Encoding): Buffer | Promise<Buffer> {
    if (!encoding) return this.text;
    return this.copies.get(encoding) ?? this.startCopy(encoding);
  }

  private startCopy(encoding: 'br' | 'gzip'): Promise<Buffer> {
    const copy = compress(this.text, encoding);
    this.copies.set(encoding, copy);
    copy.then(
      (bytes) => {
        if (this.copies.get(encoding) === copy) this.copies.set(encoding, bytes);
        if (encoding === 'br') void this.improveBrotli();
      },
      () => this.copies.delete(encoding),
    );
    return copy;
  }

  private async improveBrotli(): Promise<void> {
    if (this.isImproving) return;
    this.isImproving = true;
    try {
      this.copies.set('br', await queue.run(() => compress(this.text, 'br', 'best')));
    } catch (error) {
      logError('A page could not be compressed.', error);
    }
  }
}
