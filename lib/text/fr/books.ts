import type { Dictionary } from '@/lib/text/dictionary';

export const books: Dictionary['books'] = {
  title: 'Livres',
  description:
    'Manuels et cahiers d’exercices de français écrits par nos professeurs et imprimés à Yangon, avec prix et niveaux.',
  what: 'les livres',
  whatOne: 'le livre',
  by: 'Par {teacher}',
  pages: { one: '{count} page', other: '{count} pages' },
  empty: 'Il n’y a pas de livre pour le moment.',
  checkoutTitle: 'Acheter un livre',
  checkoutDescription:
    'Commandez un de nos livres : dites-nous où l’envoyer, et nous vous appelons pour le paiement et la livraison.',
  bookTitle: 'Titre du livre',
  firstName: 'Prénom',
  lastName: 'Nom',
  hasOneName: 'Je n’ai qu’un seul nom',
  phoneNumber: 'Numéro de téléphone',
  address: 'Adresse',
  submit: 'Commander',
  processing: 'Traitement…',
  fillName: 'Indiquez votre nom.',
  fillPhoneNumber: 'Indiquez votre numéro de téléphone.',
  fillAddress: 'Indiquez votre adresse.',
  failed: 'Une erreur s’est produite pendant le traitement de votre commande.',
  gone: 'Ce livre n’est plus en vente.',
  ordered: 'Merci. Nous avons reçu votre commande {reference} pour « {title} ».',
  sentTitle: 'Commande reçue',
  sentPlain: 'Merci. Nous avons reçu votre commande.',
  nextSteps: [
    'Nous vérifions que le livre est en stock, en général sous un jour ouvré.',
    'Ensuite, nous vous appelons pour convenir du paiement et de la livraison.',
  ],
  keepReference: 'Gardez cette référence : avec votre numéro de téléphone, elle permet de suivre votre commande.',
  howToPay: 'Comment payer',
  choose: 'Quel livre voulez-vous ? Choisissez-en un pour le commander.',
  another: 'Commander un autre livre',
};
