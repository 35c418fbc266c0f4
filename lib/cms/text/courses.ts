import type { FieldTexts } from './label';

export const courseTexts = {
  name: { label: ['Name', 'အမည်', 'Nom'] },
  translatedName: {
    label: ['Name, translated', 'အမည်၏ ဘာသာပြန်', 'Nom traduit'],
    description: [
      'A line under the name, which is the same in all languages. Empty for none.',
      'ဘာသာစကားအားလုံးတွင် တူညီသော အမည်အောက်တွင် ပြမည့် စာကြောင်း။ မလိုလျှင် ဗလာထားပါ။',
      'Une ligne sous le nom, qui reste le même dans toutes les langues. Vide s’il n’y en a pas.',
    ],
  },
  type: {
    label: ['List', 'စာရင်း', 'Liste'],
    description: ['The page that lists it.', 'ဤသင်တန်းကို ဖော်ပြမည့် စာမျက်နှာ။', 'La page où il figure.'],
    options: {
      Adult: ['Adults', 'လူကြီးများ', 'Adultes'],
      Kid: ['Children', 'ကလေးများ', 'Enfants'],
      Native: ['French speakers', 'ပြင်သစ်စကားပြောသူများ', 'Francophones'],
      Video: ['Video', 'ဗီဒီယို', 'Vidéo'],
    },
  },
  mainType: {
    label: ['Taught', 'သင်ကြားပုံ', 'Format'],
    description: [
      'A video course is paid for first and watched in the app.',
      'ဗီဒီယိုသင်တန်းအတွက် ငွေကြိုပေးချေပြီး အက်ပ်တွင် ကြည့်ရှုရသည်။',
      'Un cours vidéo se paie d’abord, puis se regarde dans l’application.',
    ],
    options: { Live: ['Live', 'တိုက်ရိုက်', 'En direct'], Video: ['Video', 'ဗီဒီယို', 'Vidéo'] },
  },
  summary: {
    label: ['Summary', 'အကျဉ်းချုပ်', 'Résumé'],
    description: [
      'One sentence for cards and search engines.',
      'ကတ်များနှင့် ရှာဖွေရေးအင်ဂျင်များအတွက် ဝါကျတစ်ကြောင်း။',
      'Une phrase pour les cartes et les moteurs de recherche.',
    ],
  },
  description: { label: ['Description', 'ဖော်ပြချက်', 'Description'] },
  price: { label: ['Price (MMK)', 'သင်တန်းကြေး (ကျပ်)', 'Prix (MMK)'] },
  off: {
    label: ['Discount (%)', 'လျှော့ဈေး (%)', 'Remise (%)'],
    description: ['Empty for none.', 'လျှော့ဈေး မရှိလျှင် ဗလာထားပါ။', 'Vide s’il n’y en a pas.'],
  },
  duration: {
    label: ['Duration (months)', 'ကြာချိန် (လ)', 'Durée (mois)'],
    description: ['Empty where it does not apply.', 'မသက်ဆိုင်လျှင် ဗလာထားပါ။', 'Vide si sans objet.'],
  },
  maxStudents: {
    label: ['Seats', 'လူဦးရေ အများဆုံး', 'Places'],
    description: ['Empty where it does not apply.', 'မသက်ဆိုင်လျှင် ဗလာထားပါ။', 'Vide si sans objet.'],
  },
  levels: { label: ['Level as shown', 'ဖော်ပြမည့် အဆင့်', 'Niveau affiché'] },
  cefr: {
    label: ['CEFR levels', 'CEFR အဆင့်များ', 'Niveaux du CECR'],
    description: ['The levels it leads through.', 'သင်ကြားမည့် အဆင့်များ။', 'Les niveaux qu’il couvre.'],
  },
  goals: {
    label: ['Goals', 'ရည်ရွယ်ချက်များ', 'Objectifs'],
    description: [
      'What it prepares for. The level test recommends it to learners with this goal.',
      'ဤသင်တန်းက ပြင်ဆင်ပေးသော ရည်ရွယ်ချက်များ။ အဆင့်စစ်စာမေးပွဲက ဤရည်ရွယ်ချက်ရှိသူများကို ဤသင်တန်း အကြံပြုမည်။',
      'Ce qu’il prépare. Le test de niveau le propose aux élèves qui ont cet objectif.',
    ],
  },
  language: { label: ['Language', 'ဘာသာစကား', 'Langue'] },
  ages: { label: ['Ages', 'အသက်အရွယ်', 'Âges'] },
  startCourse: { label: ['Next start', 'နောက်တစ်ကြိမ် စတင်မည့်ရက်', 'Prochain début'] },
  students: { label: ['Learners so far', 'ယခုအထိ သင်ယူသူဦးရေ', 'Élèves à ce jour'] },
  instructor: { label: ['Instructor', 'ဆရာ/ဆရာမ', 'Enseignant'] },
  thumbnail: {
    label: ['Small picture', 'ပုံငယ်', 'Vignette'],
    description: ['On the card.', 'ကတ်ပေါ်တွင် ပြမည်။', 'Sur la carte.'],
  },
  cover: {
    label: ['Cover', 'မျက်နှာဖုံးပုံ', 'Couverture'],
    description: ['At the top of the course page.', 'သင်တန်းစာမျက်နှာ၏ ထိပ်ဆုံးတွင် ပြမည်။', 'En haut de la page du cours.'],
  },
  video: {
    label: ['Trailer', 'နမူနာဗီဒီယို', 'Bande-annonce'],
    description: [
      'A path such as /videos/trailer.mp4. Lessons are never public.',
      '/videos/trailer.mp4 ကဲ့သို့ လမ်းကြောင်း။ သင်ခန်းစာများကို အများသို့ မည်သည့်အခါမျှ မဖော်ပြပါ။',
      'Un chemin comme /videos/trailer.mp4. Les leçons ne sont jamais publiques.',
    ],
  },
  outline: { label: ['Lessons', 'သင်ခန်းစာများ', 'Leçons'], row: ['Lesson', 'သင်ခန်းစာ', 'Leçon'] },
  'outline.name': { label: ['Name', 'အမည်', 'Nom'] },
  'outline.category': {
    label: ['Unit', 'အခန်း', 'Unité'],
    description: ['The unit it belongs to.', 'ဤသင်ခန်းစာ ပါဝင်သော အခန်း။', 'L’unité dont elle fait partie.'],
  },
} satisfies FieldTexts;
