import { unit } from '@/lib/cms/seed/content/unit';

export const examCourses = {
  'DELF B1 in Twelve Weeks': {
    translatedName: 'Le DELF B1 en douze semaines',
    summary:
      'Les quatre épreuves du DELF B1, un plan, deux examens blancs et dix textes corrigés, avec un professeur qui connaît la grille.',
    description: `Le DELF B1 ne mesure pas la grammaire que vous savez. Il demande si vous vous débrouillez : comprendre, expliquer, défendre un avis. Cela s’entraîne.

## Ce que vous saurez faire

- noter l’essentiel en deux écoutes, sans paniquer à la première
- trouver une réponse dans un texte avant d’en avoir compris chaque mot
- écrire 160 mots avec un plan, un avis et un exemple, en 45 minutes
- parler de vous, jouer un exercice sans préparation et commenter un court document
- connaître vos points : où ils se perdent, où ils se gagnent sans peine

## Le cours

### Comment se passent les leçons

**Deux leçons de 90 minutes par semaine**, sur Zoom ou à Bahan. Chaque quinzaine est consacrée à une épreuve. Vous écrivez **un texte par semaine** ; Julien le corrige selon les critères officiels. Les semaines 6 et 12 sont des examens blancs complets.

### Pour qui

Les élèves qui ont un A2 complet et un bon début de B1. Julien s’entretient avec chaque candidat avant la première leçon ; s’il est trop tôt, il le dit.

### Ce qui est compris

- 36 heures de cours, dix textes corrigés, deux examens blancs
- trois oraux blancs individuels de 20 minutes
- une aide à l’inscription

Les frais d’examen se paient au centre officiel et ne sont **pas** compris.`,
    outline: [
      ...unit(
        'Partir',
        'Ce que cherchent les examinateurs : la grille, épreuve par épreuve',
        'Compréhension de l’oral I : avant, pendant et entre les deux écoutes',
        'Compréhension des écrits I : quatre annonces, un choix',
      ),
      ...unit(
        'Écrire',
        'Un plan en huit minutes',
        'Donner son avis : indicatif et subjonctif',
        'Les connecteurs qui rapportent des points',
        'Examen blanc I',
      ),
      ...unit(
        'Parler',
        'Parler de soi sans réciter',
        'Exercice en interaction : demander, refuser, trouver une issue',
        'Monologue : d’un court texte à un point de vue',
      ),
      ...unit(
        'Arriver',
        'Compréhension de l’oral II et des écrits II, contre la montre',
        'Examen blanc II',
        'Bilan, et la veille de l’examen',
      ),
    ],
  },
};
