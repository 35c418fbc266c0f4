import type { Dictionary } from '@/lib/text/dictionary';

export const posts: Dictionary['posts'] = {
  title: 'ဘလော့ဂ်',
  description: 'မြန်မာနိုင်ငံရှိ ပြင်သစ်စာ သင်ယူသူများအတွက် သင်ခန်းစာတို၊ စာမေးပွဲအကြံပြုချက်နှင့် ပွင့်လင်းသော အဖြေများ။',
  empty: 'လောလောဆယ် ဘလော့ဂ်ဆောင်းပါး မရှိသေးပါ။',
  what: 'ဘလော့ဂ်',
  whatOne: 'ဆောင်းပါး',
  previous: 'ယခင်',
  next: 'နောက်တစ်ခု',
  by: 'ရေးသားသူ – {author}',
  minutes: 'ဖတ်ချိန် {count} မိနစ်',
  views: { other: 'ကြည့်ရှုမှု {count} ကြိမ်' },
  related: 'ဆက်ဖတ်သင့်သည်များ',
  all: 'ဆောင်းပါးအားလုံး',
  dateFallback: 'ဧပြီ 18',
};
