import { RadioGroup } from '@/components/ui/radio-group';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import { preferredContacts } from '@/lib/contract/inquiry-options';
import { inquiries } from '@/lib/text/en/inquiries';
import { fieldOf, type StepProps } from './fields';

/** Collaboration, step 2: the programme in words, and whom to write to. */
export function StepSchool({ form, intro }: StepProps & { intro?: string }) {
  return (
    <>
      {(intro ?? inquiries.programme).split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <TextInput {...fieldOf({ form }, 'schoolName')} label={inquiries.schoolName} autoComplete="organization" />
      <Textarea
        {...fieldOf({ form }, 'schoolAddress')}
        label={inquiries.schoolAddress}
        rows={3}
        autoComplete="street-address"
      />
      <TextInput {...fieldOf({ form }, 'contactName')} label={inquiries.contactPerson} required autoComplete="name" />
      <TextInput
        {...fieldOf({ form }, 'proposalEmail')}
        label={inquiries.proposalEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <RadioGroup
        {...fieldOf({ form }, 'preferredContact')}
        label={inquiries.preferredContact}
        options={preferredContacts}
      />
    </>
  );
}
