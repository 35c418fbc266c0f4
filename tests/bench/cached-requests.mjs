import { browserHeaders } from './http-request.mjs';
import { measureLoad } from './load.mjs';
import { medians } from './median.mjs';
import { startNginx } from './nginx.mjs';

const paths = ['/', '/adult'];

const requests = [
  { name: '/', path: '/' },
  { name: '/adult', path: '/adult' },
  { name: '/?x=1', path: '/?x=1' },
  { name: '/ with Accept: */*', path: '/', headers: { ...browserHeaders, accept: '*/*' } },
];

/** Pages from the cache with Brotli, beside nginx with the same bytes, interleaved. */
export async function measureCachedRequests(site, runs) {
  // Until the best compression is ready, pages are sent with a faster one.
  await measureLoad(site, paths, { seconds: 5 });
  const nginx = await startNginx(site, paths);
  const measured = requests.map((request) => ({ ...request, ours: [], nginx: [] }));
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const request of measured) {
        const options = { seconds: 3, headers: request.headers };
        request.ours.push(await measureLoad(site, [request.path], options));
        if (nginx) request.nginx.push(await measureLoad(nginx, [request.path], options));
      }
    }
  } finally {
    await nginx?.stop();
  }
  return measured.map(({ name, ours, nginx: reference }) => ({
    name,
    ...medians(ours),
    nginx: reference.length > 0 ? medians(reference) : undefined,
  }));
}
