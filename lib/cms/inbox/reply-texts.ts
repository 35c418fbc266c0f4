import { defineTexts } from '@/lib/cms/text/define-texts';

export const replyTexts = defineTexts({
  en: {
    reply: 'Reply',
    mail: 'Email',
    proposals: 'Email for proposals',
    phone: 'Call',
    viber: 'Viber',
    telegram: 'Telegram',
    unreachable: 'No email or phone was left.',
    printQuotation: 'Print as quotation',
  },
  my: {
    reply: 'ပြန်ကြားရန်',
    mail: 'အီးမေးလ်',
    proposals: 'အဆိုပြုလွှာအတွက် အီးမေးလ်',
    phone: 'ဖုန်းခေါ်ရန်',
    viber: 'Viber',
    telegram: 'Telegram',
    unreachable: 'အီးမေးလ် သို့မဟုတ် ဖုန်းနံပါတ် မထားခဲ့ပါ။',
    printQuotation: 'ဈေးနှုန်းလွှာအဖြစ် ပုံနှိပ်ရန်',
  },
  fr: {
    reply: 'Répondre',
    mail: 'E-mail',
    proposals: 'E-mail pour les propositions',
    phone: 'Appeler',
    viber: 'Viber',
    telegram: 'Telegram',
    unreachable: 'Ni e-mail ni téléphone n’ont été laissés.',
    printQuotation: 'Imprimer comme devis',
  },
});
