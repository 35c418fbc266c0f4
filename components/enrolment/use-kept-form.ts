'use client';

import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useDraft } from '@/components/ui/use-draft';

/**
 * Ties a form to its draft: what was typed before a reload comes back, unless something else stands there already than what the page
 * filled in by itself. Never its files.
 */
export function useKeptForm<Values extends FieldValues>(
  name: string,
  form: UseFormReturn<Values>,
  file: Path<Values>,
  prefilled: Partial<Values> = {},
) {
  const draft = useDraft<Values>(name);
  const kept = useRef(draft);
  kept.current = draft;
  const [{ ready, restored }, setAlive] = useState({ ready: false, restored: false });
  const { getValues, setValue, watch } = form;

  // biome-ignore lint/correctness/useExhaustiveDependencies: brought back once, when the form comes to life
  useEffect(() => {
    const { values } = kept.current;
    for (const [field, value] of Object.entries(values)) {
      const now = getValues(field as Path<Values>) as unknown;
      const empty = now === undefined || now === '' || now === false || (Array.isArray(now) && now.length === 0);
      if (value && (empty || now === prefilled[field])) setValue(field as Path<Values>, value as never);
    }
    setAlive({ ready: true, restored: Object.keys(values).length > 0 });
  }, []);
  useEffect(() => {
    const { unsubscribe } = watch((values) => {
      const { [file]: _, website: __, ...typed } = values as Record<string, unknown>;
      kept.current.keep(typed as Partial<Values>);
    });
    return unsubscribe;
  }, [watch, file]);

  return { key: draft.key, ready, restored, clear: draft.clear };
}
