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

/** `content` is the same for payloads that hydrate the same, and names the file. */
export const payloadPath = (content: string): string =>
  `/documents/${createHash('sha256').update(content).digest('base64url').slice(0, 22)}.js`;

export function storePayload(path: string, payload: string, previous?: StoredText): PayloadFile {
  const file = { path, text: files.get(path) ?? new StoredText(payload, previous) };
  keepPayload(file);
  return file;
}

/** For another ten minutes. */
export const keepPayload = ({ path, text }: PayloadFile): void => void files.set(path, text);

export const readPayload = (path: string): StoredText | undefined => files.get(path);
