import { getText } from '#text';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import { preferredContacts } from '@/lib/contract/inquiry-options';
import { labelOptions } from '@/lib/text/option-labels';
import { fieldProps, type StepProps } from './inquiry-fields';

export function StepSchool({ form, intro }: StepProps & { intro?: string }) {
  const inquiries = getText('inquiries');
  return (
    <>
      {(intro ?? inquiries.programme).split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <TextInput {...fieldProps({ form }, 'schoolName')} label={inquiries.schoolName} autoComplete="organization" />
      <Textarea
        {...fieldProps({ form }, 'schoolAddress')}
        label={inquiries.schoolAddress}
        rows={3}
        autoComplete="street-address"
      />
      <TextInput
        {...fieldProps({ form }, 'contactName')}
        label={inquiries.contactPerson}
        required
        autoComplete="name"
      />
      <TextInput
        {...fieldProps({ form }, 'proposalEmail')}
        label={inquiries.proposalEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <RadioGroup
        {...fieldProps({ form }, 'preferredContact')}
        label={inquiries.preferredContact}
        options={labelOptions(preferredContacts)}
      />
    </>
  );
}
