import { getText } from '#text';
import { Textarea } from '@/components/ui/textarea';
import { supportTypes } from '@/lib/contract/inquiry-options';
import { ChoiceWithOther, fieldProps, type StepProps } from './inquiry-fields';

export function StepScope({ form }: StepProps) {
  const inquiries = getText('inquiries');
  return (
    <>
      <ChoiceWithOther form={form} name="support" label={inquiries.support} options={supportTypes} />
      <Textarea {...fieldProps({ form }, 'requirements')} label={inquiries.requirements} rows={4} />
      <Textarea {...fieldProps({ form }, 'comments')} label={inquiries.comments} rows={4} />
    </>
  );
}
