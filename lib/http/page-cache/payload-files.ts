import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { StoredText } from '@/lib/http/compression/stored-text';
import { processWide } from '@/lib/process-wide';

/** Since its document was last sent. */
const ttlMs = 10 * 60_000;
const maxBytes = 24 * 1024 * 1024;

const files = processWide(
  'payload-files',
  () =>
    new LRUCache<string, StoredText>({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes,
      ttl: ttlMs,
      updateAgeOnGet: true,
      // Fake timers do not control the default clock.
      perf: { now: () => Date.now() },
      ttlResolution: 0,
    }),
);

export type PayloadFile = { path: string; text: StoredText };

export function storePayload(payload: string): PayloadFile {
  const path = `/documents/${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}.js`;
  const file = { path, text: files.get(path) ?? new StoredText(payload) };
  keepPayload(file);
  return file;
}

/** For another ten minutes. */
export const keepPayload = ({ path, text }: PayloadFile): void => void files.set(path, text);

export const readPayload = (path: string): StoredText | undefined => files.get(path);
