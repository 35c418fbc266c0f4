/** The class of a group of so many cards: a short one takes only the room of its cards. */
export const groupWidth = (cards: number): string | undefined => [undefined, 'one-card', 'two-cards'][cards];
