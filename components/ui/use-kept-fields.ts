'use client';

import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormWatch } from 'react-hook-form';

/** Keeps what is typed into a form as its draft, once one of `fields` holds something. */
export function useKeptFields<Values extends FieldValues>(
  watch: UseFormWatch<Values>,
  fields: readonly Path<Values>[],
  keep: (values: Values) => void,
): void {
  const latest = useRef(keep);
  latest.current = keep;
  useEffect(() => {
    const { unsubscribe } = watch((typed) => {
      const values = typed as Values;
      if (fields.some((name) => values[name])) latest.current({ ...values, website: undefined });
    });
    return unsubscribe;
  }, [watch, fields]);
}
