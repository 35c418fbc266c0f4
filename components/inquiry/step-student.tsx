import { RadioGroup } from '@/components/ui/radio-group';
import { TextInput } from '@/components/ui/text-input';
import { inquiryCourses, studentAgeGroups, studentLevels } from '@/lib/contract/inquiry-options';
import { inquiries } from '@/lib/text/en/inquiries';
import { ChoiceWithOther, fieldOf, type StepProps } from './fields';

/** Student, step 3: who learns what. */
export function StepStudent({ form }: StepProps) {
  return (
    <>
      <TextInput {...fieldOf({ form }, 'studentName')} label={inquiries.studentName} required autoComplete="off" />
      <TextInput {...fieldOf({ form }, 'age')} label={inquiries.age} inputMode="numeric" autoComplete="off" />
      <ChoiceWithOther
        form={form}
        name="ageGroups"
        label={inquiries.ageGroup}
        options={studentAgeGroups}
        look="checkbox"
      />
      <RadioGroup {...fieldOf({ form }, 'level')} label={inquiries.level} options={studentLevels} />
      <ChoiceWithOther form={form} name="course" label={inquiries.course} options={inquiryCourses} />
      <TextInput
        {...fieldOf({ form }, 'numberOfStudents')}
        label={inquiries.numberOfStudents}
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  );
}
