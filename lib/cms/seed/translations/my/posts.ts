const badges = {
  tips: 'လေ့လာနည်း',
  grammar: 'သဒ္ဒါ',
  exams: 'စာမေးပွဲ',
  abroad: 'ပြင်သစ်တွင် ပညာသင်ခြင်း',
  pronunciation: 'အသံထွက်',
  parents: 'မိဘများ',
  culture: 'ယဉ်ကျေးမှု',
};

/** The texts are in `lib/cms/seed/posts/my/<slug>.md`. */
export const posts = {
  'false-friends': {
    displayTitle: 'မိတ်ဆွေတုများ – ထင်သလို မဟုတ်သော ပြင်သစ်စကားလုံးများ',
    excerpt: 'စာအုပ်ရောင်းသော library၊ တစ်ရက်သာကြာသော journey – အင်္ဂလိပ်စာမှတစ်ဆင့် လာသူများကို လှည့်စားတတ်သော ပြင်သစ်စကားလုံးများ။',
    badge: badges.tips,
  },
  'subjunctive-for-patient-people': {
    displayTitle: 'စိတ်ရှည်သူများအတွက် subjonctif',
    excerpt: 'သတင်းပို့နေသလား၊ တုံ့ပြန်နေသလား။ မေးခွန်းတစ်ခုနှင့် လက်ဖက်ရည် ခုနစ်ခွက်ဖြင့် subjonctif ကို နားလည်နိုင်ပါသည်။',
    badge: badges.grammar,
  },
  'delf-a1-day-by-day': {
    displayTitle: 'DELF A1၊ တစ်ရက်ချင်း ပြင်ဆင်ခြင်း',
    excerpt: 'DELF A1 တွင် ဘာမေးသည်၊ မည်သို့ အမှတ်ပေးသည်နှင့် စာမေးပွဲမတိုင်မီ 14 ရက်အတွက် တစ်ရက် မိနစ် 40 စီမံချက်။',
    badge: badges.exams,
  },
  'ten-minutes-a-day': {
    displayTitle: 'အလုပ်များသူအတွက် တစ်ရက် 10 မိနစ် ပြင်သစ်စာ',
    excerpt: 'အလုပ်၊ မိသားစု၊ ကားကျပ်ခြင်းကြားမှ ပြင်သစ်စာ ဆက်လေ့လာနိုင်မည့် အပတ်စဉ် စီမံချက်။ မီးပျက်သည့်ရက်အတွက်ပါ ပါဝင်ပါသည်။',
    badge: badges.tips,
  },
  'writing-a-formal-email': {
    displayTitle: 'ပြင်သစ်လို ရုံးသုံးအီးမေးလ် ရေးနည်း',
    excerpt: 'ခေါင်းစဉ်မှ နှုတ်ဆက်စကားအထိ ပြင်သစ်ရုံးသုံးအီးမေးလ် ပုံစံ၊ ပြန်သုံးနိုင်သော ဝါကျများနှင့် နမူနာအပြည့်အစုံ။',
    badge: badges.abroad,
  },
  'nasal-vowels-for-burmese-ears': {
    displayTitle: 'မြန်မာနားအတွက် ပြင်သစ်နှာသံများ',
    excerpt: 'နှာသံသရများကို သင် နေ့တိုင်း သုံးနေပြီး ဖြစ်ပါသည်။ pain၊ paon၊ pont သို့ မှန်တစ်ချပ်နှင့် 10 မိနစ်ဖြင့် သွားပုံ။',
    badge: badges.pronunciation,
  },
  'helping-your-child-learn-french': {
    displayTitle: 'ပြင်သစ်စာမတတ်သော မိဘက ကလေးကို ကူညီနည်း',
    excerpt: 'သင်တန်းရွေးနည်း၊ အိမ်တွင် 10 မိနစ် လုပ်နိုင်သည်များ၊ အသက်အလိုက် မျှော်လင့်ရန်နှင့် မလုပ်သင့်သည့်အရာ ငါးခု။',
    badge: badges.parents,
  },
  'tu-and-vous': {
    displayTitle: 'Tu လား vous လား – ယဉ်ကျေးသူများအတွက် လမ်းညွှန်',
    excerpt: 'မြန်မာလို “သင်” အတွက် စကားလုံးများစွာ ရှိပြီး ပြင်သစ်တွင် နှစ်လုံးသာ ရှိပါသည်။ မည်သည့်အခါ မည်သည့်စကားလုံးကို သုံးရမလဲ။',
    badge: badges.culture,
  },
  'choosing-delf-tcf-or-tef': {
    displayTitle: 'DELF၊ TCF၊ TEF – မြန်မာနိုင်ငံမှ မည်သည်ကို ဖြေမလဲ',
    excerpt: 'ဒီပလိုမာလား၊ အဆင့်စစ်ဆေးမှုလား။ စာမေးပွဲတစ်ခုစီ၏ ရည်ရွယ်ချက်၊ သက်တမ်း၊ ရန်ကုန်တွင် ဖြေဆိုပုံနှင့် ဆုံးဖြတ်ရန် မေးခွန်း ငါးခု။',
    badge: badges.exams,
  },
  'counting-from-seventy-to-ninety-nine': {
    displayTitle: '70 မှ 99 အထိ ရေတွက်ခြင်း',
    excerpt: '99 ကို “လေး နှစ်ဆယ် ဆယ့်ကိုး” ဟု ဘာကြောင့် ပြောသလဲ၊ မထိတ်လန့်ဘဲ မည်သို့ နားထောင်မလဲ၊ ကစားပွဲ သုံးမျိုး။',
    badge: badges.grammar,
  },
  'past-tenses-as-a-film': {
    displayTitle: 'အတိတ်ကာလများကို ရုပ်ရှင်ကဲ့သို့',
    excerpt: 'Imparfait သည် ကင်မရာ၊ passé composé သည် ကလက်ပါဘုတ်။ ရုပ်ရှင်ကို မြင်လျှင် ရွေးရန် မခက်တော့ပါ။',
    badge: badges.grammar,
  },
  'studying-in-france-first-steps': {
    displayTitle: 'ပြင်သစ်တွင် ပညာသင်ရန် – ကုန်ကျစရိတ်၊ ဗီဇာနှင့် ပထမခြေလှမ်းများ',
    excerpt: 'အချိန်ဇယား၊ ဘာသာစကားအဆင့်၊ ကျောင်းလခနှင့် နေထိုင်စရိတ်၊ ဗီဇာ၊ နေရာထိုင်ခင်း – လိုအပ်မည့် အစီအစဉ်အတိုင်း။',
    badge: badges.abroad,
  },
  'learning-with-french-songs': {
    displayTitle: 'ပြင်သစ်သီချင်းများဖြင့် လေ့လာခြင်း',
    excerpt: 'သီချင်းတစ်ပုဒ်၊ တစ်ပတ်၊ အဆင့်ငါးဆင့် – ကြိုက်သော တေးသွားကို စည်းချက်၊ သဒ္ဒါနှင့် သတ္တိအဖြစ် ပြောင်းနည်း။',
    badge: badges.pronunciation,
  },
  'remembering-le-and-la': {
    displayTitle: 'le နှင့် la ကို မှတ်နည်း',
    excerpt: 'စားပွဲက ဘာကြောင့် အမျိုးသမီးလဲ။ ခွေးက ဘာကြောင့် “ကောင်” လဲ။ အဆုံးသံ၊ အရောင်နှင့် ခွက်နှစ်လုံးဖြင့် မှတ်ပါ။',
    badge: badges.grammar,
  },
};
