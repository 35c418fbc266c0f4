import { Textarea } from '@/components/ui/textarea';
import { supportTypes } from '@/lib/contract/inquiry-options';
import { inquiries } from '@/lib/text/en/inquiries';
import { ChoiceWithOther, fieldOf, type StepProps } from './fields';

/** Collaboration, step 4: what the school wants from us. */
export function StepScope({ form }: StepProps) {
  return (
    <>
      <ChoiceWithOther form={form} name="support" label={inquiries.support} options={supportTypes} />
      <Textarea {...fieldOf({ form }, 'requirements')} label={inquiries.requirements} rows={4} />
      <Textarea {...fieldOf({ form }, 'comments')} label={inquiries.comments} rows={4} />
    </>
  );
}
