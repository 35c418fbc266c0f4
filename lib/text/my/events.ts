import type { Dictionary } from '@/lib/text/dictionary';

export const events: Dictionary['events'] = {
  title: 'လာမည့် ပွဲများ',
  lead: 'ရန်ကုန်တွင် ဖြစ်စေ၊ အွန်လိုင်းတွင် ဖြစ်စေ လာရောက်တွေ့ဆုံပါ။',
};
