import { getText } from '#text';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import { preferredContacts } from '@/lib/contract/inquiry-options';
import { labelOptions } from '@/lib/text/option-labels';
import type { StepProps } from './inquiry-fields';

export function StepSchool({ control, intro }: StepProps) {
  const inquiries = getText('inquiries');
  return (
    <>
      {(intro?.text ?? inquiries.programme).split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph} lang={intro?.lang}>
          {paragraph}
        </p>
      ))}
      <TextInput {...control('schoolName')} label={inquiries.schoolName} autoComplete="organization" />
      <Textarea {...control('schoolAddress')} label={inquiries.schoolAddress} rows={3} autoComplete="street-address" />
      <TextInput {...control('contactName')} label={inquiries.contactPerson} required="marked" autoComplete="name" />
      <TextInput
        {...control('proposalEmail')}
        label={inquiries.proposalEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <RadioGroup
        {...control('preferredContact')}
        label={inquiries.preferredContact}
        options={labelOptions(preferredContacts)}
      />
    </>
  );
}
