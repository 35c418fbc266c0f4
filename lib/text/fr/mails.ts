import type { Dictionary } from '@/lib/text/dictionary';

export const mails: Dictionary['mails'] = {
  hello: 'Bonjour {name},',
  helloNobody: 'Bonjour,',
  signature: '{school}\nTéléphone : {phone}',
  reference: 'Référence',
  course: 'Cours',
  price: 'Prix',
  code: 'Code',
  track: 'Suivre ma demande',
  profile: 'Votre profil',
  seePayment: 'Le voir dans votre profil',
  writeToUs: 'Nous écrire',
  sendScreenshot: 'Envoyer une nouvelle capture d’écran',
  transferReceived:
    'Merci. {school} a bien reçu votre capture d’écran et vérifie votre virement, en général sous un jour ouvré. Nous vous écrirons ensuite.',
  transferRejected: 'Nous n’avons pas pu accepter votre capture d’écran pour « {course} ». Motif : {reason}',
  mistake: 'C’était une erreur, et nous vous prions de nous en excuser. Ne tenez pas compte de cet e-mail.',
  checkedAgain: 'Nous vérifions de nouveau votre virement et vous écrirons bientôt. Vous n’avez rien à faire.',
  enrolments: {
    received: 'Nous avons bien reçu votre inscription',
    accepted: 'Votre inscription est acceptée',
    acceptedText:
      'Votre virement est arrivé et votre place dans « {course} » est confirmée. Vous trouverez vos leçons (et le lien, si elles sont en ligne) en suivant votre demande.',
    rejected: 'Votre inscription n’a pas pu être acceptée',
    cancelled: 'Votre inscription est annulée',
    cancelledText:
      'Votre inscription à « {course} » est annulée. Si vous ne vous y attendiez pas, ou si vous avez déjà fait un virement, écrivez-nous : nous trouverons une solution ensemble.',
    mailed: {
      Accepted: 'Nous vous avons écrit que votre inscription à « {course} » était acceptée.',
      Rejected: 'Nous vous avons écrit que votre inscription à « {course} » ne pouvait pas être acceptée.',
      Cancelled: 'Nous vous avons écrit que votre inscription à « {course} » était annulée.',
    },
    checkedAgain: 'Rectification : nous vérifions de nouveau votre inscription',
    acceptedStill: 'Rectification : votre inscription est acceptée',
  },
  'payment-requests': {
    received: 'Nous avons bien reçu les informations de votre paiement',
    accepted: 'Votre paiement est accepté',
    acceptedText:
      'Votre virement est arrivé. « {course} » est ouvert dans notre application, avec l’e-mail et le mot de passe de votre compte.',
    rejected: 'Votre paiement n’a pas pu être accepté',
    cancelled: 'Votre paiement est annulé',
    cancelledText:
      'Votre paiement pour « {course} » est annulé. Si vous ne vous y attendiez pas, ou si vous avez déjà fait un virement, écrivez-nous : nous trouverons une solution ensemble.',
    mailed: {
      Accepted: 'Nous vous avons écrit que votre paiement pour « {course} » était accepté.',
      Rejected: 'Nous vous avons écrit que votre paiement pour « {course} » ne pouvait pas être accepté.',
      Cancelled: 'Nous vous avons écrit que votre paiement pour « {course} » était annulé.',
    },
    checkedAgain: 'Rectification : nous vérifions de nouveau votre paiement',
    acceptedStill: 'Rectification : votre paiement est accepté',
  },
  message: {
    subject: 'Nous avons bien reçu votre message',
    text: 'Merci de nous avoir écrit. {school} a bien reçu votre message et vous répondra bientôt.',
  },
  inquiry: {
    subject: 'Nous avons bien reçu votre demande',
    text: 'Merci de votre demande. {school} vous enverra une proposition.',
    trackByPhone: 'Pour la suivre, il vous faut la référence et votre numéro de téléphone.',
    trackByEmail: 'Pour la suivre, il vous faut la référence et votre e-mail.',
  },
  newsletter: {
    subject: '{school} : votre abonnement à notre lettre d’information',
    text: 'Merci de votre abonnement. Si ce n’était pas vous, ou si vous ne voulez plus recevoir notre lettre, désabonnez-vous ci-dessous.',
    unsubscribe: 'Se désabonner',
  },
  corrected: {
    subject: 'Les informations de votre compte ont été corrigées',
    text: 'Notre équipe a corrigé ces informations de votre compte : {details}. Vous pouvez les vérifier dans votre profil. Si vous n’avez rien demandé, écrivez-nous aussitôt.',
    name: 'nom',
    email: 'e-mail',
    phone: 'numéro de téléphone',
  },
  reset: {
    subject: '{school} : votre nouveau mot de passe',
    text: 'Ouvrez cette page pour choisir le nouveau mot de passe de votre compte {school} :',
    link: 'Choisir un nouveau mot de passe',
    orCode: 'Ou saisissez ce code là où vous l’avez demandé, sur notre site ou dans notre application :',
    noCode:
      'Cet e-mail ne contient pas de code : trop de codes erronés ont été saisis pour votre compte. Le lien ci-dessus fonctionne tout de même.',
    validity: 'Le lien est valable {linkMinutes} minutes et le code {codeMinutes}, une seule fois.',
    linkValidity: 'Le lien est valable {linkMinutes} minutes, une seule fois.',
    warning:
      'Si vous n’avez rien demandé, vous n’avez rien à faire. Ne donnez jamais ce lien ni un code à personne : l’école ne les demande jamais.',
  },
};
