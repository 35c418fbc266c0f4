import { getText } from '#text';
import { ChildChoice } from '@/components/children/child-choice';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextInput } from '@/components/ui/text-input';
import { inquiryCourses, studentAgeGroups, studentLevels } from '@/lib/contract/inquiry-options';
import { labelOptions } from '@/lib/text/option-labels';
import { ChoiceWithOther, NumberField, type StepProps } from './inquiry-fields';

export function StepStudent({ control, childChoices, onChild }: StepProps) {
  const inquiries = getText('inquiries');
  return (
    <>
      <ChildChoice choices={childChoices} onChange={({ target }) => onChild?.(target.value)} />
      <TextInput {...control('studentName')} label={inquiries.studentName} required="marked" autoComplete="off" />
      <NumberField control={control} name="age" label={inquiries.age} />
      <ChoiceWithOther
        control={control}
        name="ageGroups"
        label={inquiries.ageGroup}
        options={studentAgeGroups}
        type="checkbox"
      />
      <RadioGroup {...control('level')} label={inquiries.level} options={labelOptions(studentLevels)} />
      <ChoiceWithOther control={control} name="course" label={inquiries.course} options={inquiryCourses} />
      <NumberField control={control} name="numberOfStudents" label={inquiries.numberOfStudents} />
    </>
  );
}
