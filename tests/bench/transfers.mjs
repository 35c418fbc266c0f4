import { setTimeout as pause } from 'node:timers/promises';

const resourceKinds = { document: 'html', script: 'script', stylesheet: 'css', font: 'font', image: 'image' };

/** Sizes in bytes, as transferred. */
export async function measureTransfers(requests, site) {
  const own = new URL(site).host;
  const sizes = { html: 0, framework: 0, script: 0, css: 0, font: 0, image: 0, other: 0 };
  const hosts = new Set();
  let count = 0;
  let prefetches = 0;
  let burmeseFont = 0;
  for (const request of requests) {
    const url = new URL(request.url());
    if (!url.protocol.startsWith('http')) continue;
    count += 1;
    if (url.host !== own) hosts.add(url.host);
    const headers = request.headers();
    if (headers['next-router-prefetch'] || headers.purpose === 'prefetch' || headers['sec-purpose']) prefetches += 1;
    const { body } = await sizesOf(request);
    sizes[kindOf(request, url)] += body;
    if (url.pathname.includes('padauk')) burmeseFont += body;
  }
  const total = sum(Object.values(sizes));
  return { ...sizes, burmeseFont, total, requests: count, prefetches, hosts: [...hosts].join(' ') };
}

/** With headers. Files from the cache of the browser count nothing. */
export async function measureRepeat(requests) {
  const status = (await requests[0].response())?.status();
  const sizes = await Promise.all(requests.map(sizesOf));
  return { repeatStatus: status, repeat: sum(sizes.map(({ headers, body }) => headers + body)) };
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** The payload of a page is a part of hydration, as the scripts of the framework are. */
function kindOf(request, { pathname }) {
  if (/^\/(_next|documents)\/.*\.js$/.test(pathname)) return 'framework';
  return resourceKinds[request.resourceType()] ?? 'other';
}

// Aborted and running requests have no sizes.
async function sizesOf(request) {
  const sizes = await Promise.race([request.sizes().catch(() => undefined), pause(1000)]);
  return { headers: sizes?.responseHeadersSize ?? 0, body: sizes?.responseBodySize ?? 0 };
}
