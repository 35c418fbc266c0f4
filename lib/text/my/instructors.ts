import type { Dictionary } from '@/lib/text/dictionary';

export const instructors: Dictionary['instructors'] = {
  title: 'ဆရာ၊ ဆရာမများ',
  description: '{name} ၏ ဆရာ၊ ဆရာမများ – ၎င်းတို့၏ နောက်ခံနှင့် သင်ကြားသည့် သင်တန်းများ။',
  empty: 'လောလောဆယ် ဆရာ၊ ဆရာမ စာရင်း မရှိသေးပါ။',
  what: 'ဆရာ၊ ဆရာမများ',
  years: { other: 'သင်ကြားမှု အတွေ့အကြုံ {count} နှစ်' },
  languages: 'ပြောသော ဘာသာစကားများ',
  diplomas: 'ဘွဲ့နှင့် လက်မှတ်များ',
  diplomaNames: {
    'BA French': 'ပြင်သစ်စာ ဝိဇ္ဇာဘွဲ့ (BA)',
    BEd: 'ပညာရေးဘွဲ့ (BEd)',
    'Yangon University of Foreign Languages': 'ရန်ကုန် နိုင်ငံခြားဘာသာ တက္ကသိုလ်',
    'Sagaing University of Education': 'စစ်ကိုင်း ပညာရေး တက္ကသိုလ်',
  },
  experience: 'အတွေ့အကြုံ',
  teaches: 'သင်ကြားသော သင်တန်းများ',
  network: '{network} ပေါ်ရှိ {name}',
};
