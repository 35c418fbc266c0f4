import type { FieldTexts } from './label';
import { emptyLines, schoolTexts } from './school';

export const settingsTexts = {
  'staff-security': {
    requiredFor: {
      label: ['Second factor required for', 'ဒုတိယအဆင့် အတည်ပြုချက် လိုအပ်သူများ', 'Second facteur obligatoire pour'],
      description: [
        'Colleagues with one of these roles set up a second factor at their next login, and reach nothing else before.',
        'ဤတာဝန်တစ်ခုခု ရှိသော ဝန်ထမ်းများသည် နောက်တစ်ကြိမ် အကောင့်ဝင်လျှင် ဒုတိယအဆင့် အတည်ပြုချက်ကို သတ်မှတ်ရမည်။ မသတ်မှတ်မီ အခြားမည်သည့်အရာကိုမျှ အသုံးမပြုနိုင်ပါ။',
        'Les collègues qui ont l’un de ces rôles activent un second facteur à leur prochaine connexion, et n’accèdent à rien d’autre avant.',
      ],
      options: {
        owner: ['Owner', 'ပိုင်ရှင်', 'Propriétaire'],
        editor: ['Editor', 'အယ်ဒီတာ', 'Rédaction'],
        enrolments: ['Enrolments', 'သင်တန်းအပ်လွှာ', 'Inscriptions'],
        teacher: ['Teacher', 'ဆရာ/ဆရာမ', 'Enseignant'],
      },
    },
  },
  'reservation-settings': {
    holdHours: {
      label: ['Hours to pay', 'ငွေလွှဲရန် နာရီ', 'Heures pour payer'],
      description: [
        'For so long a place is held without a transfer. Then it is free again.',
        'ငွေမလွှဲရသေးသော နေရာကို ဤမျှကြာ သိမ်းထားပြီး၊ ထို့နောက် ပြန်လွှတ်ပေးမည်။',
        'Durée pendant laquelle une place reste réservée sans virement. Ensuite elle est de nouveau libre.',
      ],
    },
    offerHours: {
      label: ['Hours to answer an offer', 'ကမ်းလှမ်းချက်ကို ဖြေရန် နာရီ', 'Heures pour répondre à une offre'],
      description: [
        'A free place is offered to the first of the waiting list, then to the next.',
        'လွတ်သွားသော နေရာကို စောင့်ဆိုင်းစာရင်း၏ ပထမဆုံးသူအား ကမ်းလှမ်းပြီး၊ ထို့နောက် နောက်တစ်ယောက်အား ကမ်းလှမ်းမည်။',
        'Une place libre est proposée à la première personne de la liste d’attente, puis à la suivante.',
      ],
    },
  },
  'school-calendar': {
    closedDays: {
      label: ['Closed days', 'ကျောင်းပိတ်ရက်များ', 'Jours de fermeture'],
      description: [
        'Classes have no lessons on these days. Saving moves the lessons of all classes that are not over.',
        'ဤရက်များတွင် သင်ခန်းစာ မရှိပါ။ သိမ်းလိုက်လျှင် မပြီးသေးသော အတန်းအားလုံး၏ သင်ခန်းစာများ ရွှေ့သွားမည်။',
        'Pas de leçon ces jours-là. L’enregistrement déplace les leçons de toutes les classes en cours ou à venir.',
      ],
      row: ['Closed day', 'ကျောင်းပိတ်ရက်', 'Jour de fermeture'],
    },
    'closedDays.name': { label: ['Name', 'အမည်', 'Nom'] },
    'closedDays.from': { label: ['Day', 'ရက်', 'Jour'] },
    'closedDays.to': {
      label: ['Last day', 'နောက်ဆုံးရက်', 'Dernier jour'],
      description: ['Empty for one day.', 'တစ်ရက်တည်းဖြစ်လျှင် ဗလာထားပါ။', 'Vide pour un seul jour.'],
    },
    'closedDays.isExpected': {
      label: ['Expected date', 'ခန့်မှန်းရက်', 'Date probable'],
      description: [
        'It depends on the moon or on an announcement: check it against the official calendar.',
        'လပြည့်ရက် သို့မဟုတ် ကြေညာချက်ပေါ် မူတည်သည်။ တရားဝင်ပြက္ခဒိန်နှင့် တိုက်စစ်ပါ။',
        'Elle dépend de la lune ou d’une annonce\u00a0: vérifiez-la dans le calendrier officiel.',
      ],
    },
  },
  school: schoolTexts,
  'payment-details': {
    accounts: {
      label: ['Bank accounts and wallets', 'ဘဏ်အကောင့်များနှင့် မိုဘိုင်းငွေအကောင့်များ', 'Comptes et portefeuilles'],
      row: ['Account', 'အကောင့်', 'Compte'],
    },
    'accounts.kind': {
      label: ['Kind', 'အမျိုးအစား', 'Type'],
      options: { bank: ['Bank', 'ဘဏ်', 'Banque'], wallet: ['Mobile wallet', 'မိုဘိုင်းငွေအကောင့်', 'Portefeuille mobile'] },
    },
    'accounts.provider': { label: ['Bank or wallet', 'ဘဏ် သို့မဟုတ် ဝန်ဆောင်မှုအမည်', 'Banque ou service'] },
    'accounts.accountName': { label: ['Account holder', 'အကောင့်ပိုင်ရှင်အမည်', 'Titulaire'] },
    'accounts.accountNumber': { label: ['Account number', 'အကောင့်နံပါတ်', 'Numéro de compte'] },
    'accounts.note': { label: ['Note', 'မှတ်ချက်', 'Note'] },
    'accounts.qr': { label: ['QR code', 'QR ကုဒ်', 'Code QR'] },
    notice: {
      label: ['Notice', 'အသိပေးချက်', 'Avis'],
      description: [
        'In a box above the accounts.',
        'အကောင့်စာရင်း၏ အထက်တွင် ဘောင်ခတ်၍ ပြမည်။',
        'Dans un encadré au-dessus des comptes.',
      ],
    },
    bookOrderNote: {
      label: ['Note on book orders', 'စာအုပ်မှာယူမှု မှတ်ချက်', 'Note sur les commandes de livres'],
      description: [
        'How a book is paid for and delivered.',
        'စာအုပ်ဖိုး ပေးချေပုံနှင့် ပို့ဆောင်ပုံ။',
        'Comment un livre se paie et se livre.',
      ],
    },
    transferInstruction: {
      label: ['How to transfer', 'ငွေလွှဲနည်း', 'Comment faire le virement'],
      description: [
        'In Burmese, above the form.',
        'ဖောင်၏ အထက်တွင် မြန်မာဘာသာဖြင့် ပြမည်။',
        'En birman, au-dessus du formulaire.',
      ],
    },
    checkoutTitle: {
      label: ['Heading of the checkout page', 'စာအုပ်ဝယ်ယူသည့် စာမျက်နှာ ခေါင်းစဉ်', 'Titre de la page d’achat'],
      description: [
        'In Burmese: “buy the book”.',
        'မြန်မာဘာသာဖြင့် ရေးပါ။',
        'En birman\u00a0: «\u00a0acheter le livre\u00a0».',
      ],
    },
    rulesGroup: {
      label: ['Rules of group courses', 'အုပ်စုသင်တန်း စည်းကမ်းများ', 'Règles des cours en groupe'],
      description: [
        '“Rules & Policy for the Zoom Group Course” on the site.',
        'ဝဘ်ဆိုက်တွင် “Rules & Policy for the Zoom Group Course” အဖြစ် ပြသည်။',
        '«\u00a0Rules & Policy for the Zoom Group Course\u00a0» sur le site.',
      ],
    },
    rulesPrivate: {
      label: ['Rules of private courses', 'တစ်ဦးချင်းသင်တန်း စည်းကမ်းများ', 'Règles des cours particuliers'],
      description: [
        '“Rules & Policy for the Zoom Private/Individual Course” on the site.',
        'ဝဘ်ဆိုက်တွင် “Rules & Policy for the Zoom Private/Individual Course” အဖြစ် ပြသည်။',
        '«\u00a0Rules & Policy for the Zoom Private/Individual Course\u00a0» sur le site.',
      ],
    },
  },
  'inquiry-texts': {
    quotationIntro: { label: ['Quotation page', 'ဈေးနှုန်းတောင်းခံသည့် စာမျက်နှာ', 'Page de devis'], description: emptyLines },
    collaborationIntro: {
      label: ['Partnership with schools', 'ကျောင်းများနှင့် ပူးပေါင်းဆောင်ရွက်မှု', 'Partenariat avec les écoles'],
      description: [
        'The children’s programme, for schools.',
        'ကျောင်းများအတွက် ကလေးသင်ခန်းစာ အစီအစဉ်။',
        'Le programme pour enfants, destiné aux écoles.',
      ],
    },
  },
  'level-test-settings': {
    intro: {
      label: ['Introduction', 'နိဒါန်း', 'Introduction'],
      description: [
        'Above the start button. Empty lines separate paragraphs; {questions} and {minutes} become the numbers.',
        'စတင်ရန်ခလုတ်၏ အထက်တွင် ပြမည်။ စာပိုဒ်များကို စာကြောင်းအလွတ်ဖြင့် ခွဲပါ။ {questions} နှင့် {minutes} နေရာတွင် ဂဏန်းများ ပေါ်မည်။',
        'Au-dessus du bouton de départ. Une ligne vide sépare deux paragraphes\u00a0; {questions} et {minutes} deviennent les nombres.',
      ],
    },
    minutes: { label: ['Minutes', 'မိနစ်', 'Minutes'] },
    bands: {
      label: ['Levels', 'အဆင့်များ', 'Niveaux'],
      row: ['Level', 'အဆင့်', 'Niveau'],
      description: [
        'From how many right answers which level is estimated.',
        'အဖြေမှန် မည်မျှမှစ၍ မည်သည့်အဆင့်ဟု ခန့်မှန်းမည်။',
        'À partir de combien de bonnes réponses quel niveau est estimé.',
      ],
    },
    'bands.from': { label: ['From right answers', 'အဖြေမှန် အနည်းဆုံး', 'À partir de (bonnes réponses)'] },
    'bands.level': { label: ['Level', 'အဆင့်', 'Niveau'] },
    'bands.advice': { label: ['Advice', 'အကြံပြုချက်', 'Conseil'] },
  },
  totals: {
    items: { label: ['Numbers', 'ကိန်းဂဏန်းများ', 'Chiffres'], row: ['Number', 'ကိန်းဂဏန်း', 'Chiffre'] },
    'items.label': { label: ['Label', 'အညွှန်း', 'Libellé'] },
    'items.value': { label: ['Value', 'တန်ဖိုး', 'Valeur'] },
  },
  'audit-entries': {
    at: { label: ['When', 'အချိန်', 'Quand'] },
    actorName: { label: ['Who', 'မည်သူ', 'Qui'] },
    action: { label: ['Action', 'လုပ်ဆောင်ချက်', 'Action'] },
    subject: { label: ['Where', 'မည်သည့်နေရာ', 'Où'] },
    title: { label: ['What', 'မည်သည့်အရာ', 'Quoi'] },
  },
  legal: {
    privacy: { label: ['Privacy', 'ကိုယ်ရေးအချက်အလက် မူဝါဒ', 'Confidentialité'] },
    terms: { label: ['Terms', 'စည်းကမ်းချက်များ', 'Conditions'] },
  },
} satisfies Record<string, FieldTexts>;
