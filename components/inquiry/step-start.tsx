import type { ComponentPropsWithRef } from 'react';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextInput } from '@/components/ui/text-input';
import { inquiryTypes } from '@/lib/contract/inquiry-options';
import { inquiries } from '@/lib/text/en/inquiries';

type Props = {
  email: ComponentPropsWithRef<'input'>;
  kind: Omit<ComponentPropsWithRef<'input'>, 'type' | 'value'>;
  error?: string;
};

export function StepStart({ email, kind, error }: Props) {
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
        id="inquiry-kind"
        label={inquiries.type}
        options={Object.entries(inquiryTypes).map(([value, label]) => ({ value, label }))}
      />
    </>
  );
}
