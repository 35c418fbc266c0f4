import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLocalReq, type Payload } from 'payload';
import { privateDirectory } from '@/lib/cms/storage';

/** Undefined if the file is missing. */
export async function readReceiptFile(
  cms: Payload,
  receipt: { filename?: string | null; prefix?: string | null },
): Promise<Buffer | undefined> {
  const { filename } = receipt;
  if (!filename) return undefined;
  const { handlers } = cms.collections.receipts.config.upload;
  if (!handlers?.length) return readFile(join(privateDirectory(), filename)).catch(isMissing);
  const req = await createLocalReq({}, cms);
  req.headers = new Headers();
  for (const handler of handlers) {
    const params = { collection: 'receipts', filename, prefix: receipt.prefix ?? undefined };
    const response = await handler(req, { doc: receipt as never, headers: new Headers(), params });
    if (response instanceof Response && response.ok) return Buffer.from(await response.arrayBuffer());
    if (response instanceof Response && response.status !== 404) {
      throw new Error(`The storage responded with ${response.status} for a receipt.`);
    }
  }
  return undefined;
}

function isMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
