import { RadioGroup } from '@/components/ui/radio-group';
import { ScheduleGrid } from '@/components/ui/schedule-grid';
import { courseDurations, learningModes } from '@/lib/contract/inquiry-options';
import { scheduleDays, scheduleSlots, toggleSlot } from '@/lib/contract/schedule';
import { inquiries, weekdays } from '@/lib/text/en/inquiries';
import { ChoiceWithOther, fieldProps, type StepProps } from './inquiry-fields';

const days = scheduleDays.map((key) => ({ key, ...weekdays[key] }));
const slots = scheduleSlots.map((slot) => {
  const [label = slot, hours] = slot.split(/ \((.+)\)/);
  return { key: label.toLowerCase(), label, detail: hours };
});

export function StepPreferences({ form }: StepProps) {
  const schedule = form.watch('schedule');
  return (
    <>
      <ScheduleGrid
        id="inquiry-schedule"
        label={inquiries.schedule}
        help={inquiries.scheduleHelp}
        days={days}
        slots={slots}
        value={schedule}
        onToggle={(day, slot) => form.setValue('schedule', toggleSlot(schedule, day, slot))}
      />
      <ChoiceWithOther form={form} name="duration" label={inquiries.duration} options={courseDurations} />
      <RadioGroup {...fieldProps({ form }, 'learningMode')} label={inquiries.learningMode} options={learningModes} />
    </>
  );
}
