import type { Dictionary } from '@/lib/text/dictionary';

export const newsletter: Dictionary['newsletter'] = {
  title: 'သတင်းလွှာ',
  heading: 'ကျောင်းသတင်းများ',
  subscribe: 'သတင်းလွှာ ရယူရန်',
  sending: 'ပို့နေပါသည်…',
  close: 'ပိတ်ရန်',
  email: 'အီးမေးလ်',
  emailRequired: 'အီးမေးလ် ဖြည့်ပေးပါ',
  subscribed: 'သတင်းလွှာ ရယူသည့်အတွက် ကျေးဇူးတင်ပါသည်။ နောက်ထွက်မည့် သတင်းလွှာကို ရရှိပါမည်။',
  failed: 'ဖောင်ပို့ရာတွင် မှားယွင်းမှု ဖြစ်ပေါ်ပါသည်။',
  unsubscribeTitle: 'သတင်းလွှာစာရင်းမှ ထွက်ရန်',
  unsubscribeLead: 'ကျွန်ုပ်တို့၏ သတင်းလွှာကို ဆက်မရယူလိုတော့ပါသလား။',
  unsubscribe: 'စာရင်းမှ ထွက်ရန်',
  unsubscribed: 'စာရင်းမှ ထွက်ပြီးပါပြီ။ သတင်းလွှာ ထပ်မပို့တော့ပါ။',
  linkInvalid: 'ဤလင့်ခ် မပြည့်စုံပါ။ အီးမေးလ်ထဲရှိ လင့်ခ်ကို ထပ်ဖွင့်ပါ၊ သို့မဟုတ် ကျွန်ုပ်တို့ထံ စာရေးပါ။',
};
