'use client';

import { useAllFormFields, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { hasRefusals, removeRefusals, storeRefusals, updateRefusals } from './refused-fields';

/** Keeps each message of a refused save until the person changes that field, together with `RefusedFieldsProvider`. */
export function useRefusedFields(): void {
  const [fields, dispatchFields] = useAllFormFields();
  const isSubmitted = useFormSubmitted();
  const isSaving = useFormProcessing();
  // The fields arrive some renders after the end of the save.
  const awaitsMessages = useRef(false);

  useEffect(() => {
    if (isSaving) {
      awaitsMessages.current = true;
      return;
    }
    const update = !isSubmitted ? removeRefusals : awaitsMessages.current ? storeRefusals : updateRefusals;
    const formState = update(fields);
    if (!isSubmitted || hasRefusals(formState)) awaitsMessages.current = false;
    if (Object.keys(formState).length > 0) dispatchFields({ type: 'UPDATE_MANY', formState });
  }, [dispatchFields, fields, isSaving, isSubmitted]);
}
