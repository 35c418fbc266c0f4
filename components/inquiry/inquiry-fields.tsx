'use client';

import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { getText } from '#text';
import type { ChildChoices } from '@/components/children/child-choice';
import { CheckboxGroup } from '@/components/ui/checkbox';
import { RadioGroup } from '@/components/ui/radio-group';
import type { ScheduleGrid } from '@/components/ui/schedule-grid';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { other } from '@/lib/contract/inquiry-options';
import type { InquiryValues } from '@/lib/contract/inquiry-values';
import type { Locale } from '@/lib/format/locale';
import { labelOptions } from '@/lib/text/option-labels';
import { withColon } from '@/lib/text/with-colon';

export type FieldName = Exclude<keyof InquiryValues, 'schedule'>;

/** For the HTML form, which has what was typed before it was refused. */
type HtmlControl = { hasNumberedNames?: true; defaultValue?: string | string[]; defaultChecked?: boolean };

type Control = Pick<UseFormRegisterReturn, 'name'> &
  Partial<UseFormRegisterReturn> & { id: string; error?: string } & HtmlControl;

export type Intro = {
  text: string;
  /** Where it is not the language of the page. */
  lang?: Locale;
};

/** A step of the wizard, or a part of the HTML form. */
export type StepProps = {
  control: (name: FieldName) => Control;
  schedule: Pick<ComponentProps<typeof ScheduleGrid>, 'id' | 'name' | 'value' | 'defaultValue' | 'onToggle'>;
  intro?: Intro;
  childChoices?: ChildChoices;
  onChild?: (id: string) => void;
};

type ControlProps = Pick<StepProps, 'control'>;

type NumberFieldProps = ControlProps & { name: 'age' | 'numberOfStudents'; label: string };

export function NumberField({ control, name, label }: NumberFieldProps) {
  return <TextInput {...control(name)} label={label} inputMode="numeric" autoComplete="off" />;
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
type ChoiceProps = ControlProps & {
  name: ChoiceName;
  label: string;
  help?: string;
  options: readonly string[];
  type?: 'radio' | 'select' | 'checkbox';
};

export function ChoiceWithOther({ control, name, label, help, options, type = 'radio' }: ChoiceProps) {
  const inquiries = getText('inquiries');
  const shared = { label, help, options: labelOptions(options), ...control(name) };
  return (
    <div className="choice-with-other">
      {type === 'radio' && <RadioGroup {...shared} />}
      {type === 'checkbox' && <CheckboxGroup {...shared} />}
      {type === 'select' && <Select {...shared} placeholder={inquiries.choose} />}
      {options.includes(other) && (
        <TextInput label={`${withColon(label)} ${inquiries.specify}`} {...control(`${name}Other`)} />
      )}
    </div>
  );
}
