import { getText } from '#text';
import { Textarea } from '@/components/ui/textarea';
import { supportTypes } from '@/lib/contract/inquiry-options';
import { ChoiceWithOther, type StepProps } from './inquiry-fields';

export function StepScope({ control }: StepProps) {
  const inquiries = getText('inquiries');
  return (
    <>
      <ChoiceWithOther control={control} name="support" label={inquiries.support} options={supportTypes} />
      <Textarea {...control('requirements')} label={inquiries.requirements} rows={4} />
      <Textarea {...control('comments')} label={inquiries.comments} rows={4} />
    </>
  );
}
