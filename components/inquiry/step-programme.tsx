import { CheckboxGroup } from '@/components/ui/checkbox';
import { TextInput } from '@/components/ui/text-input';
import {
  collaborationAgeGroups,
  collaborationLevels,
  courseDurations,
  sessionsPerWeek,
} from '@/lib/contract/inquiry-options';
import { inquiries } from '@/lib/text/en/inquiries';
import { ChoiceWithOther, fieldOf, type StepProps } from './fields';

/** Collaboration, step 3: how many, how old, how far, how often. */
export function StepProgramme({ form }: StepProps) {
  return (
    <>
      <TextInput
        {...fieldOf({ form }, 'numberOfStudents')}
        label={inquiries.studentsPerCourse}
        inputMode="numeric"
        autoComplete="off"
      />
      <CheckboxGroup {...fieldOf({ form }, 'ageGroups')} label={inquiries.ageGroups} options={collaborationAgeGroups} />
      <ChoiceWithOther
        form={form}
        name="proficiency"
        label={inquiries.proficiency}
        options={collaborationLevels}
        look="select"
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
