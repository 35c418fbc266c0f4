import type { Dictionary } from '@/lib/text/dictionary';

export const rejections: Dictionary['rejections'] = {
  notArrived: 'လွှဲငွေသည် ကျောင်း၏အကောင့်သို့ မရောက်သေးပါ။',
  amountTooLow: 'လွှဲငွေသည် သင်တန်းကြေးထက် နည်းနေပါသည်။',
  unreadable: 'screenshot ကို ဖတ်၍ မရပါ။ ပိုရှင်းလင်းသော ပုံကို ပို့ပေးပါ။',
  usedBefore: 'ဤ screenshot ကို ယခင်က အသုံးပြုပြီးဖြစ်ပါသည်။',
  otherAccount: 'ငွေကို အခြားအကောင့်သို့ လွှဲထားပါသည်။',
};
