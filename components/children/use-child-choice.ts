'use client';

import { type ChangeEvent, useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { ChildChoices } from './child-choice';

type Options<Values extends FieldValues> = {
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue' | 'register'>;
  choices: ChildChoices | undefined;
  name: Path<Values>;
  age?: Path<Values>;
  /** What the name is filled with for the learner. */
  ownName: string | undefined;
};

/** Registers the choice. A chosen child fills name and age, which stay editable. */
export function useChildChoice<Values extends FieldValues>({ form, choices, name, age, ownName }: Options<Values>) {
  const { getValues, setValue, register } = form;
  const field = 'child' as Path<Values>;
  const write = (path: Path<Values>, value: string) =>
    setValue(path, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  const fill = (id: unknown) => {
    const chosen = choices?.options.find((child) => child.id === id);
    write(name, chosen?.name ?? ownName ?? '');
    if (age) write(age, chosen ? String(chosen.age) : '');
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a choice that was made before hydration
  useEffect(() => {
    const typed: unknown = getValues(name);
    if (choices && getValues(field) && (!typed || typed === ownName)) fill(getValues(field));
  }, []);

  return {
    choices,
    ...register(field, { onChange: ({ target }: ChangeEvent<HTMLInputElement>) => fill(target.value) }),
  };
}
