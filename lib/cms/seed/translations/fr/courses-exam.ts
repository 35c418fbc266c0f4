import { unit } from '@/lib/cms/seed/content/unit';

export const examCourses = {
  'First Diplomas: DELF A1 and A2': {
    translatedName: 'Premiers diplômes : le DELF A1 et A2',
    summary:
      'Votre premier diplôme de français, A1 ou A2 : les quatre épreuves une à une, deux examens blancs, le cahier d’examen. Une leçon par semaine, trois mois.',
    description: `Un premier diplôme n’est pas une montagne. Ce sont quatre épreuves courtes de 25 points chacune, et on y va plus sereinement quand on les connaît déjà.

## Ce que vous saurez faire

- noter des noms, des prix, des heures et des lieux dans un court enregistrement
- trouver l’information qu’il vous faut dans une affiche, un message ou une petite annonce
- remplir un formulaire et écrire un message en A1, écrire deux textes courts en A2
- vous présenter, poser des questions et jouer une petite scène sans texte appris
- répartir votre temps, et vérifier ce qui coûte le plus de points

## L’examen

On réussit avec 50 points sur 100, et au moins 5 dans chaque épreuve :

- **Compréhension de l’oral, 25 points** (environ 20 minutes en A1, 25 en A2) : des questions sur de courts enregistrements de la vie quotidienne
- **Compréhension des écrits, 25 points** (30 minutes) : des questions sur des affiches, des messages et des petites annonces
- **Production écrite, 25 points** (30 minutes en A1, 45 en A2) : un formulaire et un message en A1, deux textes courts en A2
- **Production orale, 25 points** (5 à 7 minutes en A1, 6 à 8 en A2, après 10 minutes de préparation) : parler de soi, puis des exercices avec l’examinateur

## Le cours

### Comment se passent les leçons

**Une leçon de deux heures par semaine**, le vendredi soir (de 18 h 30 à 20 h 30) ou le samedi matin (de 10 h à 12 h), sur Zoom ou à Bahan. Chaque leçon est consacrée à une épreuve. La semaine 6 est un examen blanc ; puis nous refaisons le tour, plus vite, jusqu’au second, la semaine 11. Les candidats au A1 et au A2 travaillent ensemble, chacun sur ses propres sujets.

### Pour qui

Les élèves à partir de 15 ans qui ont presque terminé le niveau A1 ou A2. Le cours accompagne bien un cours général, sans le remplacer. À la première leçon, vous passez un petit test ; Julien vous dit quel diplôme présenter, et s’il faut le présenter maintenant.

### Ce qui est compris

- 24 heures de cours sur 12 semaines
- le livre *DELF A1 A2 : le cahier d’examen*, avec huit sujets d’entraînement
- deux examens blancs et six textes corrigés
- un oral blanc individuel et une aide à l’inscription

Les frais d’examen se paient au centre officiel et ne sont **pas** compris.`,
    outline: [
      ...unit(
        'Premier tour',
        'A1 ou A2 ? Un court sujet et les règles de l’examen',
        'Écouter : nombres, heures, lieux',
        'Lire : trouver une information',
        'Écrire : formulaires, cartes postales, messages',
        'Parler : moi, et des questions à partir de cartes',
        'Examen blanc I',
      ),
      ...unit(
        'Second tour',
        'Écouter : annonces et messages vocaux',
        'Lire : consignes, lettres, courts articles',
        'Écrire : raconter, inviter, remercier, s’excuser',
        'Parler : au magasin, au guichet',
      ),
      ...unit('Le jour venu', 'Examen blanc II', 'Bilan, et ce qu’il faut emporter'),
    ],
  },
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
  'DELF B2 in Twelve Weeks': {
    translatedName: 'Le DELF B2 en douze semaines',
    summary:
      'Les quatre épreuves du DELF B2, le week-end : deux examens blancs, huit textes corrigés et deux oraux blancs avec un examinateur.',
    description: `Ce que vous pensez ne regarde que vous. Le DELF B2 note la façon dont vous construisez une opinion, dont vous l’appuyez et la défendez, avec une horloge au mur.

## Ce que vous saurez faire

- suivre le fil d’un reportage ou d’une interview, et pas seulement les faits
- distinguer, dans un article, ce que pense l’auteur et ce qu’il rapporte
- préparer et écrire 250 mots en une heure : une lettre formelle, un article, une contribution à un débat
- tirer un exposé d’un court texte, puis défendre votre point de vue
- concéder, objecter et revenir à votre idée

## L’examen

On réussit avec 50 points sur 100, et au moins 5 dans chaque épreuve :

- **Compréhension de l’oral, 25 points** (environ 30 minutes) : des questions sur des enregistrements
- **Compréhension des écrits, 25 points** (60 minutes) : des questions sur des textes informatifs ou argumentatifs
- **Production écrite, 25 points** (60 minutes) : un texte de 250 mots où vous prenez position
- **Production orale, 25 points** (20 minutes, après 30 minutes de préparation) : vous présentez un point de vue à partir d’un court texte et le défendez dans un débat avec les examinateurs

## Le cours

### Comment se passent les leçons

**Deux leçons de 90 minutes par semaine, le samedi et le dimanche, de 15 h à 16 h 30**, sur Zoom ou à Bahan. Le samedi, on écoute et on lit ; le dimanche, on écrit et on parle. Vous écrivez huit textes chez vous, montre en main ; Julien les corrige selon les critères officiels. Les semaines 6 et 12 sont des examens blancs complets.

### Pour qui

Les élèves à partir de 16 ans qui ont un B1 complet et travaillent déjà depuis un certain temps au niveau B2, par exemple pour étudier en français. Julien s’entretient avec chaque candidat avant la première leçon ; s’il est trop tôt, il le dit.

### Ce qui est compris

- 36 heures de cours, huit textes corrigés, deux examens blancs
- deux oraux blancs individuels, avec 30 minutes de préparation chacun
- des plans, des connecteurs et des arguments pour douze sujets fréquents
- une aide à l’inscription

Les frais d’examen se paient au centre officiel et ne sont **pas** compris.`,
    outline: [
      ...unit(
        'Partir',
        'Ce qui rapporte des points : la grille, épreuve par épreuve',
        'Compréhension de l’oral I : noter une argumentation',
        'Compréhension des écrits I : qui pense quoi ?',
      ),
      ...unit(
        'Écrire',
        'Du sujet au plan en dix minutes',
        'Une lettre à la mairie',
        'Une opinion qui connaît les objections',
        'Examen blanc I',
      ),
      ...unit(
        'Parler',
        'Que faire de trente minutes de préparation ?',
        'Présenter un point de vue',
        'Le débat : concéder, objecter, revenir à son idée',
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
