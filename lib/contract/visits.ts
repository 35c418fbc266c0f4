import * as z from 'zod/mini';

export const devices = ['phone', 'tablet', 'desktop'] as const;
export const lines = ['fast', 'slow', 'unknown'] as const;
export const vitals = ['lcp', 'inp', 'cls'] as const;

export type Device = (typeof devices)[number];
export type ConnectionSpeed = (typeof lines)[number];
export type Vital = (typeof vitals)[number];

/** For 75 of 100 page views, as https://web.dev/articles/vitals recommends. CLS is in thousandths everywhere but on screen. */
export const goals: Record<Vital, number> = { lcp: 2500, inp: 200, cls: 100 };

/** Lower bounds of the buckets that page views are counted in; each contains its upper bound. The goals are among them. */
export const buckets: Record<Vital, readonly number[]> = {
  lcp: [0, 500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 5000, 6000, 8000, 10_000, 15_000, 20_000],
  inp: [0, 50, 100, 150, 200, 250, 300, 400, 500, 750, 1000, 2000],
  cls: [0, 1, 10, 25, 50, 100, 150, 200, 250, 500, 1000],
};

const measurement = (max: number) => z.optional(z.int().check(z.gte(0), z.lte(max)));
const maxMs = 600_000;

/** What a browser reports when a page is left. Neither this nor its record tells who visited. */
export const visit = z.object({
  path: z.string().check(z.maxLength(1000)),
  device: z.enum(devices),
  line: z.enum(lines),
  lcp: measurement(maxMs),
  inp: measurement(maxMs),
  cls: measurement(100_000),
});
export type Visit = z.infer<typeof visit>;
