import type { LabelFunction } from 'payload';
import { translate } from '@/lib/cms/language';
import { type LabelTuple, toLabel } from './label';

/** Payload puts labels that are objects into the names of buttons as they are; functions it calls first. */
const toLabelFunction =
  (tuple: LabelTuple): LabelFunction =>
  ({ i18n }) =>
    translate({ i18n }, toLabel(tuple));

const toCollectionLabels = (singular: LabelTuple, plural: LabelTuple) => ({
  singular: toLabelFunction(singular),
  plural: toLabelFunction(plural),
});

export const collectionLabels = {
  attendance: toCollectionLabels(['Attendance', 'တက်ရောက်မှု', 'Présence'], ['Attendance', 'တက်ရောက်မှုများ', 'Présences']),
  'audit-entries': toCollectionLabels(
    ['Audit entry', 'လုပ်ဆောင်ချက် မှတ်တမ်း', 'Entrée du journal'],
    ['Audit log', 'လုပ်ဆောင်ချက် မှတ်တမ်းများ', 'Journal d’audit'],
  ),
  banners: toCollectionLabels(['Banner', 'ကြော်ငြာပုံ', 'Bannière'], ['Banners', 'ကြော်ငြာပုံများ', 'Bannières']),
  'book-orders': toCollectionLabels(
    ['Book order', 'စာအုပ်မှာယူမှု', 'Commande de livre'],
    ['Book orders', 'စာအုပ်မှာယူမှုများ', 'Commandes de livres'],
  ),
  books: toCollectionLabels(['Book', 'စာအုပ်', 'Livre'], ['Books', 'စာအုပ်များ', 'Livres']),
  classes: toCollectionLabels(['Class', 'အတန်း', 'Classe'], ['Classes', 'အတန်းများ', 'Classes']),
  courses: toCollectionLabels(['Course', 'သင်တန်း', 'Cours'], ['Courses', 'သင်တန်းများ', 'Cours']),
  'csp-violations': toCollectionLabels(
    ['Blocked content', 'ပိတ်ဆို့ထားသော အကြောင်းအရာ', 'Contenu bloqué'],
    ['Blocked content', 'ပိတ်ဆို့ထားသော အကြောင်းအရာများ', 'Contenus bloqués'],
  ),
  enrolments: toCollectionLabels(
    ['Enrolment', 'သင်တန်းအပ်လွှာ', 'Inscription'],
    ['Enrolments', 'သင်တန်းအပ်လွှာများ', 'Inscriptions'],
  ),
  events: toCollectionLabels(['Event', 'ပွဲ', 'Événement'], ['Events', 'ပွဲများ', 'Événements']),
  faqs: toCollectionLabels(
    ['Question', 'မေးခွန်း', 'Question'],
    ['Frequent questions', 'မေးလေ့ရှိသော မေးခွန်းများ', 'Questions fréquentes'],
  ),
  inquiries: toCollectionLabels(['Inquiry', 'စုံစမ်းမေးမြန်းမှု', 'Demande'], ['Inquiries', 'စုံစမ်းမေးမြန်းမှုများ', 'Demandes']),
  instructors: toCollectionLabels(
    ['Instructor', 'ဆရာ/ဆရာမ', 'Enseignant'],
    ['Instructors', 'ဆရာ/ဆရာမများ', 'Enseignants'],
  ),
  learners: toCollectionLabels(['Learner', 'သင်ယူသူ', 'Élève'], ['Learners', 'သင်ယူသူများ', 'Élèves']),
  'lesson-notes': toCollectionLabels(
    ['Lesson note', 'သင်ခန်းစာမှတ်စု', 'Note de leçon'],
    ['Lesson notes', 'သင်ခန်းစာမှတ်စုများ', 'Notes de leçon'],
  ),
  'level-questions': toCollectionLabels(
    ['Test question', 'အဆင့်စစ်မေးခွန်း', 'Question du test'],
    ['Level test', 'အဆင့်စစ်စာမေးပွဲ', 'Test de niveau'],
  ),
  'level-test-attempts': toCollectionLabels(
    ['Test result', 'အဆင့်စစ်ရလဒ်', 'Résultat du test'],
    ['Test results', 'အဆင့်စစ်ရလဒ်များ', 'Résultats du test'],
  ),
  media: toCollectionLabels(['Picture', 'ပုံ', 'Image'], ['Pictures', 'ပုံများ', 'Images']),
  messages: toCollectionLabels(['Message', 'စာ', 'Message'], ['Messages', 'စာများ', 'Messages']),
  'payment-requests': toCollectionLabels(
    ['Payment', 'ငွေပေးချေမှု', 'Paiement'],
    ['Payments', 'ငွေပေးချေမှုများ', 'Paiements'],
  ),
  posts: toCollectionLabels(['Post', 'ဆောင်းပါး', 'Article'], ['Posts', 'ဆောင်းပါးများ', 'Articles']),
  receipts: toCollectionLabels(['Receipt', 'ငွေလွှဲပြေစာ', 'Reçu'], ['Receipts', 'ငွေလွှဲပြေစာများ', 'Reçus']),
  services: toCollectionLabels(['Service', 'ဝန်ဆောင်မှု', 'Service'], ['Services', 'ဝန်ဆောင်မှုများ', 'Services']),
  staff: toCollectionLabels(['Member of staff', 'ဝန်ထမ်း', 'Membre du personnel'], ['Staff', 'ဝန်ထမ်းများ', 'Personnel']),
  subscribers: toCollectionLabels(['Subscriber', 'စာရင်းသွင်းသူ', 'Abonné'], ['Subscribers', 'စာရင်းသွင်းသူများ', 'Abonnés']),
  testimonials: toCollectionLabels(
    ['Testimonial', 'သုံးသပ်ချက်', 'Témoignage'],
    ['Testimonials', 'သုံးသပ်ချက်များ', 'Témoignages'],
  ),
};

export const globalLabels = {
  'inquiry-texts': toLabel(['Quotation page', 'ဈေးနှုန်းတောင်းခံစာမျက်နှာ', 'Page de devis']),
  legal: toLabel(['Privacy and terms', 'ကိုယ်ရေးလုံခြုံမှုနှင့် စည်းကမ်းချက်များ', 'Confidentialité et conditions']),
  'level-test-settings': toLabel(['Level test', 'အဆင့်စစ်စာမေးပွဲ', 'Test de niveau']),
  'payment-details': toLabel(['Payment and rules', 'ငွေပေးချေမှုနှင့် စည်းကမ်း', 'Paiement et règles']),
  'reservation-settings': toLabel(['Reservations', 'နေရာကြိုတင်ယူခြင်း', 'Réservations']),
  'school-calendar': toLabel(['Closed days', 'ကျောင်းပိတ်ရက်များ', 'Jours de fermeture']),
  'staff-security': toLabel(['Login of staff', 'ဝန်ထမ်းများ၏ အကောင့်ဝင်ခြင်း', 'Connexion du personnel']),
  school: toLabel(['School', 'ကျောင်း', 'École']),
  totals: toLabel(['Numbers', 'ကိန်းဂဏန်းများ', 'Chiffres']),
};
