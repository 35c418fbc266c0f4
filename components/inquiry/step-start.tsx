import type { ComponentPropsWithRef } from 'react';
import { getText } from '#text';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextInput } from '@/components/ui/text-input';
import { type InquiryKind, inquiryTypes } from '@/lib/contract/inquiry-options';

type Props = {
  email: ComponentPropsWithRef<'input'>;
  kind: Omit<ComponentPropsWithRef<'input'>, 'type' | 'value'>;
  /** For the form as HTML. */
  initialKind?: InquiryKind;
  error?: string;
};

export function StepStart({ email, kind, initialKind, error }: Props) {
  const inquiries = getText('inquiries');
  return (
    <>
      <TextInput
        {...email}
        id="inquiry-email"
        label={inquiries.email}
        error={error}
        required
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <RadioGroup
        {...kind}
        defaultValue={initialKind}
        id="inquiry-kind"
        label={inquiries.type}
        options={Object.entries(inquiryTypes).map(([value, type]) => ({ value, label: getText('options')[type] }))}
      />
    </>
  );
}
