/** Connections as the goals name them: bits per second and milliseconds, a phone's processor 4 times slower. */
export const networks = [
  { name: '1.6 Mbit/s', bitsPerSecond: 1_600_000, latency: 150, goals: { fcp: 500, lcp: 1200, answers: 1800 } },
  { name: '400 kbit/s', bitsPerSecond: 400_000, latency: 400, goals: { fcp: 1100, lcp: 3000, answers: 5500 } },
];

export const slowdown = 4;
