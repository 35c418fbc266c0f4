import { unit } from '@/lib/cms/seed/content/unit';

export const nativeCourses = {
  'Le français en famille': {
    translatedName: 'Lire et écrire la langue de la maison',
    summary:
      'Pour les enfants qui parlent français à la maison : lire, orthographier et raconter, pour que la langue du petit déjeuner devienne celle des livres.',
    description: `À Yangon, beaucoup d’enfants parlent français avec un de leurs parents, au petit déjeuner et au coucher. Ils comprennent tout, répondent à moitié dans une autre langue et n’ont jamais écrit une ligne. Ce cours commence là.

## Ce que votre enfant saura faire

- lire seul un chapitre d’un roman pour enfants et dire de quoi il parle
- écrire une page avec des points, des majuscules et l’orthographe des mots les plus courants
- raconter une journée, un film ou une dispute en français jusqu’au bout, sans emprunter de mots
- connaître les verbes du quotidien au présent, au passé et au futur
- sentir que le français a sa place hors de la cuisine

## Le cours

### Comment se passent les leçons

**Deux leçons de 1 heure par semaine**, sur Zoom ou à Bahan. On lit à voix haute, on joue avec l’orthographe et on tient un cahier qui voyage entre la maison et la classe. Hélène ne parle que français. Deux fois par trimestre, les parents assistent à une leçon et repartent avec des idées pour les autres jours.

### Pour qui

Les enfants de 6 à 10 ans qui ont au moins un parent francophone ou quelques années d’école française. La première rencontre, de 20 minutes, est gratuite et montre si le groupe convient.

### Ce qui est compris

- 24 heures de cours sur 12 semaines
- trois livres pour enfants en prêt et un cahier
- un profil d’orthographe au début et à la fin
- deux leçons avec les parents`,
    outline: [
      ...unit(
        'Raconter',
        'Ma famille parle…',
        'Ce qui s’est passé ce matin',
        'Une histoire qui fait le tour de la table',
        'Les mots qu’on emprunte toujours, et leurs jumeaux français',
      ),
      ...unit(
        'Lire',
        'Choisir un livre à sa première page',
        'Lire à voix haute : les virgules respirent',
        'Qui raconte ? Je, il, elle',
        'Notre chapitre préféré',
      ),
      ...unit(
        'Écrire',
        'a ou à, et ou est',
        'Une recette qui marche',
        'Une lettre à un cousin',
        'Notre livre du petit déjeuner',
      ),
    ],
  },
  'The Library Hour: Reading Literature': {
    translatedName: 'L’heure de la bibliothèque : lire la littérature',
    summary: 'Quatre œuvres de langue française en quatre mois, lues lentement et discutées librement. À partir de C1.',
    description: `Quatre livres, quatre mois, une table dans la salle de lecture. Pas de conférence : on lit une page à voix haute, on se tait, puis quelqu’un dit ce qu’il a vu.

## Ce que vous saurez faire

- lire un roman, une pièce et des poèmes en français pour le plaisir, dictionnaire fermé
- entendre le registre, l’ironie et le rythme, et dire d’où ils viennent
- écrire un commentaire qui mène quelque part
- parler d’un texte dix minutes avec un plan d’une demi-page
- situer un livre dans son temps sans se cacher derrière les dates

## Le cours

### Comment se passent les leçons

**Une séance de deux heures par semaine**, dans la salle de lecture de Bahan, avec une caméra et un bon micro pour ceux qui suivent sur Zoom. Vous lisez 40 à 60 pages entre deux séances. Chaque mois, vous écrivez deux pages ; Hélène répond dans la marge, longuement.

La liste change à chaque session. Elle comprend toujours un classique, une pièce, un livre d’Afrique, des Caraïbes ou du Québec, et un livre des dix dernières années.

### Pour qui

Les lecteurs de niveau C1 ou plus, francophones compris, et les étudiants qui préparent des études de lettres.

### Ce qui est compris

- 32 heures sur 16 semaines
- les quatre livres en prêt
- quatre essais commentés
- l’accès libre à la bibliothèque, et le thé`,
    outline: [
      ...unit(
        'Un classique',
        'Les premières pages : ce que promet un roman',
        'Qui voit, qui parle ?',
        'Une phrase de douze lignes, démontée',
        'La fin, et celles qu’on aurait pu écrire',
      ),
      ...unit('Une pièce', 'Lire à trois voix', 'Ce qui n’est pas dit', 'Une scène debout'),
      ...unit(
        'Ailleurs',
        'Le français de Dakar, de Fort-de-France ou de Montréal',
        'À qui est la langue ?',
        'Des poèmes, et pourquoi ils s’arrêtent là',
      ),
      ...unit(
        'Maintenant',
        'Un livre de notre décennie',
        'Écrire deux pages qui mènent quelque part',
        'Lettres à l’auteur',
      ),
    ],
  },
  'Letters from the Francophone World': {
    translatedName: 'Lettres du monde francophone',
    summary:
      'De jeunes francophones de 12 à 17 ans écrivent de vraies lettres à Dakar, au Québec et à Genève, et apprennent à écrire aussi bien qu’ils parlent.',
    description: `Le français se parle sur cinq continents, et quelque part une classe du même âge se demande à quoi ressemble Yangon. Nous lui écrivons, et elle répond.

## Ce que vous saurez faire

- écrire une lettre agréable à lire : un début, une image, une question
- trouver le bon registre, du cousin à l’ambassade
- maîtriser les accords, les temps du passé et le subjonctif là où ils comptent
- comprendre les accents et les mots du Sénégal, du Québec, de Belgique et de Suisse
- expliquer le Myanmar avec des faits et avec du cœur

## Le cours

### Comment se passent les leçons

**Une leçon de deux heures par semaine**, sur Zoom ou à Bahan. Chaque mois a un pays et une classe partenaire ; les lettres partent par e-mail, et un colis voyage par la poste. Les brouillons sont lus à voix haute, coupés, réécrits. Claire tient pour chacun un dossier d’orthographe et ne travaille que sur **ses** fautes.

### Pour qui

Les jeunes de 12 à 17 ans qui parlent français à la maison ou à l’école et l’écrivent avec moins d’aisance. Et les élèves de B2 qui ont la même envie.

### Ce qui est compris

- 24 heures sur 12 semaines
- l’échange avec trois classes partenaires ; les parents donnent d’abord leur accord, et seuls les prénoms sont utilisés
- un dossier d’orthographe personnel
- un recueil imprimé des lettres`,
    outline: [
      ...unit(
        'Dakar',
        'Une carte, une voix, une première lettre',
        'Décrire une rue de façon qu’on l’entende',
        'Les temps du passé : ce qui était, ce qui est arrivé',
        'La réponse arrive',
      ),
      ...unit(
        'Québec',
        'Comprendre un accent',
        'D’autres mots, la même langue',
        'Poser des questions qui font parler',
        'L’hiver expliqué aux tropiques, et inversement',
      ),
      ...unit(
        'Genève',
        'Une lettre officielle',
        'Le subjonctif en situation',
        'Un colis de Yangon',
        'Notre livre de lettres',
      ),
    ],
  },
  'Le rideau se lève': {
    translatedName: 'Atelier de théâtre en français',
    summary:
      'Un atelier de théâtre en français pour adolescents et adultes à partir de B2 : douze répétitions, un soir sur une vraie scène.',
    description: `Le rideau se lève, et il n’y a plus le temps de traduire. Le théâtre prend le français que vous savez et le met dans votre corps.

## Ce que vous saurez faire

- parler pour que le dernier rang comprenne, sans crier
- tenir le rythme, la liaison et l’intonation d’un bout à l’autre d’une scène
- improviser quand un partenaire oublie son texte
- lire dans un texte ce que veut un personnage
- vous tenir devant cinquante personnes et y prendre plaisir

## Le cours

### Comment se passent les leçons

**Douze répétitions de deux heures et une représentation**, à Bahan. Les jours sont fixés avec le groupe ; le cours n’a donc pas de durée en mois, et il faut en général dix à quatorze semaines. On commence par la voix et le jeu, on choisit ensemble de courtes pièces, chacun choisit son rôle, et on répète. Hélène met en scène ; tout le monde fait aussi quelque chose en coulisses.

### Pour qui

Les adolescents à partir de 14 ans et les adultes à partir de B2, francophones compris. Aucune expérience de la scène n’est nécessaire ; apprendre environ deux pages par cœur, si.

### Ce qui est compris

- 24 heures de répétition et la représentation
- les pièces imprimées
- des notes de prononciation individuelles après la quatrième et la huitième répétition
- les costumes, les lumières et une vidéo de la soirée, réservée aux acteurs`,
    outline: [
      ...unit('La voix et le corps', 'Respirer, se tenir, se faire entendre', 'Liaison et rythme', 'Improviser à deux'),
      ...unit(
        'Le texte',
        'Lire six courtes pièces',
        'Que veut-elle ? Scènes et motivations',
        'Choisir les rôles',
        'Première scène debout',
      ),
      ...unit(
        'Les répétitions',
        'Entrées, sorties, silences',
        'Sans le livre',
        'Accessoires, lumière, affiches',
        'Filage avec notes',
      ),
      ...unit('Le soir', 'Répétition générale', 'Représentation'),
    ],
  },
  'Press Review and Debate': {
    translatedName: 'Revue de presse et débat',
    summary:
      'Deux articles, une question, quatre-vingt-dix minutes : lire avec recul, résumer, argumenter. Un chemin serein vers le DALF C1.',
    description: `Un journal, un café et des gens qui ne sont pas de votre avis : le meilleur entraînement au niveau C1.

## Ce que vous saurez faire

- résumer deux articles en 220 mots sans copier une phrase
- distinguer un fait d’un commentaire, une source d’une rumeur
- construire une argumentation de cinq minutes et la défendre pendant dix
- concéder, reformuler et revenir à votre idée
- choisir le mot juste, d’*affirmer* à *prétendre*

## Le cours

### Comment se passent les leçons

**Deux séances de 90 minutes par semaine**, sur Zoom ou à Bahan. Les articles arrivent deux jours avant, tirés de journaux de plusieurs pays francophones. La moitié d’une séance va à la lecture et au résumé, l’autre au débat, avec des rôles qui tournent : orateur, contradicteur, président. Les sujets viennent des sciences, du travail, de la culture, de l’école et de l’environnement. Julien note la langue, pas les opinions.

### Pour qui

Les élèves de niveau C1, les bons B2 qui visent le DALF, les interprètes, les journalistes, les professeurs et les francophones qui veulent rester affûtés.

### Ce qui est compris

- 36 heures sur 12 semaines
- 24 dossiers de deux articles
- six synthèses et trois essais, corrigés selon les critères du DALF
- un oral blanc du DALF C1

Les frais de l’examen ne sont pas compris.`,
    outline: [
      ...unit(
        'Lire',
        'Titre, chapeau, source : comment un article est bâti',
        'Fait, commentaire, insinuation',
        'Deux textes sur une question',
        'Les mots qui jugent en douce',
      ),
      ...unit(
        'Résumer',
        'De 1 000 mots à 220',
        'Reformuler sans perdre l’essentiel',
        'La synthèse : règles du jeu',
        'Synthèse en temps limité, commentée',
      ),
      ...unit(
        'Argumenter',
        'Une thèse qui peut être fausse',
        'Concéder et revenir',
        'Présider : mener un débat',
        'Les questions après un exposé',
        'Oral blanc du DALF C1',
      ),
    ],
  },
  'Sciences en français': {
    translatedName: 'Biologie, physique et mathématiques',
    summary:
      'Biologie, physique et mathématiques en français de 13 à 17 ans : les mots, le raisonnement et la rédaction qu’attendent les écoles françaises.',
    description: `Vous savez ce qu’est une équation, et vous savez le français. Mais « En déduire que… » en tête d’un exercice est une langue à part. C’est celle-là que nous enseignons.

## Ce que vous saurez faire

- comprendre les exercices et les manuels des écoles et universités françaises
- décrire une expérience : but, méthode, résultat, conclusion
- lire à voix haute des formules, des unités, des fractions et des courbes
- rédiger une réponse raisonnée avec *donc*, *or* et *puisque* à leur place
- présenter un sujet dix minutes avec une affiche

## Le cours

### Comment se passent les leçons

**Une leçon de deux heures par semaine pendant six mois**, à Bahan ou sur Zoom. Chaque leçon part de quelque chose à observer, à construire ou à calculer, avec ce qu’on a chez soi. Claire travaille avec un professeur de sciences qui vient une fois par mois. Nous ne remplaçons pas les cours de l’école ; nous leur donnons une voix française.

### Pour qui

Les élèves de 13 à 17 ans de niveau B2 ou de famille francophone qui sont dans une école française, vont y entrer ou préparent des études en France.

### Ce qui est compris

- 48 heures sur 24 semaines
- un glossaire de 600 termes en français, anglais et birman
- l’usage du microscope et une petite boîte de matériel
- quatre comptes rendus corrigés et une présentation d’affiche`,
    outline: [
      ...unit(
        'Observer',
        'Au microscope : décrire ce qu’on voit',
        'Une feuille, une goutte, un grain de riz',
        'Dessiner et légender',
        'Premier compte rendu : but, méthode, résultat',
      ),
      ...unit(
        'Mesurer',
        'Unités, décimales et la virgule française',
        'Lire une courbe à voix haute',
        'Vitesse, force, courant : les verbes de la physique',
        'L’incertitude et comment la dire',
      ),
      ...unit(
        'Raisonner',
        'Soit x… la langue des mathématiques',
        'Donc, or, puisque : enchaîner une démonstration',
        'Ce que demande l’exercice : en déduire, justifier, montrer',
        'Rédiger une réponse qui a tous les points',
      ),
      ...unit('Présenter', 'Du compte rendu à l’affiche', 'Séance d’affiches avec des invités'),
    ],
  },
};
