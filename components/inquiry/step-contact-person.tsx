import { getText } from '#text';
import { TextInput } from '@/components/ui/text-input';
import { relationships } from '@/lib/contract/inquiry-options';
import { ChoiceWithOther, type StepProps } from './inquiry-fields';

export function StepContactPerson({ control }: StepProps) {
  const inquiries = getText('inquiries');
  return (
    <>
      <TextInput {...control('contactName')} label={inquiries.contactName} required="marked" autoComplete="name" />
      <TextInput {...control('contactNumber')} label={inquiries.contactNumber} type="tel" autoComplete="tel" />
      <ChoiceWithOther control={control} name="relationship" label={inquiries.relationship} options={relationships} />
    </>
  );
}
