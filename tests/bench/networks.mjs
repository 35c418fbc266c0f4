/** Latency and goals in ms. */
export const networks = [
  { name: '1.6 Mbit/s', bitsPerSecond: 1_600_000, latency: 150, goals: { fcp: 500, lcp: 1200, interactive: 1800 } },
  { name: '400 kbit/s', bitsPerSecond: 400_000, latency: 400, goals: { fcp: 1100, lcp: 3000, interactive: 5500 } },
];

/** CPU throttling of a phone. */
export const slowdown = 4;
