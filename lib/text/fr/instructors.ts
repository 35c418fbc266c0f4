import type { Dictionary } from '@/lib/text/dictionary';

export const instructors: Dictionary['instructors'] = {
  title: 'Professeurs',
  description: '{name} : le parcours des professeurs et ce qu’ils enseignent.',
  empty: 'Il n’y a pas de professeur pour le moment.',
  what: 'les professeurs',
  years: { one: '{count} an d’enseignement', other: '{count} ans d’enseignement' },
  languages: 'Langues parlées',
  diplomas: 'Diplômes',
  diplomaNames: {
    'BA French': 'Licence de français',
    BEd: 'Licence de sciences de l’éducation',
    'Yangon University of Foreign Languages': 'Université des langues étrangères de Yangon',
    'Sagaing University of Education': 'Université de l’éducation de Sagaing',
  },
  experience: 'Expérience',
  teaches: 'Enseigne dans ces cours',
  network: '{name} sur {network}',
};
