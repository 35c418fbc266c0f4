import { unit } from '@/lib/cms/seed/content/unit';

export const kidExamCourses = {
  'DELF Prim and DELF Junior': {
    translatedName: 'Le DELF Prim et le DELF Junior',
    summary:
      'De 8 à 17 ans : le premier diplôme de français, A1 ou A2, en version enfants ou adolescents. Quatre épreuves, deux examens blancs, aucune peur.',
    description: `Un diplôme français au nom de votre enfant, cela se met au mur. Jusque-là, il faut s’entraîner un peu, et rien n’interdit de s’amuser.

## Ce que votre enfant saura faire

- parler de sa famille, de l’école et de ses loisirs en phrases complètes
- comprendre un court enregistrement : qui, quand, où, combien
- lire une affiche, un message ou un horaire et répondre à des questions
- remplir un formulaire et écrire une carte postale en A1, raconter et inviter en A2
- poser des questions et jouer une petite scène avec un adulte qu’il n’a jamais vu

## L’examen

Le **DELF Prim** est fait pour les enfants de l’école primaire, le **DELF Junior** pour les adolescents du secondaire. Les niveaux sont ceux des adultes, les sujets sont de leur âge. Il y a quatre épreuves de 25 points chacune ; on réussit avec 50 points sur 100 et au moins 5 dans chaque épreuve :

- **Écouter :** de courts enregistrements de la vie quotidienne
- **Lire :** des messages, des affiches et d’autres textes courts
- **Écrire :** ce qu’on écrit aux amis, à la famille et à l’école
- **Parler :** seul avec l’examinateur, d’abord de soi, puis dans de petits exercices

## Le cours

### Comment se passent les leçons

**Deux leçons de 1 heure par semaine, de 17 h 45 à 18 h 45**, à Bahan ou sur Zoom : le groupe Prim le lundi et le mercredi, le groupe Junior le mardi et le jeudi. Chaque leçon travaille une épreuve de l’examen, avec un jeu qui y prépare sans qu’on s’en aperçoive. Nilar explique en birman ce que demandent les consignes françaises, jusqu’à ce que personne n’en ait plus besoin. Julien, examinateur du DELF, fait passer les deux examens blancs.

### Pour qui

Les enfants et les adolescents de 8 à 17 ans qui ont environ un an de français pour le A1, deux ans pour le A2. Les vrais débutants suivent d’abord un autre cours ; demandez-nous lequel. Après un petit test la première semaine, nous disons aux parents quel diplôme convient.

### Ce qui est compris

- 24 heures de cours sur 12 semaines, huit enfants au plus
- un dossier de sujets d’entraînement pour leur âge et leur niveau
- deux examens blancs, dont un avec l’oral
- **une lettre aux parents après chaque examen blanc**, avec une réponse honnête : maintenant, ou la prochaine fois

Les frais d’examen se paient au centre officiel et ne sont **pas** compris. Le centre fixe aussi les dates ; nous aidons à l’inscription.`,
    outline: [
      ...unit(
        'Moi',
        'Mon nom, ma famille, mon école',
        'Ce que j’aime, et pourquoi',
        'Qui, où, quand, combien ?',
        'Écouter avec des images',
      ),
      ...unit(
        'Des messages',
        'Affiches, horaires, mots sur la porte',
        'Un formulaire, une carte postale, une invitation',
        'Ce que j’ai fait samedi',
        'Examen blanc I',
      ),
      ...unit(
        'Petites scènes',
        'Au magasin, à la gare, à l’école',
        'Parler à quelqu’un que je ne connais pas',
        'Examen blanc II',
        'Bilan, et la veille de l’examen',
      ),
    ],
  },
};
