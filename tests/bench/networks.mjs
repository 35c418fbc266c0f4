/** Latency and goals in ms. The last one is slow: pages load no scripts of the framework before they are used. */
export const networks = [
  { name: '1.6 Mbit/s', bitsPerSecond: 1_600_000, latency: 150, goals: { fcp: 500, lcp: 1200, tap: 1300 } },
  { name: '400 kbit/s', bitsPerSecond: 400_000, latency: 400, goals: { fcp: 1100, lcp: 3000, tap: 3500 } },
];

export const slowNetwork = networks[1];

export const fastNetwork = { name: '10 Mbit/s', bitsPerSecond: 10_000_000, latency: 50, goals: { hydrated: 1500 } };

/** CPU throttling of a phone. */
export const slowdown = 4;
