import { isDeepStrictEqual } from 'node:util';
import type { CollectionBeforeChangeHook } from 'payload';

/**
 * Writes only the fields that an update changes. Payload writes the whole record as it was read: what another request wrote in
 * between, such as a new password, would be lost. Last among the hooks; required fields need a validation that takes `undefined`.
 */
export const writeChangesOnly: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) =>
  operation === 'update' && originalDoc
    ? Object.fromEntries(Object.entries(data).filter(([name, value]) => !isDeepStrictEqual(value, originalDoc[name])))
    : data;
