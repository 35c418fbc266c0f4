import { getText } from '#text';
import { CheckboxGroup } from '@/components/ui/checkbox';
import {
  collaborationAgeGroups,
  collaborationLevels,
  courseDurations,
  sessionsPerWeek,
} from '@/lib/contract/inquiry-options';
import { labelOptions } from '@/lib/text/option-labels';
import { ChoiceWithOther, fieldProps, NumberField, type StepProps } from './inquiry-fields';

export function StepProgramme({ form }: StepProps) {
  const inquiries = getText('inquiries');
  return (
    <>
      <NumberField form={form} name="numberOfStudents" label={inquiries.studentsPerCourse} />
      <CheckboxGroup
        {...fieldProps({ form }, 'ageGroups')}
        label={inquiries.ageGroups}
        options={labelOptions(collaborationAgeGroups)}
      />
      <ChoiceWithOther
        form={form}
        name="proficiency"
        label={inquiries.proficiency}
        options={collaborationLevels}
        control="select"
      />
      <ChoiceWithOther
        form={form}
        name="sessions"
        label={inquiries.sessions}
        help={inquiries.sessionsHelp}
        options={sessionsPerWeek}
      />
      <ChoiceWithOther form={form} name="duration" label={inquiries.duration} options={courseDurations} />
    </>
  );
}
