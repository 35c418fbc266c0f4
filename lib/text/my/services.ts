import type { Dictionary } from '@/lib/text/dictionary';

export const services: Dictionary['services'] = {
  title: 'ကျွန်ုပ်တို့၏ အခြားဝန်ဆောင်မှုများ',
  lead: 'သင်တန်းများအပြင် အခြားဝန်ဆောင်မှုများလည်း ရှိပါသည်။ ဖတ်ရန် ကတ်တစ်ခုကို ဖွင့်ပါ။',
  missionAndVision: 'ကျွန်ုပ်တို့၏ ရည်မှန်းချက်',
  descriptionFallback: 'ဝန်ဆောင်မှု အကြောင်းအရာကို ဤနေရာတွင် ဖော်ပြပါမည်။',
};
