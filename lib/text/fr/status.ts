import type { Dictionary } from '@/lib/text/dictionary';

export const status: Dictionary['status'] = {
  title: 'Suivre ma demande',
  lead: 'Suivez une inscription, une commande de livre ou une demande avec sa référence et le numéro de téléphone que vous avez donné. Écoles : utilisez votre e-mail.',
  reference: 'Référence',
  referenceHelp: 'Par exemple EP-7K3M-Q2.',
  phone: 'Numéro de téléphone (écoles : e-mail)',
  submit: 'Voir l’état',
  sending: 'Recherche…',
  referenceRequired: 'La référence est obligatoire',
  phoneRequired: 'Le numéro de téléphone est obligatoire',
  unknown: 'Nous ne trouvons rien pour cette référence et ce numéro de téléphone. Vérifiez les deux.',
  state: 'État',
  reason: 'Motif',
  needsScripts: 'Cette page nécessite JavaScript. Vous pouvez aussi nous appeler avec votre référence.',
  since: 'Dernier changement : {date}',
  kinds: {
    enrolment: 'Inscription',
    payment: 'Cours en vidéo',
    'book order': 'Commande de livre',
    inquiry: 'Demande',
  },
  states: { Pending: 'En attente', Accepted: 'Accepté', Rejected: 'Refusé', Cancelled: 'Annulé' },
  handling: { new: 'Reçue', progress: 'En cours', done: 'Terminée' },
};
