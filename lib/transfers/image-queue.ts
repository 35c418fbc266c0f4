import { queue } from '@/lib/in-turn';

/** Runs work on a picture, two at a time: each takes a core and up to 100 MB. */
export const { inTurn: processImage } = queue({ atOnce: 2 });
