import type { Dictionary } from '@/lib/text/dictionary';

export const legal: Dictionary['legal'] = {
  privacy: 'Confidentialité',
  privacyDescription:
    '{name} : ce que l’école garde sur vous, pourquoi, combien de temps, et comment le faire supprimer.',
  privacyElsewhere:
    'Ce que vous envoyez par ce site va à {name} et à personne d’autre. Aucun service de publicité ou de mesure ne vous suit ici. Pour savoir combien de temps c’est gardé, ou pour le consulter, le corriger ou le supprimer, contactez l’école :',
  emailJs: 'Les messages du formulaire de contact sont transmis par EmailJS.',
  terms: 'Conditions',
  termsDescription: '{name} : conditions générales sur les cours, les prix, le paiement et les remboursements.',
  termsElsewhere:
    '{name} vous communique sur demande les conditions des cours et des livres. Demandez-les avant de payer :',
  contactForm: 'Nous écrire',
  pictures: 'Images',
  portraits: {
    before: 'Les portraits sont adaptés de ',
    work: 'Personas',
    by: ' de Draftbit, sous licence ',
    licence: 'CC BY 4.0',
    after: '. Ils ne montrent aucune personne réelle. Toutes les autres images appartiennent à l’école.',
  },
};
