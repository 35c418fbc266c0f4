import { getText } from '#text';
import { RadioGroup } from '@/components/ui/radio-group';
import { ScheduleGrid } from '@/components/ui/schedule-grid';
import { courseDurations, learningModes } from '@/lib/contract/inquiry-options';
import { scheduleDays } from '@/lib/contract/schedule';
import { labelOptions } from '@/lib/text/option-labels';
import { listSlots } from '@/lib/text/schedule-slots';
import { ChoiceWithOther, type StepProps } from './inquiry-fields';

function listDays() {
  const weekdays = getText('weekdays');
  return scheduleDays.map((key) => ({ key, ...weekdays[key] }));
}

export function StepPreferences({ control, schedule }: StepProps) {
  const inquiries = getText('inquiries');
  return (
    <>
      <ScheduleGrid
        {...schedule}
        label={inquiries.schedule}
        help={inquiries.scheduleHelp}
        days={listDays()}
        slots={listSlots()}
      />
      <ChoiceWithOther control={control} name="duration" label={inquiries.duration} options={courseDurations} />
      <RadioGroup {...control('learningMode')} label={inquiries.learningMode} options={labelOptions(learningModes)} />
    </>
  );
}
