import { getText } from '#text';
import { Checkbox } from '@/components/ui/checkbox';
import { RadioGroup } from '@/components/ui/radio-group';
import { Textarea } from '@/components/ui/textarea';
import { heardAbout, preferredContacts } from '@/lib/contract/inquiry-options';
import { labelOptions } from '@/lib/text/option-labels';
import { ChoiceWithOther, fieldProps, type StepProps } from './inquiry-fields';

export function StepGoals({ form }: StepProps) {
  const inquiries = getText('inquiries');
  return (
    <>
      <Textarea {...fieldProps({ form }, 'goals')} label={inquiries.goals} rows={4} />
      <ChoiceWithOther form={form} name="heard" label={inquiries.heard} options={heardAbout} control="select" />
      <RadioGroup
        {...fieldProps({ form }, 'preferredContact')}
        label={inquiries.preferredContact}
        options={labelOptions(preferredContacts)}
      />
      <Checkbox {...fieldProps({ form }, 'updates')} label={inquiries.updates} />
    </>
  );
}
