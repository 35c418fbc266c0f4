import { getText } from '#text';
import { TextInput } from '@/components/ui/text-input';
import { relationships } from '@/lib/contract/inquiry-options';
import { ChoiceWithOther, fieldProps, type StepProps } from './inquiry-fields';

export function StepContactPerson({ form }: StepProps) {
  const inquiries = getText('inquiries');
  return (
    <>
      <TextInput {...fieldProps({ form }, 'contactName')} label={inquiries.contactName} required autoComplete="name" />
      <TextInput
        {...fieldProps({ form }, 'contactNumber')}
        label={inquiries.contactNumber}
        type="tel"
        autoComplete="tel"
      />
      <ChoiceWithOther form={form} name="relationship" label={inquiries.relationship} options={relationships} />
    </>
  );
}
