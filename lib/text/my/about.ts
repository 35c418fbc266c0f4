import type { Dictionary } from '@/lib/text/dictionary';

export const about: Dictionary['about'] = {
  title: 'ကျောင်းအကြောင်း',
  aboutUs: 'ကျွန်ုပ်တို့အကြောင်း',
  description: '{name} တွင် မည်သူတို့ သင်ကြားသည်၊ မည်သို့ သင်ကြားသည်၊ အခြား ဝန်ဆောင်မှုများနှင့် မေးလေ့ရှိသော မေးခွန်းများ။',
  whyChooseUs: 'ဘာကြောင့် ကျွန်ုပ်တို့ကို ရွေးသင့်ပါသလဲ။',
  support: 'မေးစရာ ရှိပါသလား။ စာရေးပါ –',
  moreAboutUs: 'ကျောင်းအကြောင်း ပိုမိုသိရန်',
  questions: 'မေးလေ့ရှိသော မေးခွန်းများ',
  questionsLead: 'မိဘများနှင့် သင်ယူသူများ မစတင်မီ မေးလေ့ရှိသည်များ။',
  askUs: 'အခြားမေးခွန်း မေးရန်',
  totals: 'ကျောင်း၏ ကိန်းဂဏန်းများ',
  totalLabels: { students: 'သင်ယူသူ', courses: 'သင်တန်း', instructors: 'ဆရာ၊ ဆရာမ', certificates: 'လက်မှတ်' },
};
