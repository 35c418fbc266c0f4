import { classTexts } from './classes';
import { courseTexts } from './courses';
import type { FieldTexts } from './label';

const name: FieldTexts[string] = { label: ['Name', 'အမည်', 'Nom'] };
const title: FieldTexts[string] = { label: ['Title', 'ခေါင်းစဉ်', 'Titre'] };
const picture: FieldTexts[string] = { label: ['Picture', 'ပုံ', 'Image'] };
const question: FieldTexts[string] = { label: ['Question', 'မေးခွန်း', 'Question'] };
const answer: FieldTexts[string] = { label: ['Answer', 'အဖြေ', 'Réponse'] };
const summary: FieldTexts[string] = { label: ['Summary', 'အကျဉ်းချုပ်', 'Résumé'] };
const pictureOnComputers: FieldTexts[string] = {
  label: ['Picture for computers', 'ကွန်ပျူတာအတွက် ပုံ', 'Image pour ordinateur'],
  description: ['Wide: 1600 × 720.', 'အကျယ်ပုံ – 1600 × 720။', 'Large\u00a0: 1600 × 720.'],
};

export const contentTexts = {
  classes: classTexts,
  courses: courseTexts,
  posts: {
    title: {
      label: ['Title in the URL', 'URL တွင်ပါမည့် ခေါင်းစဉ်', 'Titre dans l’URL'],
      description: ['The last part of the post’s URL.', 'ဆောင်းပါး URL ၏ နောက်ဆုံးအပိုင်း။', 'La fin de l’URL de l’article.'],
    },
    displayTitle: {
      label: ['Title', 'ခေါင်းစဉ်', 'Titre'],
      description: ['As readers see it.', 'ဖတ်ရှုသူများ မြင်ရမည့် ခေါင်းစဉ်။', 'Tel que les lecteurs le voient.'],
    },
    excerpt: summary,
    content: { label: ['Text', 'စာသား', 'Texte'] },
    image: picture,
    badge: { label: ['Category', 'အမျိုးအစား', 'Catégorie'] },
    userName: {
      label: ['Author', 'ရေးသားသူ', 'Auteur'],
      description: ['As readers see the name.', 'ဖတ်ရှုသူများ မြင်ရမည့် အမည်။', 'Le nom que voient les lecteurs.'],
    },
    onlyIn: {
      label: ['Only in', 'ဤဘာသာဖြင့်သာ', 'Seulement en'],
      description: [
        'For a post that concerns readers of one language: lists in the other two leave it out. Empty: it is in all three, in English where it is not translated.',
        'ဘာသာတစ်မျိုးတည်းဖြင့် ဖတ်သူများအတွက်။ အခြားဘာသာ၏ စာရင်းများတွင် မပါပါ။ ဘာသာသုံးမျိုးလုံးတွင် ပြရန် ဗလာထားပါ။ ဘာသာပြန် မရှိသေးပါက အင်္ဂလိပ်ဘာသာဖြင့် ပြပါမည်။',
        'Pour les lecteurs d’une seule langue : les autres listes ne le montrent pas. Laissez vide pour le montrer dans les trois langues, en anglais s’il n’est pas traduit.',
      ],
      options: {
        en: ['English', 'အင်္ဂလိပ်ဘာသာ', 'anglais'],
        my: ['Burmese', 'မြန်မာဘာသာ', 'birman'],
        fr: ['French', 'ပြင်သစ်ဘာသာ', 'français'],
      },
    },
    publishedAt: { label: ['Published on', 'ထုတ်ဝေသည့်ရက်', 'Publié le'] },
    views: { label: ['Views', 'ကြည့်ရှုမှု အကြိမ်ရေ', 'Lectures'] },
  },
  books: {
    title,
    teacher: { label: ['Author', 'ရေးသားသူ', 'Auteur'] },
    price: { label: ['Price (MMK)', 'ဈေးနှုန်း (ကျပ်)', 'Prix (MMK)'] },
    summary,
    levels: { label: ['Levels', 'အဆင့်များ', 'Niveaux'] },
    pages: { label: ['Pages', 'စာမျက်နှာ အရေအတွက်', 'Pages'] },
    cover: { label: ['Cover', 'မျက်နှာဖုံးပုံ', 'Couverture'] },
    forSale: { label: ['For sale', 'ရောင်းရန်ရှိသည်', 'En vente'] },
  },
  banners: {
    text: { label: ['Heading', 'ခေါင်းစီးစာသား', 'Titre'] },
    lead: {
      label: ['Second line', 'ဒုတိယစာကြောင်း', 'Deuxième ligne'],
      description: ['Smaller, under the heading.', 'ခေါင်းစီးအောက်တွင် စာလုံးသေးဖြင့် ပြမည်။', 'Plus petite, sous le titre.'],
    },
    coverDesktop: pictureOnComputers,
    coverMobile: {
      label: ['Picture for phones', 'ဖုန်းအတွက် ပုံ', 'Image pour téléphone'],
      description: [
        '720 × 560. At most 10 KB once it is resized, so that it can travel inside the page.',
        '720 × 560။ စာမျက်နှာနှင့်အတူ ပါသွားနိုင်ရန် အရွယ်ချုံ့ပြီးနောက် အများဆုံး 10 KB ဖြစ်ရမည်။',
        '720 × 560. Au plus 10 Ko une fois réduite, pour être envoyée avec la page.',
      ],
    },
    href: {
      label: ['Link of the button', 'ခလုတ်၏ လင့်ခ်', 'Lien du bouton'],
      description: [
        'A path of this site, such as /level-test.',
        '/level-test ကဲ့သို့ ဤဝဘ်ဆိုက်ရှိ လမ်းကြောင်း။',
        'Un chemin de ce site, comme /level-test.',
      ],
    },
    action: { label: ['Text of the button', 'ခလုတ်ပေါ်ရှိ စာသား', 'Texte du bouton'] },
  },
  events: {
    title,
    startsAt: {
      label: ['Begins', 'စတင်မည့်အချိန်', 'Début'],
      description: [
        'Yangon time. The event leaves the site once it is over.',
        'မြန်မာစံတော်ချိန်။ ပွဲပြီးသည်နှင့် ဝဘ်ဆိုက်မှ ဖယ်ရှားမည်။',
        'Heure de Yangon. L’événement quitte le site une fois passé.',
      ],
    },
    place: { label: ['Place', 'နေရာ', 'Lieu'] },
    summary,
    coverDesktop: picture,
  },
  testimonials: {
    name,
    role: {
      label: ['Learns', 'သင်ယူသည့်အရာ', 'Suit'],
      description: [
        'Shown as “… Student”: DELF B1, Kid, …',
        '“… Student” အဖြစ် ပြမည် – DELF B1, Kid စသည်ဖြင့်။',
        'Affiché «\u00a0… Student\u00a0»\u00a0: DELF B1, Kid…',
      ],
    },
    description: { label: ['What they say', 'ပြောကြားချက်', 'Ce qu’elle ou il dit'] },
    rate: {
      label: ['Stars', 'ကြယ်ပွင့်', 'Étoiles'],
      description: ['1 to 5; empty shows none.', '1 မှ 5 အထိ။ ဗလာထားလျှင် မပြပါ။', 'De 1 à 5\u00a0; vide\u00a0: aucune.'],
    },
    image: picture,
  },
  faqs: { question, answer },
  services: {
    title,
    description: { label: ['Text', 'စာသား', 'Texte'] },
    icon: { label: ['Icon', 'အိုင်ကွန်', 'Icône'] },
  },
  'level-questions': {
    level: { label: ['Level', 'အဆင့်', 'Niveau'] },
    question,
    hints: { label: ['Answers', 'အဖြေများ', 'Réponses'], row: answer.label },
    'hints.text': answer,
    answer: {
      label: ['Right answer', 'အဖြေမှန်', 'Bonne réponse'],
      description: [
        'Exactly as in the list above.',
        'အထက်ပါစာရင်းရှိ အတိုင်း တစ်လုံးမကျန် ရေးပါ။',
        'Exactement comme dans la liste ci-dessus.',
      ],
    },
    note: {
      label: ['Note', 'မှတ်ချက်', 'Note'],
      description: [
        'Why this answer is right. For staff only.',
        'ဤအဖြေ မှန်ရသည့် အကြောင်းရင်း။ ဝန်ထမ်းများအတွက်သာ။',
        'Pourquoi cette réponse est juste. Pour le personnel seulement.',
      ],
    },
  },
  media: {
    alt: {
      label: ['Alternative text', 'ပုံဖော်ပြချက်', 'Texte de remplacement'],
      description: [
        'What the picture shows, for those who do not see it.',
        'ပုံကို မမြင်ရသူများအတွက် ပုံတွင် ပါဝင်သည်များကို ဖော်ပြပါ။',
        'Ce que montre l’image, pour qui ne la voit pas.',
      ],
    },
  },
  instructors: {
    name,
    role: { label: ['Role', 'ရာထူး', 'Fonction'] },
    shortSub: { label: ['Short text', 'အကျဉ်းချုပ် ဖော်ပြချက်', 'Texte court'] },
    image: picture,
    facebook: {
      label: ['Facebook', 'Facebook', 'Facebook'],
      description: ['URL of the profile.', 'ပရိုဖိုင်၏ URL။', 'URL du profil.'],
    },
    linkedin: {
      label: ['LinkedIn', 'LinkedIn', 'LinkedIn'],
      description: ['URL of the profile.', 'ပရိုဖိုင်၏ URL။', 'URL du profil.'],
    },
  },
} satisfies Record<string, FieldTexts>;
