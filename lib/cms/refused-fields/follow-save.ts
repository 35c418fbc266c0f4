import type { FormState } from 'payload';
import {
  hasDraftRefusals,
  hasRefusals,
  refusedPaths,
  removeRefusals,
  storeDraftRefusals,
  storeRefusals,
  updateRefusals,
} from './refused-fields';

/** What one render of a form says. */
type Form = { fields: FormState; isSaving: boolean; isSubmitted: boolean; isModified: boolean };

/** `awaitsMessages`: the fields arrive some renders after the end of the save. */
export type SaveMemory = {
  awaitsMessages: boolean;
  fieldsBefore: FormState;
  draft: 'accepted' | 'refused' | 'shown';
};

export const noSave = (): SaveMemory => ({ awaitsMessages: false, fieldsBefore: {}, draft: 'accepted' });

type Result = {
  memory: SaveMemory;
  /** The changed fields. */
  changes: FormState;
  refused: string[];
  /** Whether the form has to count as submitted from now on, if that changes. */
  submitted?: boolean;
};

/** Decides at each render which messages a form keeps. */
export function followSave({ awaitsMessages, fieldsBefore, draft }: SaveMemory, form: Form): Result {
  const { fields, isSaving, isSubmitted, isModified } = form;
  if (isSaving) {
    const memory = { awaitsMessages: true, fieldsBefore: awaitsMessages ? fieldsBefore : fields, draft };
    return { memory, changes: {}, refused: [] };
  }
  // A stored draft is unmodified.
  const awaitsDraft = awaitsMessages && !isSubmitted && isModified;
  // The form counts as submitted some renders after `submitted`.
  const showsMessages = isSubmitted || (draft !== 'accepted' && !awaitsMessages);
  const update = !showsMessages ? removeRefusals : awaitsMessages ? storeRefusals : updateRefusals;
  const changes = awaitsDraft ? storeDraftRefusals(fieldsBefore, fields) : update(fields);
  const hasNew = awaitsMessages && hasRefusals(changes);
  const memory = { awaitsMessages: awaitsMessages && !hasNew && (showsMessages || awaitsDraft), fieldsBefore, draft };
  const result = { memory, changes, refused: hasNew ? refusedPaths(changes) : [] };
  const current = { ...fields, ...changes };
  if (hasNew && awaitsDraft) return { ...result, memory: { ...memory, draft: 'refused' }, submitted: true };
  if (hasDraftRefusals(current)) return { ...result, memory: { ...memory, draft: 'shown' } };
  if (draft !== 'shown' || memory.awaitsMessages) return result;
  const accepted: Result = { ...result, memory: { ...memory, draft: 'accepted' } };
  // Otherwise a validation would show the messages of all empty fields.
  return hasRefusals(current) ? accepted : { ...accepted, submitted: false };
}
