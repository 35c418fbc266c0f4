'use client';

import { type ReactNode, type SubmitEvent, useState } from 'react';
import { getText } from '#text';
import { loadWithTimeout } from '@/components/ui/loader';
import { Stylesheet } from '@/components/ui/stylesheet';
import { TextInput } from '@/components/ui/text-input';
import type { Child } from '@/lib/contract/children';
import type { FormResult } from '@/lib/text/form-result';
import { useHydrated } from '@/lib/use-hydrated';

const fieldNames = ['name', 'birthYear'] as const;
type FieldName = (typeof fieldNames)[number];
type FieldErrors = Partial<Record<FieldName, string>>;

/** If the contract does not load, only the server validates. */
async function validate(form: HTMLFormElement): Promise<FieldErrors> {
  const contract = await loadWithTimeout(import('@/lib/contract/children'));
  const result = contract?.childFields.safeParse(Object.fromEntries(new FormData(form)));
  return Object.fromEntries(result?.error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
}

type Props = {
  action: string;
  child?: Child;
  problem?: FormResult['problem'];
  refusedValues?: FormResult['values'];
  children: ReactNode;
};

/** Posts as HTML, with scripts only what the contract accepts. */
export function ChildForm({ action, child, problem, refusedValues, children }: Props) {
  const text = getText('children');
  const isHydrated = useHydrated();
  const [errors, setErrors] = useState<FieldErrors>(problem?.field ? { [problem.field]: problem.message } : {});
  const hasErrors = fieldNames.some((name) => errors[name]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = await validate(form);
    setErrors(found);
    const invalidField = fieldNames.find((name) => found[name]);
    if (invalidField) form.querySelector<HTMLInputElement>(`[name=${invalidField}]`)?.focus();
    else form.submit();
  }

  const field = (name: FieldName) => ({
    id: `child-${name}-${child?._id ?? 'new'}`,
    name,
    label: text[name],
    error: errors[name],
    required: true,
    autoComplete: 'off',
    defaultValue: refusedValues ? refusedValues[name] : child?.[name],
  });
  return (
    <form
      className="form"
      method="post"
      action={action}
      noValidate={isHydrated}
      data-live={isHydrated || undefined}
      onSubmit={submit}
      onChange={hasErrors ? async ({ currentTarget }) => setErrors(await validate(currentTarget)) : undefined}
    >
      <Stylesheet name="forms" />
      <div className="form-row">
        <TextInput {...field('name')} />
        <TextInput {...field('birthYear')} help={text.birthYearHelp} inputMode="numeric" minLength={4} maxLength={4} />
      </div>
      <p>{children}</p>
    </form>
  );
}
