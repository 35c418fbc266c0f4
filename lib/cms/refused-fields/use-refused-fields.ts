'use client';

import { useAllFormFields, useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { use, useEffect, useRef } from 'react';
import { followSave, noSave } from './follow-save';
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
  const lastSave = useRef(noSave());

  useEffect(() => {
    if (!isSaving) return;
    saves.current += 1;
    return () => {
      saves.current += 1;
    };
  }, [isSaving, saves]);

  useEffect(() => {
    const form = { fields, isSaving, isSubmitted, isModified };
    const { memory, changes, refused, submitted } = followSave(lastSave.current, form);
    lastSave.current = memory;
    if (Object.keys(changes).length > 0) dispatchFields({ type: 'UPDATE_MANY', formState: changes });
    focusFirst(refused);
    if (submitted !== undefined) setSubmitted(submitted);
  }, [dispatchFields, fields, isModified, isSaving, isSubmitted, setSubmitted]);
}
