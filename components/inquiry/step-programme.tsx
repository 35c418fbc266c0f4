import { getText } from '#text';
import { CheckboxGroup } from '@/components/ui/checkbox';
import {
  collaborationAgeGroups,
  collaborationLevels,
  courseDurations,
  sessionsPerWeek,
} from '@/lib/contract/inquiry-options';
import { labelOptions } from '@/lib/text/option-labels';
import { ChoiceWithOther, NumberField, type StepProps } from './inquiry-fields';

export function StepProgramme({ control }: StepProps) {
  const inquiries = getText('inquiries');
  return (
    <>
      <NumberField control={control} name="numberOfStudents" label={inquiries.studentsPerCourse} />
      <CheckboxGroup
        {...control('ageGroups')}
        label={inquiries.ageGroups}
        options={labelOptions(collaborationAgeGroups)}
      />
      <ChoiceWithOther
        control={control}
        name="proficiency"
        label={inquiries.proficiency}
        options={collaborationLevels}
        type="select"
      />
      <ChoiceWithOther
        control={control}
        name="sessions"
        label={inquiries.sessions}
        help={inquiries.sessionsHelp}
        options={sessionsPerWeek}
      />
      <ChoiceWithOther control={control} name="duration" label={inquiries.duration} options={courseDurations} />
    </>
  );
}
