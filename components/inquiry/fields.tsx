'use client';

import type { UseFormReturn } from 'react-hook-form';
import { CheckboxGroup } from '@/components/ui/checkbox';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { other } from '@/lib/contract/inquiry-options';
import { inquiries } from '@/lib/text/en/inquiries';
import type { InquiryValues } from './inquiry-values';

export type StepProps = { form: UseFormReturn<InquiryValues> };

type Name = Exclude<keyof InquiryValues, 'schedule'>;

/** A field's id, registration and problem. */
export function fieldOf({ form }: StepProps, name: Name) {
  return { id: `inquiry-${name}`, error: form.formState.errors[name]?.message, ...form.register(name) };
}

type WithOther =
  | 'relationship'
  | 'ageGroups'
  | 'course'
  | 'duration'
  | 'heard'
  | 'proficiency'
  | 'sessions'
  | 'support';
type ChoiceProps = StepProps & {
  name: WithOther;
  label: string;
  help?: string;
  options: readonly string[];
  look?: 'radio' | 'select' | 'checkbox';
};

/** A question whose choices may end in "Other"; that asks for words of one's own. */
export function ChoiceWithOther({ form, name, label, help, options, look = 'radio' }: ChoiceProps) {
  const chosen = form.watch(name);
  const shared = { label, help, options, ...fieldOf({ form }, name) };
  return (
    <>
      {look === 'radio' && <RadioGroup {...shared} />}
      {look === 'checkbox' && <CheckboxGroup {...shared} />}
      {look === 'select' && <Select {...shared} placeholder={inquiries.choose} />}
      {chosen.includes(other) && (Array.isArray(chosen) || chosen === other) && (
        <TextInput label={`${label}: ${inquiries.specify}`} {...fieldOf({ form }, `${name}Other`)} />
      )}
    </>
  );
}
