import { StepContactPerson } from './step-contact-person';
import { StepGoals } from './step-goals';
import { StepPreferences } from './step-preferences';
import { StepProgramme } from './step-programme';
import { StepSchool } from './step-school';
import { StepScope } from './step-scope';
import { StepStudent } from './step-student';

/** Those after `StepStart`. */
export const laterSteps = {
  student: [StepContactPerson, StepStudent, StepPreferences, StepGoals],
  collaboration: [StepSchool, StepProgramme, StepScope],
};
