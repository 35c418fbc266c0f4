import { scheduleSlots } from '@/lib/contract/schedule';
import { labelOptions } from './option-labels';

/** Of the weekly schedule: "Evening" with "4-7". */
export const listSlots = () =>
  scheduleSlots.map((slot) => {
    const [name = slot, hours = ''] = slot.split(/ \((.+)\)/);
    const [label = name, detail = hours] = labelOptions([name, hours]).map((option) => option.label);
    return { key: name.toLowerCase(), label, detail };
  });
