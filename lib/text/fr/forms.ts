import type { Dictionary } from '@/lib/text/dictionary';

export const forms: Dictionary['forms'] = {
  emailRequired: 'L’adresse e‑mail est obligatoire',
  emailFormat: 'Format d’e‑mail incorrect',
  emailAddress: 'Adresse e‑mail incorrecte',
  nameRequired: 'Le nom est obligatoire',
  phoneRequired: 'Le numéro de téléphone est obligatoire',
  phoneNumeric: 'Écrivez le numéro de téléphone en chiffres',
  phoneTooShort: 'Le numéro de téléphone doit avoir au moins 5 chiffres',
  phoneTooLong: 'Le numéro de téléphone doit avoir 15 chiffres au plus',
  phoneInvalid: 'Indiquez un numéro de téléphone valable',
  tooLong: 'Ce texte est trop long',
  optional: 'facultatif',
  required: 'obligatoire',
  retry: 'Réessayer',
  unreached:
    'Notre serveur est injoignable. Ce que vous avez écrit est toujours là : vérifiez votre connexion et réessayez.',
  nothingLost: 'Ce que vous avez écrit est toujours là. Réessayez.',
  busy: 'Trop d’essais. Attendez un peu et réessayez.',
  idempotencyKeyReused:
    'Nous avons déjà reçu ce formulaire, et il a changé depuis. Rechargez la page pour l’envoyer comme un nouveau.',
  idempotencyKeyInUse: 'Ce formulaire est encore en cours de traitement. Attendez un peu et réessayez.',
  sending: 'Envoi…',
  reference: 'Votre référence',
  next: 'La suite',
  copy: 'Copier',
  copied: 'Copié',
  notCopied: 'La copie a échoué',
  follow: 'Suivre ma demande',
  leaveEmpty: 'Laissez ce champ vide',
};
