import type { Dictionary } from '@/lib/text/dictionary';

export const seatMails: Dictionary['seatMails'] = {
  class: 'Classe',
  until: '{until} (heure du Myanmar)',
  pay: 'Voir comment payer',
  reserved: {
    subject: 'Votre place est réservée',
    text: 'Nous vous gardons une place jusqu’au {until}. Faites le virement et envoyez-nous la capture d’écran avant cette date, et la place reste à vous.',
  },
  endsSoon: {
    subject: 'Votre réservation se termine bientôt',
    text: 'Nous gardons votre place jusqu’au {until}. Pour la conserver, faites le virement et envoyez-nous la capture d’écran avant cette date. Si vous avez changé d’avis, vous n’avez rien à faire.',
  },
  expired: {
    subject: 'Votre réservation a expiré',
    text: 'Nous n’avons pas reçu de capture d’écran à temps : votre place est de nouveau libre. Si vous souhaitez toujours venir, réservez à nouveau ; vous verrez tout de suite s’il reste une place. Vous avez déjà fait le virement ? Envoyez-nous la capture d’écran ou écrivez-nous.',
    link: 'Réserver à nouveau',
  },
  waiting: {
    subject: 'Vous êtes sur la liste d’attente',
    text: 'La classe est complète pour le moment. Dès qu’une place se libère, nous la proposons par e-mail à la première personne de la liste. Vous n’avez rien à payer maintenant.',
  },
  offered: {
    subject: 'Une place est libre pour vous',
    text: 'Une place s’est libérée dans votre classe. Elle est à vous si vous la prenez avant le {until}. Ensuite, nous la proposerons à la personne suivante.',
    take: 'Prendre la place',
    decline: 'Non, merci',
  },
  offerExpired: {
    subject: 'La proposition a expiré',
    text: 'Nous vous avons proposé une place et n’avons pas eu de réponse : elle revient à la personne suivante. Si vous souhaitez toujours venir, inscrivez-vous de nouveau sur la liste d’attente.',
    link: 'Revenir sur la liste d’attente',
  },
  skipped: {
    subject: 'Vous n’êtes plus sur la liste',
    text: 'Nous avons retiré votre nom de la liste de cette classe. Motif : {reason}',
    unexpected: 'Si vous ne vous y attendiez pas, écrivez-nous.',
  },
  switched: {
    subject: 'Vous changez de classe',
    text: 'Votre place passe de « {before} » à « {after} ». Votre paiement suit : vous n’avez rien à faire.',
  },
  classCancelled: {
    subject: 'Votre classe est annulée',
    text: 'Nous sommes désolés : cette classe n’aura pas lieu, et votre demande de place s’arrête là. Une autre classe vous conviendra peut-être.',
    paid: 'Nous sommes désolés : cette classe n’aura pas lieu. Votre paiement n’est pas perdu : nous vous écrirons au sujet d’une autre classe ou d’un remboursement.',
    link: 'Voir les autres classes',
  },
  nextClass: {
    subject: 'Votre prochaine classe',
    text: 'Votre classe continue au niveau suivant, aux mêmes heures. Nous vous gardons une place jusqu’au {until}. Faites le virement et envoyez-nous la capture d’écran avant cette date, et la place reste à vous. Si vous n’en voulez pas, vous n’avez rien à faire.',
  },
  lessonMoved: {
    subject: 'Une leçon est déplacée',
    text: 'Une leçon de votre classe a un nouvel horaire : {after}.',
  },
  lessonCancelled: {
    subject: 'Une leçon est annulée',
    text: 'Il n’y a pas de leçon le {before}. Vos autres leçons ne changent pas.',
  },
  lessonAdded: {
    subject: 'Une leçon supplémentaire',
    text: 'Votre classe a une leçon supplémentaire : {after}.',
  },
  before: 'Avant',
  newTime: 'Nouvel horaire',
  cancelled: 'Leçon annulée',
  lesson: 'Leçon',
  reason: 'Motif',
};
