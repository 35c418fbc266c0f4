import { unit } from '@/lib/cms/seed/content/unit';

export const kidCourses = {
  'Le petit cerf-volant': {
    translatedName: 'Premiers mots de français',
    summary:
      'Les premiers pas en français, de 5 à 7 ans : chansons, jeux et un petit cerf-volant de papier qui voyage. Huit enfants au plus, 1 heure par leçon.',
    description: `Un cerf-volant de papier s’envole de Yangon vers la France et rencontre un mot nouveau à chaque escale. Les enfants voyagent avec lui.

## Ce que votre enfant saura faire

- dire bonjour, au revoir, s’il te plaît et merci, et le penser
- nommer des couleurs, des animaux, des jouets, des aliments et les parties du corps
- compter jusqu’à vingt et chanter six chansons par cœur
- comprendre des consignes simples : lève-toi, viens, dessine, écoute
- répondre à de courtes questions sur son nom, son âge et ce qu’il aime

## Le cours

### Comment se passent les leçons

**Deux leçons de 1 heure par semaine**, à 16 h 30 ou le week-end à 9 h, à Bahan ou sur Zoom. Toutes les dix minutes, quelque chose change : une chanson, un mouvement, une histoire, un dessin. Nilar parle français et aide en birman. Personne n’a besoin de lire ni d’écrire, et personne ne doit parler avant d’en avoir envie ; beaucoup d’enfants écoutent d’abord pendant des semaines.

### Pour qui

Les enfants de 5 à 7 ans sans aucun français. Sur Zoom, un adulte reste à portée de voix pendant les deux premières leçons.

### Ce qui est compris

- 24 heures de cours sur 12 semaines, huit enfants au plus
- une boîte avec des cartes, des autocollants et le papier du cerf-volant
- les chansons en petits fichiers audio pour la maison
- **une lettre aux parents chaque mois**, et un petit spectacle à la fin`,
    outline: [
      ...unit(
        'Le cerf-volant s’envole',
        'Bonjour, le cerf-volant !',
        'Rouge, jaune, bleu : les couleurs du ciel',
        'Mon nom, ton nom',
        'Qu’y a-t-il dans le cartable ?',
      ),
      ...unit(
        'Au-dessus du fleuve',
        'De un à dix, en sautant',
        'Poisson, chat, éléphant',
        'Tête, épaules, mains et pieds',
        'Mangue, banane, pain : j’ai faim',
      ),
      ...unit(
        'Atterrir en France',
        'Le soleil, la pluie et le vent',
        'Maman, papa et toute la maison',
        'De onze à vingt, et un anniversaire',
        'Notre petit spectacle',
      ),
    ],
  },
  'ကလေးများအတွက် ပြင်သစ်စာ': {
    translatedName: 'Le français pour les enfants',
    summary:
      'Le français de 8 à 10 ans : l’alphabet, les animaux, les premiers mots lus et écrits, chaque étape étant expliquée en birman.',
    description: `Ce cours se fait en français, avec des explications en birman quand il le faut.

À huit ans, on veut savoir comment les choses s’écrivent. L’alphabet français, une ferme pleine d’animaux et les premières phrases courtes arrivent donc ensemble.

## Ce que votre enfant saura faire

- dire et écrire l’alphabet, épeler un nom et lire à voix haute des mots simples
- décrire un animal, un ami ou une pièce en quatre ou cinq phrases
- demander et répondre : qui, quoi, où, combien
- dire l’heure, le jour et le temps qu’il fait
- écrire une carte à une grand-mère, vraie ou française

## Le cours

### Comment se passent les leçons

**Deux leçons de 1 heure par semaine**, à 16 h 30, à Bahan ou sur Zoom. On commence par un jeu, on lit une page ensemble, on travaille un son que le birman n’a pas, et on finit par une phrase dans le cahier. Les règles nouvelles sont expliquées **en birman**, pour que les enfants puissent les expliquer chez eux.

### Pour qui

Les enfants de 8 à 10 ans qui commencent le français ou en ont fait quelques mois à l’école.

### Ce qui est compris

- 24 heures de cours sur 12 semaines, dix enfants au plus
- un cahier, des lettres à découper et le livre *Petit Padauk*
- une page pour les parents après chaque unité, en birman
- un diplôme dont les enfants sont fiers`,
    outline: [
      ...unit(
        'Les lettres',
        'De A à M, et qui commence par ces lettres',
        'De N à Z, et comment épeler Yangon',
        'é, è, ê : chapeaux et accents',
        'Mon étiquette-prénom',
      ),
      ...unit(
        'Les animaux',
        'À la ferme : un, une',
        'Grand, petit, rayé : décrire',
        'Où est le chat ? Sur, sous, derrière',
        'Que disent les animaux en français ?',
      ),
      ...unit(
        'Mon monde',
        'Les jours, les heures et l’emploi du temps',
        'Il fait chaud, il fait froid, il pleut : la météo',
        'Mon meilleur ami en cinq phrases',
        'Une carte postale pour la maison',
      ),
    ],
  },
  'The Puppet Theatre': {
    translatedName: 'Le théâtre de marionnettes',
    summary:
      'Des enfants de 11 à 13 ans écrivent une pièce, fabriquent ses marionnettes et la jouent en français. Après une première année de français.',
    description: `Une marionnette a le droit de se tromper ; personne ne rit de l’enfant qui est derrière. C’est pourquoi elle enseigne si bien le français, et le Myanmar sait depuis des siècles comment la faire parler.

## Ce que votre enfant saura faire

- raconter une histoire au passé, avec d’abord, puis et soudain
- jouer un dialogue avec expression : joie, colère, peur, politesse
- prononcer les voyelles nasales et le r français pour que le dernier rang comprenne
- écrire à trois une scène d’une page
- lire une courte pièce à voix haute, avec les bonnes pauses

## Le cours

### Comment se passent les leçons

**Deux leçons de 1 heure par semaine** pendant douze semaines, à Bahan. Les premières semaines sont pour les voix et les personnages, le milieu pour l’écriture, la fin pour la fabrication et les répétitions. La grammaire vient quand une scène en a besoin, et reste parce qu’elle a servi.

### Pour qui

Les enfants de 11 à 13 ans qui ont environ un an de français (A1). Les timides sont les bienvenus ; une scène a des rideaux.

### Ce qui est compris

- 24 heures de cours sur 12 semaines, dix enfants au plus
- bois, tissu, peinture et fil pour une marionnette, que l’enfant emporte
- le texte de la pièce, imprimé sous forme de livret
- **deux représentations** pour la famille et les amis`,
    outline: [
      ...unit(
        'Les voix',
        'Fort, doux, près, loin',
        'Quatre personnages et leur démarche',
        'On, an, in : les sons qui passent par le nez',
        'Une dispute au marché',
      ),
      ...unit(
        'L’écriture',
        'Que s’est-il passé ? Raconter au passé',
        'Soudain… faire basculer une histoire',
        'Trois auteurs, une page',
        'Dit-il, dit-elle',
      ),
      ...unit(
        'La scène',
        'Têtes, mains et fils',
        'Affiches et invitations en français',
        'Répétition avec les lumières',
        'La représentation',
      ),
    ],
  },
  'Paper Boats: French Through Art': {
    translatedName: 'Bateaux de papier : le français par l’art',
    summary:
      'Un mois de matinées pour les vacances : peindre, plier, construire et parler français, les mains occupées. À Bahan, deux groupes d’âge.',
    description: `Pendant que les mains plient un bateau, les oreilles sont ouvertes. En vacances, nous apprenons le français avec de la peinture sur les doigts.

## Ce que votre enfant saura faire

- nommer les couleurs, les formes, les outils et les matériaux
- demander ce qu’il lui faut : les ciseaux, s’il te plaît ; encore du bleu ; aide-moi
- suivre une consigne en cinq étapes et la donner à quelqu’un d’autre
- dire ce qu’il y a dans une image et ce qui lui plaît
- présenter une œuvre aux parents en français

## Le cours

### Comment se passent les leçons

**Trois matinées par semaine pendant quatre semaines**, de 9 h 30 à 11 h 30, à Bahan, avec une pause fruits. Chaque matinée compte deux séances de 1 heure. Les 5 à 7 ans et les 8 à 10 ans travaillent en deux groupes, à deux tables, et se retrouvent pour chanter. Chaque semaine suit un artiste du monde francophone et un artisanat du Myanmar, comme les motifs de laque ou les ombrelles de papier.

### Pour qui

Les enfants de 5 à 10 ans, qu’ils parlent un peu français ou non. Prévoyez un vieux T-shirt.

### Ce qui est compris

- 24 heures sur quatre semaines, dix enfants au plus par groupe
- la peinture, le papier, les pinceaux et les goûters
- un dossier avec les œuvres de l’enfant et les mots qui vont avec
- **une exposition le dernier matin**, inaugurée par les enfants`,
    outline: [
      ...unit('L’eau', 'Un bateau en cinq plis', 'Bleu, vert, gris : peindre un fleuve', 'Notre flotte prend la mer'),
      ...unit(
        'Les formes',
        'Cercle, carré, triangle : découper comme Matisse',
        'Motifs noir et or',
        'Une ville de papier',
      ),
      ...unit('Les visages', 'Yeux, nez, bouche : un portrait', 'Content, triste, surpris', 'Mon ami en couleurs'),
      ...unit('L’exposition', 'Ombrelles de papier', 'Écrire les étiquettes', 'Le matin du vernissage'),
    ],
  },
  'La petite gazette': {
    translatedName: 'Un journal en français',
    summary:
      'De jeunes reporters de 8 à 13 ans, en route vers le B1, font un journal en français : interviews, nouvelles, lettres et BD, le tout imprimé.',
    description: `Tous les mercredis, la rédaction se réunit. Que s’est-il passé à l’école ? Qui interroge le boulanger ? Il faut dessiner la BD, et il faut vérifier les accents.

## Ce que votre enfant saura faire

- poser de bonnes questions, comprendre les réponses et noter l’essentiel
- raconter ce qui s’est passé, comment c’était et ce qui va suivre
- dire ce qu’il pense d’un livre, d’un film ou d’un plat, et pourquoi
- écrire un article, une lettre et une critique de douze lignes
- trouver et corriger les fautes les plus courantes de son propre texte

## Le cours

### Comment se passent les leçons

**Deux leçons de 1 heure par semaine** pendant douze semaines, à 16 h 30, à Bahan ou sur Zoom. La première leçon de la semaine sert à lire et à interroger, la seconde à écrire et à corriger. Les 8 à 10 ans et les 11 à 13 ans ont leurs pages et partagent la une. Nilar parle français et garde le birman pour les urgences.

### Pour qui

Les enfants de 8 à 13 ans qui ont un bon A2, par exemple après deux ans de français chez nous ou à l’école. Il n’est pas nécessaire de parler français à la maison.

### Ce qui est compris

- 24 heures de cours sur 12 semaines, huit enfants au plus
- un carnet de reporter et une carte de presse avec photo
- un texte corrigé chaque semaine, avec un point réussi et une chose à essayer
- **trois numéros du journal**, imprimés pour la famille et la bibliothèque de l’école`,
    outline: [
      ...unit(
        'Interroger',
        'Qui, quand, où, pourquoi et comment',
        'Une interview du commerçant d’à côté',
        'Il a dit que… rapporter ce qu’on a entendu',
        'Nombres, dates et noms sans faute',
      ),
      ...unit(
        'Raconter',
        'Il pleuvait quand… deux temps du passé ensemble',
        'Que se passera-t-il la semaine prochaine ?',
        'Une BD en six images',
        'D’abord, puis, enfin : mettre en ordre',
      ),
      ...unit(
        'Juger',
        'À mon avis : un livre et un film',
        'Une lettre à la rédaction, et la réponse',
        'Se corriger gentiment',
        'Le jour de l’impression',
      ),
    ],
  },
  'On y va': {
    translatedName: 'Débuter en français',
    summary:
      'Le français depuis le début, de 11 à 17 ans : se présenter, parler de l’école et des amis, demander son chemin. Le week-end, dix élèves au plus.',
    description: `« On y va », dit-on au moment de partir. Ici, on part de *bonjour*, et douze semaines plus tard vous parlez de votre quartier à un visiteur, en français.

## Ce que vous saurez faire

- saluer des amis et des adultes, vous présenter et choisir entre *tu* et *vous*
- parler de votre famille, de votre école et de votre semaine
- poser des questions simples et comprendre des réponses courtes, dites lentement
- compter jusqu’à soixante, dire l’heure, donner une date et un numéro de téléphone
- demander votre chemin, commander à la boulangerie et écrire un message de six phrases sur vous

## Le cours

### Comment se passent les leçons

**Deux leçons de 1 heure par semaine**, le samedi et le dimanche de 14 h à 15 h, à Bahan ou sur Zoom. Chaque leçon comprend un dialogue, un son et un exercice à deux. Ko Min Thant parle français, lentement, et explique la grammaire en birman. Tout le groupe écoute ensemble ; pour parler, chacun s’exerce avec un partenaire à peu près de son âge. Comme il y a des enfants dans le groupe, les leçons ne sont pas enregistrées.

### Pour qui

Les élèves de 11 à 17 ans qui n’ont jamais appris le français, ou qui ont oublié ce qu’ils en savaient. Après environ un an de français, *The Puppet Theatre* (« Le théâtre de marionnettes », de 11 à 13 ans) ou *Teen Studio* (« Le studio des ados », de 14 à 17 ans) convient mieux.

### Ce qui est compris

- 24 heures de cours sur 12 semaines, dix élèves au plus
- un cahier avec les dialogues et les exercices
- les dialogues en fichiers audio pour le téléphone
- quinze minutes de devoirs après chaque leçon, corrigés à la suivante
- **un petit film sur vos quartiers**, monté avec les images de chacun et montré seulement en classe`,
    outline: [
      ...unit(
        'Premier arrêt',
        'Salut ou bonjour ? Saluer les gens',
        'Mon nom, mon âge, mes langues',
        'Les nombres jusqu’à soixante, et mon numéro de téléphone',
        'Le r français et les lettres muettes',
      ),
      ...unit(
        'En route',
        'Ma famille et mes amis',
        'Ma semaine : l’école, le sport et le repos',
        'Quelle heure est-il ? Lire un horaire',
        'J’aime, je n’aime pas',
      ),
      ...unit(
        'En ville',
        'À gauche, à droite, tout droit',
        'À la boulangerie : commander et payer',
        'On y va ? Des projets pour vendredi',
        'Notre film',
      ),
    ],
  },
  'Teen Studio': {
    translatedName: 'Le studio des ados',
    summary:
      'Pour les 14 à 17 ans : chansons, séries, podcasts et opinions, de A2 vers B1, avec un vrai épisode de podcast à la fin.',
    description: `Les adolescents ont des opinions. Nous leur donnons le français pour les défendre, et un micro.

## Ce que vous saurez faire

- parler de musique, de séries, de sport, de l’école et des amis sans liste de mots sous les yeux
- dire ce que vous pensez et pourquoi, et exprimer un désaccord sans vous fâcher
- comprendre une chanson, une courte vidéo ou un message vocal à vitesse réelle
- raconter au passé ce qui est arrivé, et ce que vous auriez fait
- écrire un message, une critique et un petit script

## Le cours

### Comment se passent les leçons

**Deux leçons de 90 minutes par semaine**, après l’école, sur Zoom ou à Bahan. Chaque mois a son projet : une playlist commentée, une enquête dans la rue, un podcast. Les téléphones sont permis, puisqu’on travaille avec. La grammaire se travaille en petits ateliers de quinze minutes, à partir des erreurs de la semaine.

### Pour qui

Les adolescents de 14 à 17 ans qui ont un bon A1 ou un A2, venus d’écoles publiques, privées ou internationales. Le cours accompagne bien le DELF Junior et le français IGCSE, sans remplacer une préparation à l’examen.

### Ce qui est compris

- 36 heures de cours sur 12 semaines
- l’usage du coin d’enregistrement à Bahan
- des scripts corrigés et un bilan de l’oral chaque mois
- un épisode de podcast, publié seulement si vous et vos parents êtes d’accord`,
    outline: [
      ...unit(
        'Le son',
        'Ma playlist : goûts et raisons',
        'Couplet par couplet : comprendre une chanson',
        'Messages vocaux : formes courtes et vitesse réelle',
        'Critique d’un concert ou d’un match',
      ),
      ...unit(
        'La rue',
        'Des questions auxquelles on répond',
        'Une enquête devant l’école',
        'Nombres, pourcentages, surprises',
        'Si j’étais le proviseur…',
      ),
      ...unit(
        'Le podcast',
        'Choisir un sujet, trouver un angle',
        'Écrire pour l’oreille',
        'Enregistrer et monter',
        'Soirée d’écoute',
      ),
    ],
  },
  'Moonlight Stories': {
    translatedName: 'Histoires du clair de lune',
    summary:
      'Douze histoires du soir en vidéo, racontées en français simple avec des images, et un petit jeu après chacune. De 5 à 10 ans.',
    description: `Douze histoires pour la fin de la journée. Nilar les raconte lentement, avec des figurines de papier et une lune qui grandit d’une histoire à l’autre.

## Ce que votre enfant saura faire

- suivre une histoire simple en français et savoir qui a fait quoi
- reconnaître environ 200 mots en contexte et en utiliser la moitié
- dire avec Nilar les phrases qui reviennent
- raconter l’histoire avec les images, en quelques mots
- s’endormir, si vous vous arrêtez là

## Le cours

### Comment se passent les leçons

Chaque histoire dure **environ dix minutes** et se raconte deux fois : une fois avec des gestes et quelques mots de birman, une fois en français seulement. Puis vient un jeu de trois minutes pour ceux qui sont encore éveillés. Il n’y a pas d’horaire. Les histoires restent dans l’application pendant **six mois** à partir du jour où votre paiement est accepté, et les enfants aiment les revoir souvent : c’est ainsi qu’ils apprennent.

### Pour qui

Les enfants de 5 à 10 ans, seuls ou avec frères et sœurs, et les parents qui voudraient apprendre avec eux. Aucune connaissance du français n’est nécessaire.

### Ce qui est compris

- 12 histoires avec leurs jeux dans l’application École Padauk
- les images à imprimer et à colorier
- une page pour les parents avec les mots et leur prononciation
- le son seul, pour les soirs sans écran`,
    outline: [
      ...unit(
        'Nouvelle lune',
        'Le bateau qui avait peur de l’eau',
        'Qui a pris la mangue ?',
        'Sept canards',
        'L’éléphant qui cherchait son oreille',
      ),
      ...unit(
        'Demi-lune',
        'Une lettre sans nom',
        'Le parapluie qui voulait voler',
        'Marché de nuit',
        'Le chat du monastère',
      ),
      ...unit(
        'Pleine lune',
        'La pluie à Paris',
        'Le pain raté du boulanger',
        'Une étoile sur le toit',
        'La fleur jaune rentre à la maison',
      ),
    ],
  },
};
