import type { InquiryAnswer } from '@/lib/cms/inquiries/inquiry-answers';
import type { inquiryLabels } from '@/lib/text/en/inquiry-fields';

type Labels = Record<keyof typeof inquiryLabels, string>;

const my: Labels = {
  email: 'အီးမေးလ်',
  type: 'စုံစမ်းမှု အမျိုးအစား',
  schoolOrcampus: 'ကျောင်း',
  schoolOrcampusAddress: 'ကျောင်းလိပ်စာ',
  contentNameOrPerson: 'ဆက်သွယ်ရမည့်သူ',
  nameOfStudent: 'သင်ယူမည့်သူ',
  ageOfStudent: 'အသက်',
  emailAddressOrProposalSubmissions: 'အဆိုပြုလွှာ ပို့ရန် အီးမေးလ်',
  preferredMethodOfContact: 'ဆက်သွယ်ရန် အဆင်ပြေသည့်နည်း',
  numberOfStudent: 'သင်ယူမည့်သူ ဦးရေ',
  Students: 'ဆက်သွယ်ရန် ဖုန်း',
  selectTheLevelForWhichYouWouldLikeToInquire: 'အဆင့်',
  whichCourseAreYouInterestedIn: 'သင်တန်း',
  proficiency: 'လက်ရှိအဆင့်',
  preferredNumberOfSessions: 'တစ်ပတ်လျှင် သင်ခန်းစာ အကြိမ်ရေ',
  preferredCourseDuration: 'သင်တန်းကာလ',
  preferredLearningSchedule: 'အဆင်ပြေသည့် အချိန်များ (မြန်မာစံတော်ချိန်)',
  typeOfSupportRequired: 'လိုအပ်သော အကူအညီ',
  learningMode: 'သင်ယူမည့်ပုံစံ',
  specificLearningGoalsOrRequirements: 'ရည်မှန်းချက် သို့မဟုတ် လိုအပ်ချက်',
  relationshipToStudent: 'သင်ယူမည့်သူနှင့် တော်စပ်ပုံ',
  heardAbout: 'ကျောင်းအကြောင်း သိရှိခဲ့ပုံ',
  updates: 'သတင်းများ ရယူလိုသလား',
  additionalRequirementsOrInformation: 'ထပ်ဆောင်း လိုအပ်ချက်',
  additionalCommentsOrQuestions: 'မှတ်ချက် သို့မဟုတ် မေးခွန်း',
};

const fr: Labels = {
  email: 'E-mail',
  type: 'Type de demande',
  schoolOrcampus: 'École',
  schoolOrcampusAddress: 'Adresse de l’école',
  contentNameOrPerson: 'Personne à contacter',
  nameOfStudent: 'Élève',
  ageOfStudent: 'Âge',
  emailAddressOrProposalSubmissions: 'E-mail pour la proposition',
  preferredMethodOfContact: 'Moyen de contact préféré',
  numberOfStudent: 'Nombre d’élèves',
  Students: 'Téléphone',
  selectTheLevelForWhichYouWouldLikeToInquire: 'Niveau',
  whichCourseAreYouInterestedIn: 'Cours',
  proficiency: 'Niveau actuel',
  preferredNumberOfSessions: 'Séances par semaine',
  preferredCourseDuration: 'Durée du cours',
  preferredLearningSchedule: 'Horaires souhaités (heure du Myanmar)',
  typeOfSupportRequired: 'Aide demandée',
  learningMode: 'Mode d’apprentissage',
  specificLearningGoalsOrRequirements: 'Objectifs ou besoins',
  relationshipToStudent: 'Lien avec l’élève',
  heardAbout: 'Nous a connus par',
  updates: 'Souhaite des nouvelles',
  additionalRequirementsOrInformation: 'Autres besoins',
  additionalCommentsOrQuestions: 'Remarques ou questions',
};

/** English labels are those of the inquiry form. */
const labels: Record<string, Labels | undefined> = { my, fr };
const consent: Record<string, Record<string, string> | undefined> = {
  my: { Yes: 'လိုသည်', No: 'မလိုပါ' },
  fr: { Yes: 'Oui', No: 'Non' },
};

/** Answers of the form's options stay as they were sent. */
export const translateAnswers = (answers: InquiryAnswer[], language: string): InquiryAnswer[] =>
  answers.map((answer) => ({
    ...answer,
    label: labels[language]?.[answer.name] ?? answer.label,
    value: (answer.name === 'updates' && consent[language]?.[answer.value]) || answer.value,
  }));
