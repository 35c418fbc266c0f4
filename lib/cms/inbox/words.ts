type Language = 'en' | 'my' | 'fr';

/** Words of the inbox in the three languages of the admin. */
const words = {
  all: { en: 'All', my: 'အားလုံး', fr: 'Tout' },
  new: { en: 'New', my: 'အသစ်', fr: 'Nouveau' },
  progress: { en: 'In progress', my: 'ဆောင်ရွက်ဆဲ', fr: 'En cours' },
  done: { en: 'Done', my: 'ပြီးပြီ', fr: 'Traité' },
  askedForContact: { en: 'Asked for contact', my: 'ဆက်သွယ်ရန် တောင်းဆိုထားသူ', fr: 'À rappeler' },
  subscribed: { en: 'Subscribed', my: 'လက်ခံရယူဆဲ', fr: 'Abonné' },
  unsubscribed: { en: 'Unsubscribed', my: 'စာရင်းမှ ထွက်ပြီး', fr: 'Désabonné' },
  waitingOnes: { en: 'Waiting', my: 'စောင့်ဆိုင်းဆဲ', fr: 'En attente' },
  acceptedOnes: { en: 'Accepted', my: 'လက်ခံပြီး', fr: 'Acceptés' },
  today: { en: 'Today', my: 'ယနေ့', fr: 'Aujourd’hui' },
  course: { en: 'Course', my: 'သင်တန်း', fr: 'Cours' },
  allCourses: { en: 'All courses', my: 'သင်တန်းအားလုံး', fr: 'Tous les cours' },
  otherChannel: { en: 'another way', my: 'အခြားနည်း', fr: 'autrement' },
  fromStudent: { en: 'Student', my: 'ကျောင်းသား', fr: 'Élève' },
  fromSchool: { en: 'School', my: 'ကျောင်း', fr: 'École' },
  quickFilters: { en: 'Quick filters', my: 'အမြန်ရွေးချယ်ရန်', fr: 'Filtres rapides' },
  download: { en: 'Download CSV', my: 'CSV ဒေါင်းလုဒ်', fr: 'Télécharger le CSV' },
  notAllowed: {
    en: 'Your role may not read this.',
    my: 'သင့်အခန်းကဏ္ဍဖြင့် ဤအရာကို ဖတ်ခွင့်မရှိပါ။',
    fr: 'Votre rôle ne permet pas de lire ceci.',
  },

  reply: { en: 'Reply', my: 'ပြန်ကြားရန်', fr: 'Répondre' },
  mail: { en: 'Email', my: 'အီးမေးလ်', fr: 'E-mail' },
  proposals: { en: 'Email for proposals', my: 'အဆိုပြုလွှာအတွက် အီးမေးလ်', fr: 'E-mail pour les propositions' },
  phone: { en: 'Call', my: 'ဖုန်းခေါ်ရန်', fr: 'Appeler' },
  viber: { en: 'Viber', my: 'Viber', fr: 'Viber' },
  telegram: { en: 'Telegram', my: 'Telegram', fr: 'Telegram' },
  unreachable: {
    en: 'No email or phone was left.',
    my: 'အီးမေးလ် သို့မဟုတ် ဖုန်းနံပါတ် မထားခဲ့ပါ။',
    fr: 'Ni e-mail ni téléphone n’ont été laissés.',
  },
  printQuotation: { en: 'Print as quotation', my: 'ဈေးနှုန်းလွှာအဖြစ် ပုံနှိပ်ရန်', fr: 'Imprimer comme devis' },

  question: { en: 'Question', my: 'မေးခွန်း', fr: 'Question' },
  chosen: { en: 'Answer', my: 'အဖြေ', fr: 'Réponse' },
  right: { en: 'Right', my: 'မှန်', fr: 'Juste' },
  wrong: { en: 'Wrong', my: 'မှား', fr: 'Faux' },
  open: { en: 'Left open', my: 'မဖြေခဲ့', fr: 'Sans réponse' },
  level: { en: 'Level', my: 'အဆင့်', fr: 'Niveau' },
  perLevel: { en: 'Right answers by level', my: 'အဆင့်အလိုက် အဖြေမှန်', fr: 'Réponses justes par niveau' },
  everyAnswer: { en: 'Every answer', my: 'အဖြေအားလုံး', fr: 'Toutes les réponses' },

  waiting: { en: 'Waiting for you', my: 'ဆောင်ရွက်ရန် စောင့်နေသည်', fr: 'En attente' },
  newMessages: { en: 'New messages', my: 'စာအသစ်', fr: 'Nouveaux messages' },
  newInquiries: { en: 'New inquiries', my: 'စုံစမ်းမှုအသစ်', fr: 'Nouvelles demandes' },
  newOrders: { en: 'New book orders', my: 'စာအုပ်မှာယူမှုအသစ်', fr: 'Nouvelles commandes' },
  newContacts: {
    en: 'Test takers to call',
    my: 'ပြန်ဆက်ရန် စစ်ဆေးမှုဖြေသူ',
    fr: 'Candidats au test à rappeler',
  },
  pendingPayments: { en: 'Payments to check', my: 'စစ်ဆေးရန် ငွေပေးချေမှု', fr: 'Paiements à vérifier' },
  pendingEnrolments: { en: 'Enrolments to check', my: 'စစ်ဆေးရန် စာရင်းသွင်းမှု', fr: 'Inscriptions à vérifier' },

  lastWeeks: { en: 'The last 12 weeks', my: 'နောက်ဆုံး 12 ပတ်', fr: 'Les 12 dernières semaines' },
  inquiriesByHeard: {
    en: 'Inquiries by how they heard of us',
    my: 'မည်သို့သိရှိခဲ့သည်အလိုက် စုံစမ်းမှုများ',
    fr: 'Demandes selon la source',
  },
  orders: { en: 'Book orders', my: 'စာအုပ်မှာယူမှုများ', fr: 'Commandes de livres' },
  attempts: { en: 'Level tests taken', my: 'ဖြေဆိုခဲ့သော အဆင့်စစ်ဆေးမှု', fr: 'Tests de niveau passés' },
  levels: {
    en: 'Levels reached in the test',
    my: 'စစ်ဆေးမှုတွင် ရရှိသော အဆင့်များ',
    fr: 'Niveaux atteints au test',
  },
  perWeek: {
    en: 'Per week, from Monday, in Yangon time.',
    my: 'တနင်္လာနေ့မှစ၍ ရန်ကုန်စံတော်ချိန်ဖြင့် အပတ်စဉ်။',
    fr: 'Par semaine, du lundi, heure de Yangon.',
  },
  inTwelveWeeks: { en: 'In the last 12 weeks.', my: 'နောက်ဆုံး 12 ပတ်အတွင်း။', fr: 'Sur les 12 dernières semaines.' },
  asTable: { en: 'As a table', my: 'ဇယားဖြင့်', fr: 'En tableau' },
  week: { en: 'Week of', my: 'သီတင်းပတ်', fr: 'Semaine du' },
  total: { en: 'Total', my: 'စုစုပေါင်း', fr: 'Total' },
  nothingYet: { en: 'Nothing yet', my: 'မရှိသေးပါ', fr: 'Rien pour l’instant' },
  notSaid: { en: 'Not said', my: 'မဖော်ပြထား', fr: 'Non précisé' },

  back: { en: 'Back to the inquiry', my: 'စုံစမ်းမှုသို့ ပြန်သွားရန်', fr: 'Retour à la demande' },
  print: { en: 'Print', my: 'ပုံနှိပ်ရန်', fr: 'Imprimer' },
  priceHint: {
    en: 'Type the lines and prices, then print. They are saved with the inquiry.',
    my: 'အကြောင်းအရာနှင့် ဈေးနှုန်းများကို ရိုက်ထည့်ပြီး ပုံနှိပ်ပါ။ ရိုက်ထည့်သမျှကို စုံစမ်းမှုနှင့်အတူ သိမ်းထားမည်။',
    fr: 'Saisissez les lignes et les prix, puis imprimez. Ils sont enregistrés avec la demande.',
  },
  saving: { en: 'Saving…', my: 'သိမ်းနေသည်…', fr: 'Enregistrement…' },
  saved: { en: 'Saved', my: 'သိမ်းပြီးပါပြီ', fr: 'Enregistré' },
  notSaved: {
    en: 'Not saved. Are you still logged in and online?',
    my: 'မသိမ်းရသေးပါ။ အကောင့်ဝင်ထားခြင်း ရှိ၊ မရှိနှင့် အင်တာနက် ရှိ၊ မရှိ စစ်ဆေးပါ။',
    fr: 'Non enregistré. Êtes-vous toujours connecté et en ligne ?',
  },
  saveAgain: { en: 'Save again', my: 'ထပ်သိမ်းရန်', fr: 'Réessayer' },
  addLine: { en: 'Add a line', my: 'စာကြောင်း ထပ်ထည့်ရန်', fr: 'Ajouter une ligne' },
  removeLine: { en: 'Remove line', my: 'စာကြောင်း ဖယ်ရန်', fr: 'Supprimer la ligne' },
  unknown: {
    en: 'This inquiry does not exist any more.',
    my: 'ဤစုံစမ်းမှု မရှိတော့ပါ။',
    fr: 'Cette demande n’existe plus.',
  },
} satisfies Record<string, Record<Language, string>>;

export type InboxWords = Record<keyof typeof words, string>;

/** The words in the language of the admin; English where it is another. */
export function inboxWords(language: string): InboxWords {
  const known = (language in words.all ? language : 'en') as Language;
  return Object.fromEntries(Object.entries(words).map(([key, said]) => [key, said[known]])) as InboxWords;
}
