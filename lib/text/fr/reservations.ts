import type { Dictionary } from '@/lib/text/dictionary';

export const reservations: Dictionary['reservations'] = {
  title: 'Réserver une place',
  waitTitle: 'S’inscrire sur la liste d’attente',
  description: 'Réservez une place dans une classe de français à Yangon ou sur Zoom, et payez plus tard.',
  lead: 'Réservez maintenant, payez plus tard : nous vous gardons la place pour une durée limitée et vous indiquons par e‑mail comment payer, et avant quelle date.',
  waitLead:
    'Dès qu’une place se libère dans cette classe, nous vous la proposons par e‑mail. Vous n’avez rien à payer maintenant.',
  chosen: 'Votre classe',
  class: 'Classe',
  otherClasses: 'Voir les autres classes',
  payNow: 'Virement déjà fait ? Envoyez-nous la capture d’écran',
  name: 'Nom de l’élève',
  phoneNumber: 'Numéro de téléphone',
  phoneHelp: 'Par exemple 09 250 000 117. Il vous servira à suivre votre demande.',
  email: 'E‑mail',
  emailHelp: 'Nous vous y dirons comment payer, et avant quelle date.',
  emailWaitHelp: 'Nous vous y proposons une place dès qu’elle se libère.',
  submit: 'Réserver une place',
  waitSubmit: 'S’inscrire sur la liste d’attente',
  sentTitle: 'Votre place est réservée',
  sentPlain: 'Nous vous gardons une place. Notre e‑mail vous dit jusqu’à quand, et comment payer.',
  nextSteps: [
    'Faites le virement sur l’un de nos comptes : le lien de notre e‑mail les indique.',
    'Envoyez-nous la capture d’écran par le lien de l’e‑mail avant la fin du délai.',
    'Si vous avez changé d’avis, vous n’avez rien à faire.',
  ],
  waitSentTitle: 'Vous êtes sur la liste d’attente',
  waitSentPlain: 'Nous vous écrivons dès qu’une place est libre pour vous.',
  waitNextSteps: [
    'Les places libres sont proposées dans l’ordre de la liste.',
    'Vous recevez un e‑mail avec un lien : vous prenez la place ou vous la refusez.',
    'Vous ne payez qu’après avoir pris une place.',
  ],
  keepReference: 'Gardez cette référence : avec votre numéro de téléphone, elle permet de suivre votre demande.',
  another: 'Voir d’autres classes',
  reserved:
    'Merci. Nous vous gardons une place dans « {course} » jusqu’au {until}, sous la référence {reference}. D’ici là, faites le virement et envoyez-nous la capture d’écran.',
  waiting:
    'Merci. Vous êtes sur la liste d’attente de « {course} », sous la référence {reference}. Nous vous écrivons dès qu’une place est libre.',
  offered:
    'Bonne nouvelle : une place vient de se libérer dans « {course} ». Elle est à vous, sous la référence {reference}, si vous la prenez avant le {until} : ouvrez le lien de notre e‑mail.',
  closed: 'Votre demande {reference} est close. Envoyez de nouveau le formulaire.',
  chooseClass: 'Choisissez une classe dans les horaires.',
  gone: 'Cette classe n’est plus ouverte. Choisissez-en une autre.',
  classFull: 'La dernière place de cette classe vient d’être prise. Voulez-vous vous inscrire sur la liste d’attente ?',
  tooMany:
    'Plusieurs places de cette classe sont déjà réservées avec ce numéro de téléphone. Payez d’abord l’une d’elles, ou appelez-nous.',
  offerTitle: 'Une place est libre pour vous',
  offerHeading: 'Proposition de place',
  whatOffer: 'la proposition',
  offerUntil: 'Elle est à vous si vous la prenez avant le {until}.',
  take: 'Prendre la place',
  decline: 'Non, merci',
  declineHelp: 'Nous proposons alors la place à la personne suivante.',
  taken:
    'La place est à vous, sous la référence {reference}. Faites le virement et envoyez-nous la capture d’écran avant le {until}.',
  declined: 'Vous avez refusé la place. Merci de nous l’avoir dit.',
  offerExpired:
    'Cette proposition a expiré et la place est allée à la personne suivante. Vous pouvez vous inscrire de nouveau sur la liste d’attente.',
  offerEnded:
    'Cette proposition n’est plus valable : la classe ou votre demande a été annulée. Vous trouverez d’autres classes dans les horaires.',
  offerInvalid: 'Ce lien n’est pas valable. Ouvrez celui de notre dernier e‑mail.',
  joinAgain: 'S’inscrire de nouveau sur la liste d’attente',
  howToPay: 'Voir comment payer',
  givenUp: 'Vous avez libéré la place. Merci de nous l’avoir dit.',
  notHeld: 'Il n’y a pas de place à libérer sous cette référence.',
  reservationUsed: 'Nous avons déjà une capture d’écran pour cette réservation.',
  reservationNotFound:
    'Aucune réservation en cours pour ce cours n’a la référence {reference}. Vérifiez où en est votre demande avant de faire le virement.',
  reservationNotChecked:
    'Nous ne pouvons pas vérifier pour l’instant si votre réservation {reference} est encore valable, ni à quel prix. Vous pouvez quand même envoyer ce formulaire : nous la retrouverons.',
  reservationUnknown: 'Nous ne trouvons pas cette réservation. Vérifiez la référence et votre numéro de téléphone.',
  nameRequired: 'Le nom est obligatoire',
  nameTooLong: 'Le nom doit avoir 60 caractères au plus',
  phoneRequired: 'Le numéro de téléphone est obligatoire',
  emailRequired: 'L’adresse e‑mail est obligatoire',
  failed: 'Une erreur s’est produite lors de l’envoi du formulaire.',
};
