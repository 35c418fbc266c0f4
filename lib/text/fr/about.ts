import type { Dictionary } from '@/lib/text/dictionary';

export const about: Dictionary['about'] = {
  title: 'L’école',
  aboutUs: 'À propos',
  description:
    '{name} : qui y enseigne, comment se passent les cours, ce que l’école propose d’autre, et les réponses aux questions fréquentes.',
  whyChooseUs: 'Pourquoi nous choisir ?',
  support: 'Des questions ? Écrivez-nous :',
  moreAboutUs: 'En savoir plus sur l’école',
  questions: 'Questions fréquentes',
  questionsLead: 'Ce que parents et élèves demandent avant de commencer.',
  askUs: 'Poser une autre question',
  totals: 'L’école en chiffres',
  totalLabels: { students: 'Élèves', courses: 'Cours', instructors: 'Professeurs', certificates: 'Certificats' },
};
