import type { Dictionary } from '@/lib/text/dictionary';

export const children: Dictionary['children'] = {
  title: 'Mes enfants',
  lead: 'Ajoutez vos enfants une seule fois : nos formulaires proposent leur nom et leur âge, et leurs classes restent ensemble.',
  name: 'Nom de l’enfant',
  birthYear: 'Année de naissance',
  birthYearHelp: 'Par exemple 2016.',
  add: 'Ajouter un enfant',
  save: 'Enregistrer',
  remove: 'Retirer',
  removeChild: 'Retirer {name}',
  bornIn: 'né(e) en {year}',
  saved: 'Enregistré.',
  forWhom: 'Pour qui est-ce ?',
  forWhomHelp: 'Nous remplissons le nom et l’âge ; vous pouvez les changer.',
  somebodyElse: 'Une autre personne',
  birthYearRequired: 'L’année de naissance est obligatoire',
  birthYearInvalid: 'Écrivez l’année de naissance en quatre chiffres, par exemple 2016',
  childUnknown: 'Cet enfant n’est plus dans votre compte.',
  tooManyChildren: 'Un compte contient au plus 10 enfants.',
  childrenChanged: 'Vos enfants viennent d’être modifiés ailleurs. Réessayez.',
  failed: 'L’enregistrement a échoué. Réessayez.',
};
