import { unit } from '@/lib/cms/seed/content/unit';

export const privateCourses = {
  'Private Lessons: French, Just for You': {
    translatedName: 'Cours particuliers : le français rien que pour vous',
    summary:
      'Un élève, un professeur : le français à votre rythme, sur vos sujets, à vos heures. Une carte de dix heures, sur Zoom ou à Bahan, de A1 à B2.',
    description: `Certains ont une échéance, d’autres des horaires qui changent chaque semaine, d’autres encore apprennent mieux seuls. Ici, le cours se construit autour de vous.

## Ce que vous saurez faire

- atteindre le but que vous vous êtes fixé : un entretien, un voyage, une présentation, un niveau
- parler au moins la moitié de chaque heure, puisque personne d’autre ne le fera à votre place
- améliorer vos propres textes : e-mails, CV, lettre de motivation
- combler les lacunes pour lesquelles un groupe n’a pas le temps : un temps du verbe, un son, l’orthographe
- continuer d’apprendre quand votre emploi du temps change

## Le cours

### Comment se passent les leçons

**Des leçons d’une heure, aux jours et aux heures dont vous convenez avec votre professeur** (heure du Myanmar), sur Zoom ou à Bahan : une fois par semaine, deux fois, ou tous les jours avant un voyage. Claire, qui oriente chaque nouvel élève, vous demande ce qu’il vous faut et vous propose un professeur. Votre première leçon est fixée dès que l’école a vérifié le virement, en général sous un jour ouvré.

### Prix et validité

- Une heure coûte **25 000 MMK**, une carte de dix heures **220 000 MMK**. Le prix indiqué sur cette page est celui de la carte ; les leçons se paient d’avance.
- Les dix heures sont à suivre **dans les quatre mois**.
- Une leçon peut être déplacée sans frais jusqu’à 24 heures avant son début.
- Vous pouvez arrêter à tout moment : les heures non suivies sont remboursées, moins 10 000 MMK.
- Si le professeur ne vous convient pas, nous vous en proposons un autre après la première leçon, et cette première leçon est gratuite.

### Pour qui

Les adultes et les étudiants à partir de 16 ans, du premier mot au niveau B2. On peut y préparer une épreuve d’examen ou toutes. Pour un enfant, pour deux personnes ensemble ou pour le niveau C1, écrivez-nous.

### Ce qui est compris

- dix heures avec un professeur choisi pour vous
- un plan d’une page après la première heure
- des notes et des devoirs après chaque leçon
- un enregistrement si vous le demandez, pour vous seul et pendant 14 jours`,
    outline: [
      ...unit('La première heure', 'Où vous en êtes, où vous voulez aller, et un plan'),
      ...unit(
        'Vos heures, par exemple',
        'Votre vie, votre travail, vos études : les mots qu’il vous faut',
        'Vous parlez, votre professeur écoute',
        'Comprendre les gens à vitesse réelle',
        'Votre propre texte, du premier jet au dernier',
        'Les sons qui résistent',
        'La règle qui n’est jamais restée',
        'Répétition générale avant l’entretien, l’appel ou l’examen',
        'Une heure pour ce qui est arrivé cette semaine',
      ),
      ...unit('La dernière heure', 'Ce que vous savez faire maintenant, et comment continuer'),
    ],
  },
};
