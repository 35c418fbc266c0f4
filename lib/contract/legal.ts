import { type infer as Infer, object } from 'zod/mini';
import { text } from './common';

/** What the school owes its visitors in writing, as HTML. */
export const legal = object({ privacy: text, terms: text });
export type Legal = Infer<typeof legal>;
