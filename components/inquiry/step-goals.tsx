import { Checkbox } from '@/components/ui/checkbox';
import { RadioGroup } from '@/components/ui/radio-group';
import { Textarea } from '@/components/ui/textarea';
import { heardAbout, preferredContacts } from '@/lib/contract/inquiry-options';
import { inquiries } from '@/lib/text/en/inquiries';
import { ChoiceWithOther, fieldOf, type StepProps } from './fields';

/** Student, step 5: why, and how to stay in touch. */
export function StepGoals({ form }: StepProps) {
  return (
    <>
      <Textarea {...fieldOf({ form }, 'goals')} label={inquiries.goals} rows={4} />
      <ChoiceWithOther form={form} name="heard" label={inquiries.heard} options={heardAbout} look="select" />
      <RadioGroup
        {...fieldOf({ form }, 'preferredContact')}
        label={inquiries.preferredContact}
        options={preferredContacts}
      />
      <Checkbox {...fieldOf({ form }, 'updates')} label={inquiries.updates} />
    </>
  );
}
