import type { FieldTexts } from './label';

const name: FieldTexts[string] = { label: ['Name', 'အမည်', 'Nom'] };
const email: FieldTexts[string] = { label: ['Email', 'အီးမေးလ်', 'E-mail'] };
const phone: FieldTexts[string] = { label: ['Phone', 'ဖုန်း', 'Téléphone'] };

const transfer = {
  name,
  email,
  phone,
  course: {
    label: ['Course', 'သင်တန်း', 'Cours'],
  },
  courseName: {
    label: ['Course name', 'သင်တန်းအမည်', 'Nom du cours'],
  },
  price: {
    label: ['Price (MMK)', 'သင်တန်းကြေး (ကျပ်)', 'Prix (MMK)'],
    description: [
      'After discount, on the day it was sent.',
      'ပေးပို့သည့်နေ့က လျှော့ဈေးနုတ်ပြီး သင်တန်းကြေး။',
      'Après remise, le jour de l’envoi.',
    ],
  },
  receipt: { label: ['Screenshot', 'Screenshot', 'Capture d’écran'] },
  receiptDigest: { label: ['Fingerprint of the screenshot', 'Screenshot ၏ အမှတ်အသား', 'Empreinte de la capture'] },
  statedAmount: {
    label: ['Stated amount (MMK)', 'ပို့သူရေးထားသောငွေ (ကျပ်)', 'Montant indiqué (MMK)'],
    description: ['As the sender says.', 'ပေးပို့သူ ရေးထားသည့်အတိုင်း။', 'D’après l’expéditeur.'],
  },
  transactionNumber: { label: ['Transaction No.', 'ငွေလွှဲအမှတ်', 'N° de transaction'] },
  state: {
    label: ['State', 'အခြေအနေ', 'État'],
    options: {
      Pending: ['Waiting', 'စောင့်ဆိုင်းဆဲ', 'En attente'],
      Accepted: ['Accepted', 'လက်ခံပြီး', 'Accepté'],
      Rejected: ['Rejected', 'လက်မခံပါ', 'Refusé'],
      Cancelled: ['Cancelled', 'ပယ်ဖျက်ပြီး', 'Annulé'],
      Waiting: ['On the waiting list', 'စောင့်ဆိုင်းစာရင်းတွင်', 'Sur la liste d’attente'],
      Offered: ['Place offered', 'နေရာ ကမ်းလှမ်းထား', 'Place proposée'],
      Reserved: ['Reserved, unpaid', 'ကြိုတင်ယူထား၊ ငွေမလွှဲရသေး', 'Réservée, non payée'],
      Expired: ['Expired', 'သက်တမ်းကုန်', 'Expirée'],
    },
  },
  class: {
    label: ['Class', 'အတန်း', 'Classe'],
    placeholder: ['None chosen', 'မရွေးထားပါ', 'Aucune choisie'],
  },
  seat: {
    label: ['Seat', 'နေရာ', 'Place'],
    description: [
      'The number of the seat that this request holds in the class.',
      'ဤတောင်းဆိုမှုက အတန်းတွင် ရယူထားသော နေရာနံပါတ်။',
      'Le numéro de la place que cette demande occupe dans la classe.',
    ],
  },
  heldUntil: {
    label: ['Held until', 'သိမ်းထားမည့်အချိန်', 'Réservée jusqu’au'],
    description: [
      'Without a transfer the place is free again then.',
      'ငွေမလွှဲလျှင် ဤအချိန်တွင် နေရာကို ပြန်လွှတ်ပေးမည်။',
      'Sans virement, la place redevient libre à ce moment.',
    ],
  },
  reasonCode: { label: ['Usual reason', 'ပုံမှန် အကြောင်းရင်း', 'Motif habituel'] },
  reason: { label: ['Reason', 'အကြောင်းရင်း', 'Motif'] },
  decisions: { label: ['Decisions', 'ဆုံးဖြတ်ချက်များ', 'Décisions'] },
  notes: {
    label: ['Notes', 'မှတ်စု', 'Notes'],
    description: [
      'For staff only, and read by the teacher of the class: no payments here.',
      'ဝန်ထမ်းများအတွက်သာ။ အတန်း၏ ဆရာ/ဆရာမလည်း ဖတ်ရမည်။ ငွေပေးချေမှုအကြောင်း မရေးပါနှင့်။',
      'Pour le personnel seulement, et lu par l’enseignant de la classe\u00a0: rien sur les paiements.',
    ],
  },
} satisfies FieldTexts;

