import type { FieldTexts, LabelTuple } from './label';

export const emptyLines: LabelTuple = [
  'Empty lines separate paragraphs.',
  'စာပိုဒ်များကို စာကြောင်းအလွတ်ဖြင့် ခွဲပါ။',
  'Une ligne vide sépare deux paragraphes.',
];
const intro = (en: string, my: string, fr: string): FieldTexts[string] => ({ label: [en, my, fr] });

export const schoolTexts = {
  phone1: {
    label: ['Phone', 'ဖုန်း', 'Téléphone'],
    description: ['Such as 09 250 000 117.', 'ဥပမာ – 09 250 000 117။', 'Par exemple 09 250 000 117.'],
  },
  phone2: { label: ['Second phone', 'ဒုတိယဖုန်း', 'Deuxième téléphone'] },
  email: { label: ['Email', 'အီးမေးလ်', 'E-mail'] },
  address: { label: ['Postal address', 'လိပ်စာ', 'Adresse postale'] },
  openingHours: { label: ['Opening hours', 'ဖွင့်ချိန်', 'Horaires'] },
  facebook: { label: ['Facebook page', 'Facebook စာမျက်နှာ', 'Page Facebook'] },
  youtube: { label: ['YouTube channel', 'YouTube ချန်နယ်', 'Chaîne YouTube'] },
  appStore: {
    label: ['App in the App Store', 'App Store ရှိ အက်ပ်', 'Application sur l’App Store'],
    description: ['URL.', 'URL။', 'URL.'],
  },
  playStore: {
    label: ['App in Google Play', 'Google Play ရှိ အက်ပ်', 'Application sur Google Play'],
    description: ['URL.', 'URL။', 'URL.'],
  },
  appScheme: {
    label: ['URL scheme of the app', 'အက်ပ်၏ URL scheme', 'Schéma d’URL de l’application'],
    description: ['Without “://”.', '“://” မပါဘဲ ရေးပါ။', 'Sans «\u00a0://\u00a0».'],
  },
  builderName: {
    label: ['Built by', 'တည်ဆောက်သူ', 'Réalisé par'],
    description: ['Credit in the footer.', 'စာမျက်နှာအောက်ခြေတွင် ဖော်ပြမည်။', 'Mention en pied de page.'],
  },
  builderUrl: { label: ['Link of the credit', 'တည်ဆောက်သူ၏ လင့်ခ်', 'Lien de la mention'] },
  tagline: { label: ['Tagline', 'ဆောင်ပုဒ်', 'Slogan'] },
  heroVideo: {
    label: ['Film', 'ဗီဒီယို', 'Film'],
    description: [
      'Path or URL of the film behind the play button.',
      'ဖွင့်ရန်ခလုတ်ဖြင့် ပြမည့် ဗီဒီယို၏ လမ်းကြောင်း သို့မဟုတ် URL။',
      'Chemin ou URL du film derrière le bouton de lecture.',
    ],
  },
  heroVideoCaptions: {
    label: ['Captions of the film', 'ဗီဒီယို စာတန်းထိုး', 'Sous-titres du film'],
    description: ['Path of the WebVTT file.', 'WebVTT ဖိုင်၏ လမ်းကြောင်း။', 'Chemin du fichier WebVTT.'],
  },
  heroVideoPoster: { label: ['Still of the film', 'ဗီဒီယို နမူနာပုံ', 'Image du film'] },
  welcomeHeading: { label: ['Welcome heading', 'ကြိုဆိုသည့် ခေါင်းစဉ်', 'Titre d’accueil'] },
  welcomeText: { label: ['Welcome text', 'ကြိုဆိုသည့် စာသား', 'Texte d’accueil'], description: emptyLines },
  aboutText: { label: ['About the school', 'ကျောင်းအကြောင်း', 'À propos de l’école'], description: emptyLines },
  aboutPicture: { label: ['Picture of the school', 'ကျောင်းပုံ', 'Image de l’école'] },
  points: {
    label: ['Why choose us', 'ကျောင်းကို ရွေးချယ်သင့်သည့် အကြောင်းရင်းများ', 'Pourquoi nous choisir'],
    row: ['Reason', 'အကြောင်းရင်း', 'Raison'],
  },
  'points.title': { label: ['Title', 'ခေါင်းစဉ်', 'Titre'] },
  'points.text': { label: ['Text', 'စာသား', 'Texte'] },
  siteDescription: {
    label: ['Description of the site', 'ဝဘ်ဆိုက် ဖော်ပြချက်', 'Description du site'],
    description: [
      'For search engines and shared links.',
      'ရှာဖွေရေးအင်ဂျင်များနှင့် မျှဝေသည့် လင့်ခ်များအတွက်။',
      'Pour les moteurs de recherche et les partages.',
    ],
  },
  adultIntro: intro('Courses for adults', 'လူကြီးများအတွက် သင်တန်းများ', 'Cours pour adultes'),
  kidIntro: intro('Courses for children', 'ကလေးများအတွက် သင်တန်းများ', 'Cours pour enfants'),
  nativeIntro: intro('Courses for French speakers', 'ပြင်သစ်စကားပြောသူများအတွက် သင်တန်းများ', 'Cours pour francophones'),
  videoIntro: intro('Video courses', 'ဗီဒီယိုသင်တန်းများ', 'Cours vidéo'),
  booksIntro: intro('Books', 'စာအုပ်များ', 'Livres'),
  instructorsIntro: intro('Instructors', 'ဆရာ/ဆရာမများ', 'Enseignants'),
  blogIntro: intro('Blog', 'ဘလော့ဂ်', 'Blog'),
  contactLead: intro('Contact', 'ဆက်သွယ်ရန်', 'Contact'),
  supportLead: intro('Help', 'အကူအညီ', 'Aide'),
  appLead: intro('App', 'အက်ပ်', 'Application'),
  newsletterHeading: { label: ['Newsletter: heading', 'သတင်းလွှာ – ခေါင်းစဉ်', 'Lettre d’information\u00a0: titre'] },
  newsletterLead: { label: ['Newsletter: text', 'သတင်းလွှာ – စာသား', 'Lettre d’information\u00a0: texte'] },
} satisfies FieldTexts;
