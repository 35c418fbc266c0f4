import type { Dictionary } from '@/lib/text/dictionary';

export const notFound: Dictionary['notFound'] = {
  title: '404. စာမျက်နှာ ရှာမတွေ့ပါ',
  body: 'ဝမ်းနည်းပါသည်။ သင်ရှာနေသော စာမျက်နှာကို ရှာမတွေ့ပါ။ ပင်မစာမျက်နှာသို့ ပြန်သွားကြည့်ပါ။',
  back: 'ပင်မစာမျက်နှာသို့',
  courses: '{type} သင်တန်းများ',
  or: 'သို့မဟုတ် အောက်ပါတို့ကို ရှာနေပါသလား။',
};
