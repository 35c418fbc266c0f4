export const classStates = ['planned', 'open', 'running', 'finished', 'cancelled'] as const;
export type ClassState = (typeof classStates)[number];

export const classPlaces = ['online', 'school', 'both'] as const;
export type ClassPlace = (typeof classPlaces)[number];
