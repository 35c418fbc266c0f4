import { getText } from '#text';
import { ChildChoice, type ChildChoices } from '@/components/children/child-choice';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextInput } from '@/components/ui/text-input';
import { inquiryCourses, studentAgeGroups, studentLevels } from '@/lib/contract/inquiry-options';
import { labelOptions } from '@/lib/text/option-labels';
import { ChoiceWithOther, fieldProps, NumberField, type StepProps } from './inquiry-fields';

export function StepStudent({ form, childChoices }: StepProps & { childChoices?: ChildChoices }) {
  const inquiries = getText('inquiries');
  const fillChild = (id: string) => {
    const child = childChoices?.options.find((one) => one.id === id);
    form.setValue('studentName', child?.name ?? '');
    form.setValue('age', child ? String(child.age) : '');
  };
  return (
    <>
      <ChildChoice choices={childChoices} onChange={({ target }) => fillChild(target.value)} />
      <TextInput {...fieldProps({ form }, 'studentName')} label={inquiries.studentName} required autoComplete="off" />
      <NumberField form={form} name="age" label={inquiries.age} />
      <ChoiceWithOther
        form={form}
        name="ageGroups"
        label={inquiries.ageGroup}
        options={studentAgeGroups}
        control="checkbox"
      />
      <RadioGroup {...fieldProps({ form }, 'level')} label={inquiries.level} options={labelOptions(studentLevels)} />
      <ChoiceWithOther form={form} name="course" label={inquiries.course} options={inquiryCourses} />
      <NumberField form={form} name="numberOfStudents" label={inquiries.numberOfStudents} />
    </>
  );
}
