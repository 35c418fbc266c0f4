import { getText } from '#text';
import { RadioGroup } from '@/components/ui/radio-group';
import { ScheduleGrid } from '@/components/ui/schedule-grid';
import { courseDurations, learningModes } from '@/lib/contract/inquiry-options';
import { scheduleDays, toggleSlot } from '@/lib/contract/schedule';
import { labelOptions } from '@/lib/text/option-labels';
import { listSlots } from '@/lib/text/schedule-slots';
import { ChoiceWithOther, fieldProps, type StepProps } from './inquiry-fields';

function listDays() {
  const weekdays = getText('weekdays');
  return scheduleDays.map((key) => ({ key, ...weekdays[key] }));
}

export function StepPreferences({ form }: StepProps) {
  const inquiries = getText('inquiries');
  const schedule = form.watch('schedule');
  return (
    <>
      <ScheduleGrid
        id="inquiry-schedule"
        label={inquiries.schedule}
        help={inquiries.scheduleHelp}
        days={listDays()}
        slots={listSlots()}
        value={schedule}
        onToggle={(day, slot) => form.setValue('schedule', toggleSlot(schedule, day, slot))}
      />
      <ChoiceWithOther form={form} name="duration" label={inquiries.duration} options={courseDurations} />
      <RadioGroup
        {...fieldProps({ form }, 'learningMode')}
        label={inquiries.learningMode}
        options={labelOptions(learningModes)}
      />
    </>
  );
}
