'use client';

import type { UseFormReturn } from 'react-hook-form';
import { getText } from '#text';
import { CheckboxGroup } from '@/components/ui/checkbox';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { other } from '@/lib/contract/inquiry-options';
import { labelOptions } from '@/lib/text/option-labels';
import { withColon } from '@/lib/text/with-colon';
import type { InquiryValues } from './inquiry-values';

export type StepProps = { form: UseFormReturn<InquiryValues> };

type Name = Exclude<keyof InquiryValues, 'schedule'>;

export function fieldProps({ form }: StepProps, name: Name) {
  return { id: `inquiry-${name}`, error: form.formState.errors[name]?.message, ...form.register(name) };
}

type NumberFieldProps = StepProps & { name: 'age' | 'numberOfStudents'; label: string };

export function NumberField({ form, name, label }: NumberFieldProps) {
  return <TextInput {...fieldProps({ form }, name)} label={label} inputMode="numeric" autoComplete="off" />;
}

type ChoiceName =
  | 'relationship'
  | 'ageGroups'
  | 'course'
  | 'duration'
  | 'heard'
  | 'proficiency'
  | 'sessions'
  | 'support';
type ChoiceProps = StepProps & {
  name: ChoiceName;
  label: string;
  help?: string;
  options: readonly string[];
  control?: 'radio' | 'select' | 'checkbox';
};

export function ChoiceWithOther({ form, name, label, help, options, control = 'radio' }: ChoiceProps) {
  const inquiries = getText('inquiries');
  const chosen = form.watch(name);
  const shared = { label, help, options: labelOptions(options), ...fieldProps({ form }, name) };
  return (
    <>
      {control === 'radio' && <RadioGroup {...shared} />}
      {control === 'checkbox' && <CheckboxGroup {...shared} />}
      {control === 'select' && <Select {...shared} placeholder={inquiries.choose} />}
      {chosen.includes(other) && (Array.isArray(chosen) || chosen === other) && (
        <TextInput label={`${withColon(label)} ${inquiries.specify}`} {...fieldProps({ form }, `${name}Other`)} />
      )}
    </>
  );
}
