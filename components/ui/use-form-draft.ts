'use client';

import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isRecent, storedValue } from '@/lib/browser-storage';
import { randomHex } from '@/lib/random-hex';
import { changedFields } from './changed-fields';

type StoredDraft<Values> = { values: Partial<Values>; key: string; at: number };

const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

const storedDraft = <Values>(name: string) =>
  storedValue<StoredDraft<Values>>('local', `draft:${name}`, (json) => {
    const draft = json as StoredDraft<Values> | null;
    return draft?.values && typeof draft.key === 'string' && isRecent(draft.at, maxAgeMs) ? draft : undefined;
  });

const isFile = (value: unknown) => value instanceof FileList || value instanceof File;

function storableValues<Values extends object>(values: Values): Partial<Values> {
  const entries = Object.entries(values).filter(([name, value]) => name !== 'website' && !isFile(value));
  return Object.fromEntries(entries) as Partial<Values>;
}

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/** From now on a reload restores the draft, or the empty form once it is sent. */
function removeRefusalFromUrl(): void {
  const url = new URL(location.href);
  for (const name of ['answer', 'error', 'field']) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}

type DraftOptions<Values> = {
  /** The values of the HTML. */
  rendered?: Partial<Values>;
  /** The HTML has what was typed into the form that was posted without scripts: that is newer than the draft. */
  isRefused?: boolean;
};

/**
 * The draft of a form, stored until the form is sent, and the key of all attempts to send it. `restoredFields` has the names of those
 * that are not as in `rendered`.
 */
export function useFormDraft<Values extends object>(
  name: string,
  { rendered, isRefused = false }: DraftOptions<Values> = {},
) {
  const stored = storedDraft<Values>(name);
  const [draft, setDraft] = useState(() => {
    const { values = {}, key = randomHex(16) } = stored.read() ?? {};
    return { values: (isRefused ? {} : values) as Partial<Values>, formKey: key };
  });
  const isInUrl = useRef(isRefused);
  const leaveUrl = () => {
    if (isInUrl.current) removeRefusalFromUrl();
    isInUrl.current = false;
  };
  return {
    ...draft,
    restoredFields: Object.entries(draft.values)
      .filter(([field, value]) => !isEmpty(value) && value !== rendered?.[field as keyof Values])
      .map(([field]) => field),
    save(values: Values) {
      stored.write({ values: storableValues(values), key: draft.formKey, at: Date.now() });
      leaveUrl();
    },
    clear() {
      leaveUrl();
      setDraft({ values: {}, formKey: randomHex(16) });
      stored.remove();
    },
  };
}

type FormDraft<Values extends object> = ReturnType<typeof useFormDraft<Values>>;

export function useDraftSaving<Values extends FieldValues>(
  { watch }: Pick<UseFormReturn<Values>, 'watch'>,
  draft: FormDraft<Values>,
  fields?: readonly Path<Values>[],
): void {
  const latest = useRef(draft);
  latest.current = draft;
  useEffect(() => {
    const { unsubscribe } = watch((changed) => {
      const values = changed as Values;
      if (!fields || fields.some((name) => values[name])) latest.current.save(values);
    });
    return unsubscribe;
  }, [watch, fields]);
}

/**
 * For forms that are rendered on the server, with the `ref`: a field that was changed before hydration keeps its value. `changedFields`
 * are those and the restored ones.
 */
export function useHydratedFormDraft<Values extends FieldValues>(
  name: string,
  form: UseFormReturn<Values>,
  html: DraftOptions<Values>,
) {
  const draft = useFormDraft<Values>(name, html);
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState({ isReady: false, isRestored: false, changedFields: [] as string[] });
  const { getValues, setValue } = form;

  // biome-ignore lint/correctness/useExhaustiveDependencies: restored once, after hydration
  useEffect(() => {
    const readChanges = () => (ref.current ? changedFields(ref.current) : []);
    const typed = new Set(readChanges());
    for (const [field, value] of Object.entries(draft.values)) {
      const current = getValues(field as Path<Values>) as unknown;
      const isUntouched = !typed.has(field) && (isEmpty(current) || current === html.rendered?.[field]);
      if (value && isUntouched) setValue(field as Path<Values>, value as never);
    }
    setState({
      isReady: true,
      isRestored: Object.keys(draft.values).length > 0,
      changedFields: readChanges(),
    });
  }, []);
  useDraftSaving(form, draft);

  return { ...state, ref, formKey: draft.formKey, clear: draft.clear };
}
