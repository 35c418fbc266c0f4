import { unit } from '@/lib/cms/seed/content/unit';

export const basicCourses = {
  'French from Zero': {
    translatedName: 'Le français à partir de zéro',
    summary:
      'Le premier trimestre pour adultes : saluer, se présenter, commander, compter et demander son chemin, avec de l’aide en birman.',
    description: `Dans ce groupe, personne n’a jamais appris le français, et votre professeure a un jour été à votre place. Vous parlerez dans les dix premières minutes.

## Ce que vous saurez faire

- saluer, vous présenter, présenter votre famille, épeler votre nom
- commander au café, demander un prix, comprendre les nombres jusqu’à 1 000
- dire où vous habitez et ce que vous faites un jour ordinaire
- demander votre chemin et suivre une réponse courte
- lire des panneaux, des menus et des messages simples

## Le cours

### Comment se passent les leçons

**Deux leçons de 90 minutes par semaine**, le soir (de 18 h 30 à 20 h) ou le week-end (de 9 h à 10 h 30), sur Zoom ou à Bahan. On écoute d’abord, on parle ensuite, on écrit en dernier. Thiri explique la grammaire en birman, en cinq minutes, et seulement quand vous en avez besoin. Les devoirs prennent environ 20 minutes.

### Pour qui

Les adultes et les étudiants à partir de 16 ans qui partent de rien, ou qui ont appris un peu il y a longtemps et tout oublié.

### Ce qui est compris

- 36 heures de cours sur 12 semaines
- le livre *Premiers pas*, en PDF
- les enregistrements pendant 14 jours et les notes après chaque leçon
- le club de conversation, d’abord comme auditeur

À savoir : 36 heures mènent **à la moitié du niveau A1**. La seconde moitié est *Out and About* (« En ville et ailleurs »), si possible avec le même groupe.`,
    outline: [
      ...unit(
        'Faire connaissance',
        'Bonjour, mingalaba : saluer et prendre congé',
        'Mon nom, votre nom, et comment les épeler',
        'Pays, langues et le verbe être',
        'Les nombres jusqu’à 60, l’âge et le téléphone',
      ),
      ...unit(
        'À la maison de thé',
        'Je voudrais… commander poliment',
        'Un, une, des : ce qu’il y a sur la table',
        'Les prix en kyats et en euros',
        'J’aime, je n’aime pas : les verbes en -er et ne… pas',
      ),
      ...unit(
        'Mes journées',
        'La famille et le verbe avoir',
        'Quelle heure est-il ? Une journée du matin au soir',
        'Où est-ce ? Rues, bus, gauche et droite',
        'Révision, et cinq minutes de conversation avec le professeur',
      ),
    ],
  },
  'Out and About': {
    translatedName: 'En ville et ailleurs',
    summary:
      'La seconde moitié du A1 pour adultes : acheter, téléphoner, faire des projets, dire ce qu’on a fait hier. Deux après-midis par semaine.',
    description: `Vous savez vous présenter, commander et compter. Ce trimestre, votre français prend le bus, téléphone, achète une livre de tomates et le raconte le lendemain.

## Ce que vous saurez faire

- acheter à manger et de quoi vous habiller : quantités, tailles, couleurs, celui-ci ou celui-là
- prendre rendez-vous par téléphone, et changer d’heure
- dire ce que vous allez faire, et ce que vous avez fait hier
- décrire des personnes, un logement et le temps qu’il fait
- remplir un formulaire et écrire un message de 40 à 50 mots

## Le cours

### Comment se passent les leçons

**Deux leçons de 90 minutes par semaine**, le lundi et le mercredi après-midi (de 16 h 30 à 18 h), sur Zoom ou à Bahan. Chaque leçon commence par une question sur votre semaine et finit par une petite scène à deux. Thiri parle plus français qu’au premier trimestre ; elle explique encore la grammaire en birman, en cinq minutes. Les devoirs prennent environ 20 minutes.

### Pour qui

Les adultes et les étudiants à partir de 16 ans qui ont suivi *French from Zero* (« Le français à partir de zéro »), ou fait la première moitié du A1 ailleurs. Un doute ? Écrivez-nous : dix minutes au téléphone suffisent.

### Ce qui est compris

- 36 heures de cours sur 12 semaines
- des fiches et des fichiers audio, assez légers pour les données mobiles
- les enregistrements pendant 14 jours et les notes après chaque leçon
- le club de conversation, où vous pouvez maintenant dire quelque chose

À savoir : ces 36 heures **achèvent le niveau A1**, 72 heures en tout. Le A2 commence avec *Evening French, Second Steps* (« Le français du soir, deuxième étape ») ; si vous voulez d’abord un diplôme, choisissez « Premiers diplômes : le DELF A1 et A2 ».`,
    outline: [
      ...unit(
        'Acheter et manger',
        'Une livre, une tranche, une bouteille : les quantités',
        'Celui-ci ou celui-là ? Tailles et couleurs',
        'Une recette : ce qu’il faut, et combien',
        'Une table pour quatre, s’il vous plaît',
      ),
      ...unit(
        'Se voir et se déplacer',
        'Au téléphone : qui est à l’appareil ?',
        'Un rendez-vous, et un changement d’heure',
        'Billets, quais et horaires',
        'Qu’est-ce qu’on va faire ce week-end ?',
      ),
      ...unit(
        'Hier et chez soi',
        'Qu’est-ce que tu as fait ? Premiers pas au passé',
        'Mon logement, ma rue, mes voisins',
        'Il est grand, elle est drôle : décrire quelqu’un',
        'Révision, et votre week-end en dix phrases',
      ),
    ],
  },
  'Evening French, Second Steps': {
    translatedName: 'Le français du soir, deuxième étape',
    summary:
      'Un cours du soir pour qui a terminé le A1 : raconter, faire des projets, comparer et se débrouiller au quotidien en français.',
    description: `Vous connaissez le présent et quelques centaines de mots. Il reste à donner à votre français un hier et un demain.

## Ce que vous saurez faire

- raconter votre week-end au passé sans vous arrêter à chaque verbe
- inviter, accepter et refuser
- comparer des logements, des téléphones, des métiers et des villes
- expliquer à un médecin ou à un pharmacien ce qui ne va pas
- écrire un message de 60 à 80 mots qu’un lecteur français comprend aussitôt

## Le cours

### Comment se passent les leçons

**Deux soirs par semaine, de 18 h 30 à 20 h**, sur Zoom ou à Bahan. Chaque leçon commence par dix minutes à deux sur votre semaine. La grammaire nouvelle sort d’un dialogue ou d’un texte court, jamais d’un tableau. La dernière semaine, chacun raconte une histoire de trois minutes, avec des images.

### Pour qui

Les personnes qui travaillent et les étudiants qui ont terminé le niveau A1, ici ou ailleurs. Un doute ? Le test de niveau dure 8 minutes, et nous vérifions votre niveau pendant les deux premières semaines.

### Ce qui est compris

- 36 heures de cours sur 12 semaines
- des fiches et des fichiers audio, assez légers pour les données mobiles
- les enregistrements pendant 14 jours
- deux textes corrigés, avec un conseil pour la suite

À savoir : 36 heures font environ **le premier tiers du niveau A2**. Le groupe continue avec *Sorting Things Out* (« Ça va s’arranger ») et *On Your Own Feet* (« Voler de ses propres ailes »).`,
    outline: [
      ...unit(
        'Ce qui s’est passé',
        'Ma semaine en dix phrases : réviser le présent',
        'Hier : le passé composé avec avoir',
        'Aller et venir : le passé composé avec être',
        'Une enfance à Mandalay ou à Marseille : l’imparfait',
      ),
      ...unit(
        'Habiter quelque part',
        'Pièces, loyer et voisins',
        'Plus grand, moins cher, aussi calme que : comparer',
        'Le, la, les, lui : ne le dire qu’une fois',
        'À la pharmacie et chez le médecin',
      ),
      ...unit(
        'Des projets',
        'Invitations : oui, non, peut-être',
        'L’année prochaine : deux façons de dire le futur',
        'Donner un conseil : tu devrais, tu pourrais',
        'Mon histoire en trois minutes',
      ),
    ],
  },
  'Sorting Things Out': {
    translatedName: 'Ça va s’arranger',
    summary:
      'Le deuxième tiers du A2 : réclamer poliment, aller dans un bureau, faire réparer, dire comment c’était avant. L’après-midi ou le week-end.',
    description: `Un téléphone qui meurt au bout d’une semaine, un formulaire que personne ne peut lire, un voisin qui joue de la batterie : ce trimestre, vous apprenez à régler ces affaires en français, poliment et par des phrases entières.

## Ce que vous saurez faire

- expliquer ce qui ne va pas avec un achat, et demander une réparation, un échange ou un remboursement
- remplir les formulaires d’un bureau, d’une banque ou d’une bibliothèque, et demander ce que vous ne comprenez pas
- dire dans une même histoire comment c’était avant et ce qui est arrivé
- préciser de qui ou de quoi vous parlez : la femme qui…, le téléphone que…
- écrire une lettre ou un message de 80 mots, avec une formule au début et une à la fin

## Le cours

### Comment se passent les leçons

**Deux leçons de 90 minutes par semaine**, le mardi et le jeudi après-midi (de 16 h 30 à 18 h) ou le samedi et le dimanche matin (de 11 h à 12 h 30), sur Zoom ou à Bahan. Chaque semaine a son affaire : vous entendez d’abord comment elle tourne mal, puis vous la jouez jusqu’à ce qu’elle tourne bien. La grammaire vient de là, et Thiri l’explique en birman quand cela fait gagner du temps. Les devoirs prennent environ 25 minutes.

### Pour qui

Les adultes et les étudiants à partir de 16 ans qui ont suivi *Evening French, Second Steps* (« Le français du soir, deuxième étape »), ou fait un tiers du A2 ailleurs. Nous vérifions votre niveau pendant les deux premières semaines.

### Ce qui est compris

- 36 heures de cours sur 12 semaines
- des fiches et des fichiers audio, assez légers pour les données mobiles
- les enregistrements pendant 14 jours et les notes après chaque leçon
- deux lettres corrigées

À savoir : ce trimestre mène **aux deux tiers du niveau A2**. *On Your Own Feet* (« Voler de ses propres ailes ») est le dernier.`,
    outline: [
      ...unit(
        'Les choses',
        'Ça ne marche pas : décrire une panne',
        'Le reçu, la garantie, l’échange',
        'Le téléphone que…, l’homme qui… : qui, que, où',
        'Une réclamation qui reste polie',
      ),
      ...unit(
        'Les bureaux',
        'Nom, prénom, signature : les formulaires',
        'À la banque et à la poste',
        'J’en ai besoin, j’y vais : en et y',
        'Au téléphone : références, dates, rendez-vous',
      ),
      ...unit(
        'Les gens',
        'C’était comme ça… et puis un jour : deux temps du passé côte à côte',
        'Entre voisins : demander, s’excuser, refuser',
        'Depuis, pendant, il y a : combien de temps ?',
        'Une affaire à vous, jouée devant le groupe',
      ),
    ],
  },
  'On Your Own Feet': {
    translatedName: 'Voler de ses propres ailes',
    summary:
      'Le dernier tiers du A2, tout en français : donner son avis, parler du futur et des conditions, suivre des informations lentes.',
    description: `Ce trimestre, votre professeur parle français de la première minute à la dernière. La troisième semaine, la plupart ne le remarquent plus.

## Ce que vous saurez faire

- dire ce que vous pensez d’un film, d’un plat ou d’un projet, et pourquoi
- parler du futur : ce qui sera, ce qui pourrait être, ce que vous aimeriez
- suivre des annonces et de courtes informations quand on parle clairement
- comparer : le meilleur, le pire et le plus cher
- raconter une histoire pendant cinq minutes et répondre aux questions

## Le cours

### Comment se passent les leçons

**Deux soirs par semaine, le lundi et le mercredi, de 18 h 30 à 20 h**, sur Zoom ou à Bahan. Ko Min Thant, qui enseigne aussi dans *Telling and Explaining* (« Raconter et expliquer »), apporte une information de la semaine et cinq questions. Vous travaillez ensuite à deux à quelque chose que vous montrez à la fin : un projet de voyage, une petite annonce, une interview. La onzième semaine, tout le monde passe un sujet d’entraînement du DELF A2. Les devoirs prennent environ 30 minutes.

### Pour qui

Les adultes et les étudiants à partir de 16 ans qui ont suivi *Sorting Things Out* (« Ça va s’arranger »), ou fait deux tiers du A2 ailleurs. Un doute ? Faites le test de niveau ; nous vérifions votre niveau pendant les deux premières semaines.

### Ce qui est compris

- 36 heures de cours sur 12 semaines
- des informations et des fichiers audio, assez légers pour les données mobiles
- les enregistrements pendant 14 jours et les notes après chaque leçon
- trois textes corrigés, et le sujet d’entraînement, noté épreuve par épreuve

À savoir : ces 36 heures **achèvent le niveau A2**, 108 heures en tout. Le B1 commence avec *Telling and Explaining* (« Raconter et expliquer »).`,
    outline: [
      ...unit(
        'Ce que vous pensez',
        'J’ai aimé parce que… films, cuisine, musique',
        'Plus, moins, le meilleur, le pire',
        'Être d’accord, ou presque',
        'Une petite annonce, et cinq questions',
      ),
      ...unit(
        'Ce qui sera',
        'Dans dix ans : le futur simple',
        'S’il pleut, nous resterons à la maison : les conditions',
        'J’aimerais, vous pourriez : le conditionnel de politesse',
        'Un voyage pour quatre et un seul budget',
      ),
      ...unit(
        'De ses propres ailes',
        'Une minute d’informations : qui, quoi, où ?',
        'Elle dit que… transmettre un message',
        'Un sujet d’entraînement du DELF A2',
        'Mon histoire en cinq minutes, et vos questions',
      ),
    ],
  },
};
