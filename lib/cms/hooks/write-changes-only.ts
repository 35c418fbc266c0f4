import { isDeepStrictEqual } from 'node:util';
import type { CollectionBeforeChangeHook } from 'payload';

/**
 * Writes changed fields only: Payload writes back the whole record, which would undo concurrent writes such as a new password.
 * Must be the last hook; validation of required fields must accept `undefined`.
 */
export const writeChangesOnly: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) =>
  operation === 'update' && originalDoc
    ? Object.fromEntries(Object.entries(data).filter(([name, value]) => !isDeepStrictEqual(value, originalDoc[name])))
    : data;
