'use client';

import { useAllFormFields, useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { use, useEffect, useRef } from 'react';
import {
  hasDraftRefusals,
  hasRefusals,
  refusedPaths,
  removeRefusals,
  storeDraftRefusals,
  storeRefusals,
  updateRefusals,
} from './refused-fields';
import { SavesContext } from './refused-fields-provider';

function focusFirst(paths: string[]): void {
  const ids = paths.map((path) => `field-${path.replaceAll('.', '__')}`);
  const input = ids.map((id) => document.getElementById(id)).find((element) => element);
  input?.focus();
}

/**
 * Keeps each message of a refused save until the person changes that field, together with `RefusedFieldsProvider`. Payload
 * hides the messages of a refused draft.
 */
export function useRefusedFields(): void {
  const [fields, dispatchFields] = useAllFormFields();
  const { setSubmitted } = useForm();
  const isSubmitted = useFormSubmitted();
  const isSaving = useFormProcessing();
  const isModified = useFormModified();
  const saves = use(SavesContext);
  // The fields arrive some renders after the end of the save.
  const awaitsMessages = useRef(false);
  const fieldsBefore = useRef<FormState>({});
  const draft = useRef<'accepted' | 'refused' | 'shown'>('accepted');

  useEffect(() => {
    if (!isSaving) return;
    saves.current += 1;
    return () => {
      saves.current += 1;
    };
  }, [isSaving, saves]);

  useEffect(() => {
    if (isSaving) {
      if (!awaitsMessages.current) fieldsBefore.current = fields;
      awaitsMessages.current = true;
      return;
    }
    // A stored draft is unmodified.
    const awaitsDraft = awaitsMessages.current && !isSubmitted && isModified;
    // The form counts as submitted some renders after `setSubmitted`.
    const showsMessages = isSubmitted || (draft.current !== 'accepted' && !awaitsMessages.current);
    const update = !showsMessages ? removeRefusals : awaitsMessages.current ? storeRefusals : updateRefusals;
    const formState = awaitsDraft ? storeDraftRefusals(fieldsBefore.current, fields) : update(fields);
    const hasNew = awaitsMessages.current && hasRefusals(formState);
    if (hasNew || !(showsMessages || awaitsDraft)) awaitsMessages.current = false;
    if (Object.keys(formState).length > 0) dispatchFields({ type: 'UPDATE_MANY', formState });
    if (hasNew) focusFirst(refusedPaths(formState));
    const current = { ...fields, ...formState };
    if (hasNew && awaitsDraft) {
      setSubmitted(true);
      draft.current = 'refused';
    } else if (hasDraftRefusals(current)) {
      draft.current = 'shown';
    } else if (draft.current === 'shown') {
      draft.current = 'accepted';
      // Otherwise a validation would show the messages of all empty fields.
      if (!hasRefusals(current)) setSubmitted(false);
    }
  }, [dispatchFields, fields, isModified, isSaving, isSubmitted, setSubmitted]);
}
