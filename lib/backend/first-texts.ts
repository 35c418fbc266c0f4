/** As much as a form without a file may have. */
const maxBytes = 64 * 1024;

/** The request can still be read. Of a body that fails, returns what has arrived. */
async function readStart(request: Request): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const reader = request.clone().body?.getReader();
  try {
    for (let bytes = 0; reader && bytes < maxBytes; ) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      bytes += value.byteLength;
    }
  } catch {
    // Reading the request fails as well.
  }
  // Not awaited: a copy is cancelled once the request is read or cancelled as well.
  reader?.cancel().catch(() => undefined);
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

/** The texts within the first 64 KB of a multipart form, those of one name joined with ", ". Files are dropped. */
export async function readFirstTexts(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get('content-type') ?? '';
  const boundary = /\bboundary="?([^";\s]+)/i.exec(type)?.[1];
  if (!boundary) return {};
  const start = await readStart(request);
  const end = Math.max(0, start.lastIndexOf(`\r\n--${boundary}`));
  const parts = Buffer.concat([start.subarray(0, end), Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const form = await new Response(parts, { headers: { 'content-type': type } }).formData().catch(() => new FormData());
  const textOf = (name: string) =>
    form
      .getAll(name)
      .filter((value) => typeof value === 'string')
      .join(', ');
  return Object.fromEntries([...new Set(form.keys())].map((name) => [name, textOf(name)]));
}