export const peopleTexts = {
  enrolments: {
    learner: { label: ['Learner', 'သင်ယူသူ', 'Élève'] },
    ...transfer,
    fbName: { label: ['Facebook name', 'Facebook အမည်', 'Nom sur Facebook'] },
    age: { label: ['Age', 'အသက်', 'Âge'] },
    courseType: { label: ['Course type', 'သင်တန်းပုံစံ', 'Type de cours'] },
    ruleStatus: { label: ['Has agreed to the rules', 'စည်းကမ်းများကို သဘောတူပြီး', 'A accepté les règles'] },
    communication: { label: ['Reach by', 'ဆက်သွယ်ရန်', 'À joindre par'] },
  },
  'payment-requests': { ...transfer, learner: { label: ['Learner', 'သင်ယူသူ', 'Élève'] } },
  learners: {
    name,
    email: {
      ...email,
      description: [
        'A new email logs the learner out. The old and the new one both get a message.',
        'အီးမေးလ် ပြောင်းလျှင် သင်ယူသူ၏ အကောင့်မှ ထွက်သွားမည်။ အဟောင်းနှင့် အသစ် နှစ်ခုစလုံးသို့ အသိပေးစာ ပို့မည်။',
        'Changer l’e-mail déconnecte l’élève. L’ancienne et la nouvelle adresse reçoivent un message.',
      ],
    },
    phone,
  },
  receipts: {
    digest: { label: ['Fingerprint', 'အမှတ်အသား', 'Empreinte'] },
    perceptualHash: { label: ['Perceptual hash', 'ပုံဆင်တူမှု အမှတ်အသား', 'Empreinte visuelle'] },
  },
  staff: {
    name,
    roles: {
      label: ['Roles', 'တာဝန်များ', 'Rôles'],
      description: [
        'Owner: everything, including staff, settings and deleting. Editor: courses, posts and other content, and the inbox. Enrolments: payments, enrolments and learners, and the inbox. Teacher: own lessons, learners and attendance only. Several roles add up.',
        'ပိုင်ရှင် – ဝန်ထမ်း၊ ဆက်တင်နှင့် ဖျက်ခြင်းအပါအဝင် အားလုံး။ အယ်ဒီတာ – သင်တန်း၊ ဆောင်းပါးစသည့် အကြောင်းအရာများနှင့် ဝင်စာများ။ သင်တန်းအပ်လွှာ – ငွေပေးချေမှု၊ သင်တန်းအပ်လွှာ၊ သင်ယူသူများနှင့် ဝင်စာများ။ ဆရာ/ဆရာမ – ကိုယ်ပိုင်သင်ခန်းစာ၊ သင်ယူသူနှင့် တက်ရောက်မှုများသာ။ တာဝန်တစ်ခုထက်ပို၍ ပေးနိုင်သည်။',
        'Propriétaire\u00a0: tout, y compris le personnel, les réglages et la suppression. Rédaction\u00a0: cours, articles et autres contenus, ainsi que les messages reçus. Inscriptions\u00a0: paiements, inscriptions et élèves, ainsi que les messages reçus. Enseignant\u00a0: seulement ses leçons, leurs élèves et les présences. Les rôles se cumulent.',
      ],
      options: {
        owner: ['Owner', 'ပိုင်ရှင်', 'Propriétaire'],
        editor: ['Editor', 'အယ်ဒီတာ', 'Rédaction'],
        enrolments: ['Enrolments', 'သင်တန်းအပ်လွှာ', 'Inscriptions'],
        teacher: ['Teacher', 'ဆရာ/ဆရာမ', 'Enseignant'],
      },
    },
    instructor: {
      label: ['Instructor', 'ဆရာ/ဆရာမ', 'Enseignant'],
      description: [
        'Whose classes this colleague sees as a teacher.',
        'ဆရာ/ဆရာမအဖြစ် မည်သူ၏ အတန်းများကို မြင်ရမည်ကို ရွေးပါ။',
        'Celui dont cette personne voit les classes.',
      ],
    },
    suspended: {
      label: ['Suspended', 'ရပ်ဆိုင်းထားသည်', 'Compte suspendu'],
      description: [
        'Cannot log in, and is logged out at once. The name stays wherever this colleague worked.',
        'အကောင့်ဝင်၍ မရတော့ဘဲ ချက်ချင်း အကောင့်မှ ထွက်သွားမည်။ လုပ်ဆောင်ခဲ့သမျှတွင် အမည် ဆက်လက်ရှိနေမည်။',
        'Ne peut plus se connecter et est déconnecté aussitôt. Le nom reste là où cette personne a travaillé.',
      ],
    },
  },
} satisfies Record<string, FieldTexts>;
