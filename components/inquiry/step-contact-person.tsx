import { TextInput } from '@/components/ui/text-input';
import { relationships } from '@/lib/contract/inquiry-options';
import { inquiries } from '@/lib/text/en/inquiries';
import { ChoiceWithOther, fieldOf, type StepProps } from './fields';

/** Student, step 2: who to answer. */
export function StepContactPerson({ form }: StepProps) {
  return (
    <>
      <TextInput {...fieldOf({ form }, 'contactName')} label={inquiries.contactName} required autoComplete="name" />
      <TextInput
        {...fieldOf({ form }, 'contactNumber')}
        label={inquiries.contactNumber}
        type="tel"
        autoComplete="tel"
      />
      <ChoiceWithOther form={form} name="relationship" label={inquiries.relationship} options={relationships} />
    </>
  );
}
