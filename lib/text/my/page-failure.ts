import type { Dictionary } from '@/lib/text/dictionary';

export const pageFailure: Dictionary['pageFailure'] = {
  title: 'ဤစာမျက်နှာကို ပြသ၍ မရပါ',
  body: 'စာမျက်နှာ၏ တစ်စိတ်တစ်ပိုင်း မပွင့်ပါ၊ သို့မဟုတ် ကျွန်ုပ်တို့ဘက်တွင် ချို့ယွင်းချက် ရှိနေပါသည်။ အင်တာနက်ချိတ်ဆက်မှုကို စစ်ဆေးပြီး ထပ်စမ်းကြည့်ပါ။',
  retry: 'ထပ်စမ်းရန်',
  home: 'ပင်မစာမျက်နှာသို့',
};
