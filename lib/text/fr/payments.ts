import type { Dictionary } from '@/lib/text/dictionary';

export const payments: Dictionary['payments'] = {
  title: 'Payer un cours en vidéo',
  description: 'Faites le virement, envoyez la capture d’écran, et les leçons s’ouvrent dans notre application.',
  lead: 'Virez le prix du cours sur l’un des comptes ci-dessous, puis envoyez-nous la capture d’écran avec ce formulaire.',
  choose: 'Quel cours en vidéo voulez-vous ? Choisissez-en un pour le payer.',
  signedInAs: 'D’après votre compte',
  sentTitle: 'Informations de paiement reçues',
  sentPlain: 'Merci. Nous avons reçu les informations de votre paiement et votre capture d’écran.',
  nextSteps: [
    'Nous vérifions que votre virement est arrivé, en général sous un jour ouvré.',
    'Vous recevez un e‑mail quand il est accepté, ou s’il manque quelque chose.',
    'Ensuite, les leçons s’ouvrent dans notre application : connectez-vous avec le même e‑mail et le même mot de passe.',
  ],
  another: 'Payer un autre cours',
  keepReference:
    'Votre profil montre l’avancement de votre paiement. Toute personne qui a cette référence et votre numéro de téléphone peut aussi le suivre.',
  already: {
    Pending: 'Vous avez déjà envoyé un paiement pour ce cours. Nous le vérifions : inutile de l’envoyer de nouveau.',
    Accepted: 'Vous avez déjà ce cours : ouvrez-le dans notre application.',
    Rejected:
      'Votre dernier paiement pour ce cours n’a pas été accepté. Vous pouvez envoyer une nouvelle capture d’écran ici.',
  },
  reason: 'Motif : {reason}',
  sendAnother: 'Envoyer quand même un autre paiement',
  requested:
    'Merci. Nous avons reçu les informations de votre paiement {reference} pour « {course} ». Nous vérifions le virement et vous écrivons.',
  sessionEnded: 'Votre session est terminée. Reconnectez-vous : ce que vous avez écrit est conservé.',
  logIn: 'Se connecter',
  gone: 'Ce cours n’est plus proposé.',
  notVideo: 'Ce cours n’est pas un cours en vidéo : utilisez sa page d’inscription.',
  enrolledCourse: 'Mes cours',
  accepted: 'Accepté',
  pending: 'En attente',
  rejected: 'Refusé',
  cancelled: 'Annulé',
  courseRequired: 'Choisissez un cours',
};
