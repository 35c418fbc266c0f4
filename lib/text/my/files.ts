import type { Dictionary } from '@/lib/text/dictionary';

export const files: Dictionary['files'] = {
  notAnImage: 'ပုံဖိုင်ကို တင်ပေးပါ။',
  tooLarge: 'ဖိုင်အရွယ်အစား 5MB ထက် ကြီးနေပါသည်။',
  screenshotRequired: 'ငွေလွှဲ screenshot ကို တင်ပေးပါ။',
  tooManyPixels: 'ဤပုံသည် ကြီးလွန်း၍ ဖွင့်၍ မရပါ။ screenshot သို့မဟုတ် ပိုသေးသော ပုံကို ပို့ပေးပါ။',
};
