import { getText } from '#text';
import { Checkbox } from '@/components/ui/checkbox';
import { RadioGroup } from '@/components/ui/radio-group';
import { Textarea } from '@/components/ui/textarea';
import { heardAbout, preferredContacts } from '@/lib/contract/inquiry-options';
import { labelOptions } from '@/lib/text/option-labels';
import { ChoiceWithOther, type StepProps } from './inquiry-fields';

export function StepGoals({ control }: StepProps) {
  const inquiries = getText('inquiries');
  return (
    <>
      <Textarea {...control('goals')} label={inquiries.goals} rows={4} />
      <ChoiceWithOther control={control} name="heard" label={inquiries.heard} options={heardAbout} type="select" />
      <RadioGroup
        {...control('preferredContact')}
        label={inquiries.preferredContact}
        options={labelOptions(preferredContacts)}
      />
      <Checkbox {...control('updates')} label={inquiries.updates} />
    </>
  );
}
