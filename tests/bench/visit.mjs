import { setTimeout as pause } from 'node:timers/promises';
import { slowdown } from './networks.mjs';
import { observe } from './observer.mjs';

const resourceKinds = { document: 'html', script: 'script', stylesheet: 'css', font: 'font', image: 'image' };

/** A visit with an empty cache, until 3 s after load. Times in ms, sizes in bytes as transferred. */
export async function visit(browser, site, path, network) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await slowDown(context, page, network);
    await page.addInitScript(observe);
    const requests = [];
    page.on('request', (request) => requests.push(request));
    await page.goto(new URL(path, site).href, { waitUntil: 'load', timeout: 120_000 });
    await pause(3000);
    const recorded = await page.evaluate(() => window.__recorded);
    return { ...toTimings(recorded), ...(await measureTransfers(requests, site)) };
  } finally {
    await context.close();
  }
}

async function slowDown(context, page, { bitsPerSecond, latency }) {
  const devtools = await context.newCDPSession(page);
  const throughput = bitsPerSecond / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

function toTimings({ fcp, lcp, cls, tasks, responds, interactive, lcpElement }) {
  const blocking = tasks.filter((task) => task.start >= (fcp ?? 0)).reduce((sum, task) => sum + task.duration - 50, 0);
  return { fcp, lcp, cls, blocking, responds, interactive, lcpElement };
}

async function measureTransfers(requests, site) {
  const own = new URL(site).host;
  const sizes = { html: 0, script: 0, css: 0, font: 0, image: 0, other: 0 };
  const hosts = new Set();
  let count = 0;
  let prefetches = 0;
  for (const request of requests) {
    const url = new URL(request.url());
    if (!url.protocol.startsWith('http')) continue;
    count += 1;
    if (url.host !== own) hosts.add(url.host);
    const headers = request.headers();
    if (headers['next-router-prefetch'] || headers.purpose === 'prefetch' || headers['sec-purpose']) prefetches += 1;
    const kind = resourceKinds[request.resourceType()] ?? 'other';
    sizes[kind] += await bodySize(request);
  }
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  return { ...sizes, total, requests: count, prefetches, hosts: [...hosts].join(' ') };
}

// Aborted and running requests have no sizes.
async function bodySize(request) {
  const sizes = await Promise.race([request.sizes().catch(() => undefined), pause(1000)]);
  return sizes?.responseBodySize ?? 0;
}
