import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, vi } from 'vitest';
import { env } from '@/lib/env';
import { invalidatePages } from '@/lib/http/page-cache/page-cache';
import { servePageFromCache } from '@/lib/http/page-cache/serve-page';
import { servePayload } from '@/lib/http/page-cache/serve-payload';
import { frameworkPage } from '@/tests/support/framework-page';

/** Test files must mock `@/lib/env`. */
export function setEnv(values: Partial<ReturnType<typeof env>>): void {
  vi.mocked(env).mockReturnValue(values as ReturnType<typeof env>);
}

const initialState = () => ({
  renderedPaths: [] as string[],
  sitemap: [] as string[],
  beforeRender: (): void | Promise<void> => {},
  isRecordRemoved: false,
  /** The number in the page; by default that of the render. */
  count: undefined as number | undefined,
  isHanging: false,
  isRecognised: true,
  hangingRenders: 0,
});

export const framework = initialState();

const notFoundPaths = ['/gone', '/kid/gone', '/-/not-found'];

/** Renders numbered pages instead of Next, each with another nonce. */
export const server = createServer((incoming, response) => {
  const render = async () => {
    const { url = '', headers } = incoming;
    if (url === '/sitemap.xml') {
      const urls = framework.sitemap.map((path) => `<url><loc>https://school.example${path}</loc></url>`);
      return response.end(urls.join('\n'));
    }
    framework.renderedPaths.push(url);
    if (framework.isHanging && headers['x-render-for-cache']) {
      framework.hangingRenders += 1;
      return;
    }
    try {
      await framework.beforeRender();
    } catch {
      return response.writeHead(500, { 'content-type': 'text/html' }).end();
    }
    const isMissing = notFoundPaths.includes(url) || (framework.isRecordRemoved && url === '/kid/removed');
    const count = framework.count ?? framework.renderedPaths.length;
    const nonce = `nonce${framework.renderedPaths.length}`;
    response.writeHead(isMissing ? 404 : 200, {
      'content-type': 'text/html; charset=utf-8',
      'x-total-pages': '3',
      'cache-control': url === '/profile' || isMissing ? 'private, no-store' : 'private, no-cache',
      'content-security-policy': `script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'`,
    });
    if (url === '/kid/gone') return response.end('<html id="__next_error__"></html>');
    const reader = headers.cookie ? 'learner' : 'guest';
    const origin = headers['sec-fetch-site'] === 'same-origin' ? 'internal' : 'external';
    const content = `<p>${count} ${reader} ${origin} ${headers['x-forwarded-host'] ?? ''}</p>`;
    response.end(
      framework.isRecognised ? frameworkPage(nonce, { content }) : `<script nonce="${nonce}"></script>${content}`,
    );
  };
  if (!servePayload(incoming, response) && !servePageFromCache(incoming, response, render)) render();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => void server.close());

export const errorLog = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  invalidatePages();
  vi.advanceTimersByTime(3000);
  Object.assign(framework, initialState());
  errorLog.mockClear();
  setEnv({ TRUST_PROXY: 1 });
});

type PageResponse = {
  status: number | undefined;
  html: string;
  /** What the framework wrote into the page. */
  text: string;
  headers: NodeJS.Dict<string | string[]>;
};

export function requestPage(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<PageResponse> {
  const { port } = server.address() as AddressInfo;
  const options = { port, path, method, headers, agent: false };
  return new Promise((resolve, reject) => {
    const outgoing = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => {
        const bytes = Buffer.concat(chunks);
        const decompress = { gzip: gunzipSync, br: brotliDecompressSync }[response.headers['content-encoding'] ?? ''];
        const html = (decompress?.(bytes) ?? bytes).toString();
        const text = /<p>(.*?)<\/p>/.exec(html)?.[1] ?? '';
        resolve({ status: response.statusCode, html, text, headers: response.headers });
      });
    });
    outgoing.once('error', reject).end();
  });
}

/** Revalidation starts 5 s after a stale response. */
export async function waitForRevalidation(): Promise<void> {
  vi.advanceTimersByTime(5000);
  await pause(50);
}
