import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { withoutScripts } from '../support/without-scripts.mjs';
import { requestUrl } from './http-request.mjs';

const compressible = /^text\/|javascript|json|svg/;
const protective =
  /^(content-security-policy|cross-origin-.*|origin-agent-cluster|permissions-policy|referrer-policy)$/;

/**
 * The same pages without scripts, and their files, as a static host would serve them: precompressed with Brotli, and
 * with the site's protective headers: for an isolated document the browser starts another process, which takes time.
 */
export async function startStaticTwin(site) {
  const files = new Map();
  const server = createServer(async ({ url, headers }, response) => {
    if (!files.has(url)) files.set(url, copyFile(new URL(url, site)));
    const { status, headers: fixed, body } = await files.get(url);
    const isKnown = headers['if-none-match'] === fixed.etag;
    if (isKnown) response.writeHead(304, fixed).end();
    else response.writeHead(status, { ...fixed, 'content-length': body.length }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${server.address().port}`, stop };
}

async function copyFile(url) {
  const original = await requestUrl(url, { headers: { accept: '*/*', 'sec-fetch-site': 'none' } });
  const type = original.headers['content-type'] ?? '';
  const isPage = type.startsWith('text/html');
  const file = isPage ? Buffer.from(withoutScripts(original.body.toString())) : original.body;
  const isCompressed = compressible.test(type);
  const kept = Object.entries(original.headers).filter(([name]) => protective.test(name));
  return {
    status: original.status,
    headers: {
      ...Object.fromEntries(kept),
      'content-type': type,
      'cache-control': isPage ? 'no-cache' : (original.headers['cache-control'] ?? 'no-cache'),
      etag: `"${createHash('sha256').update(file).digest('base64url').slice(0, 22)}"`,
      ...(isCompressed && { 'content-encoding': 'br', vary: 'Accept-Encoding' }),
    },
    body: isCompressed ? brotliCompressSync(file) : file,
  };
}
