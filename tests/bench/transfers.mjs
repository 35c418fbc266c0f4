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
    const size = await bodySize(request);
    sizes[kindOf(request, url)] += size;
    if (url.pathname.includes('padauk')) burmeseFont += size;
  }
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  return { ...sizes, burmeseFont, total, requests: count, prefetches, hosts: [...hosts].join(' ') };
}

/** The payload of a page is a part of hydration, as the scripts of the framework are. */
function kindOf(request, { pathname }) {
  if (/^\/(_next|documents)\/.*\.js$/.test(pathname)) return 'framework';
  return resourceKinds[request.resourceType()] ?? 'other';
}

// Aborted and running requests have no sizes.
async function bodySize(request) {
  const sizes = await Promise.race([request.sizes().catch(() => undefined), pause(1000)]);
  return sizes?.responseBodySize ?? 0;
}
