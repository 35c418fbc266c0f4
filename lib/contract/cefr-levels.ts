import * as z from 'zod/mini';

export const cefrLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export const cefrLevel = z.enum(cefrLevels);
export type CefrLevel = z.infer<typeof cefrLevel>;

/** A0: no level was passed. */
export const placementLevels = ['A0', ...cefrLevels] as const;
export const placementLevel = z.enum(placementLevels);
export type PlacementLevel = z.infer<typeof placementLevel>;

export const nextLevel = (reached: PlacementLevel): CefrLevel => cefrLevels[placementLevels.indexOf(reached)] ?? 'C2';
