import { unit } from '@/lib/cms/seed/content/unit';

export const adultCourses = {
  'Telling and Explaining': {
    translatedName: 'Raconter et expliquer',
    summary:
      'Le français B1 pour adultes : raconter, expliquer un problème, donner ses raisons. Le soir ou le week-end, douze élèves au plus.',
    description: `En A2, on se débrouille. En B1, on raconte : ce qui s’est passé, comment c’était, ce qu’on en pense et pourquoi. C’est là que le français devient le vôtre.

## Ce que vous saurez faire

- raconter une histoire avec deux temps du passé, pour qu’on voie ce qui est arrivé et ce qui se passait pendant ce temps
- expliquer un problème au travail, à la banque ou dans un logement, et demander une solution
- dire ce que vous pensez, donner deux raisons et un exemple, et écouter l’autre point de vue
- parler de souhaits et de conditions : si j’avais le temps, je…
- écrire un e-mail ou un court article de 120 à 160 mots, avec un début, un milieu et une fin

## Le cours

### Comment se passent les leçons

**Deux leçons de 90 minutes par semaine**, le mardi et le jeudi soir (de 18 h 30 à 20 h) ou le samedi et le dimanche matin (de 10 h 30 à 12 h), sur Zoom ou à Bahan. Chaque leçon commence par une histoire : un élève la raconte, les autres posent des questions. Viennent ensuite un texte, un enregistrement ou une scène de film, avec la grammaire qu’il faut. Ko Min Thant corrige quand vous avez terminé, jamais au milieu d’une phrase. Les devoirs prennent environ 30 minutes.

### Pour qui

Les adultes et les étudiants à partir de 16 ans qui ont terminé le niveau A2, ici ou ailleurs. Un doute ? Faites le test de niveau ; nous vérifions votre niveau pendant les deux premières semaines.

### Ce qui est compris

- 36 heures de cours sur 12 semaines
- des textes, des fiches et des fichiers audio, assez légers pour les données mobiles
- les enregistrements pendant 14 jours et les notes après chaque leçon
- trois textes corrigés et, la sixième semaine, un entretien avec votre professeur sur ce qu’il reste à travailler

À savoir : 36 heures font environ **un quart du niveau B1**. Comptez un an pour le niveau entier ; beaucoup choisissent *DELF B1 in Twelve Weeks* (« Le DELF B1 en douze semaines ») comme dernier trimestre.`,
    outline: [
      ...unit(
        'Raconter',
        'Ce qui s’est passé, ce qui se passait : deux temps du passé',
        'Ma rue il y a dix ans',
        'Ce qui s’était passé avant : le plus-que-parfait',
        'Elle m’a dit que… rapporter des paroles',
      ),
      ...unit(
        'Expliquer',
        'Ça ne marche pas : le problème et son histoire',
        'Parce que, donc, pourtant : relier deux idées',
        'Qui, que, où, dont : en dire plus',
        'Comment préparer un mohinga, comment réparer un vélo',
      ),
      ...unit(
        'Donner ses raisons',
        'Je crois que, je ne crois pas que : premiers subjonctifs',
        'Si j’avais le temps… souhaits et conditions',
        'Pour et contre, entre amis',
        'Un exposé de cinq minutes, et les questions',
      ),
    ],
  },
  'Making Your Case': {
    translatedName: 'Défendre un point de vue',
    summary:
      'Le français B2 pour adultes : suivre un débat, peser le pour et le contre, défendre son avis. Deux soirs par semaine, dix élèves au plus.',
    description: `En B2, plus personne ne ralentit pour vous. On fait des allusions, on plaisante, on change d’avis au milieu d’une phrase. Vous voulez suivre, et répondre.

## Ce que vous saurez faire

- suivre un débat, une conférence ou un film, et saisir ce qu’on veut dire autant que ce qu’on dit
- peser le pour et le contre d’une question et défendre votre avis face aux objections
- lire des articles et des rapports, et les résumer en dix lignes
- écrire une lettre formelle ou un texte d’opinion de 250 mots, avec un fil conducteur clair
- changer de ton : entre amis, au travail, avec une administration

## Le cours

### Comment se passent les leçons

**Deux soirs par semaine, le lundi et le jeudi, de 18 h 30 à 20 h**, sur Zoom ou à Bahan. Un thème dure deux semaines : le travail, la ville, les médias, la santé, l’école, un voyage. Le lundi, on écoute et on lit ; le jeudi, on parle. La grammaire part de vos propres textes : Claire signale ce qui arrêterait un lecteur français et montre comment on le dit d’habitude. Toutes les trois semaines, vous écrivez un texte, puis vous le récrivez.

### Pour qui

Les adultes et les étudiants à partir de 16 ans qui ont terminé le niveau B1, ici ou ailleurs. Si vous voulez surtout parler, *Between Two Rivers* (« Entre deux fleuves ») vous conviendra mieux ; si votre examen a une date, choisissez *DELF B2 in Twelve Weeks* (« Le DELF B2 en douze semaines »).

### Ce qui est compris

- 36 heures de cours sur 12 semaines
- des articles et des émissions de radio de plusieurs pays francophones
- les enregistrements pendant 14 jours et les notes après chaque leçon
- quatre textes, corrigés dans leurs deux versions

À savoir : le niveau B2 est long. Avec deux leçons par semaine, **comptez environ deux ans à partir du B1**. Le groupe continue, trimestre après trimestre, et tout ce que vous lisez et écoutez entre les leçons raccourcit le chemin.`,
    outline: [
      ...unit(
        'Comprendre',
        'Ce qu’on dit et ce qu’on veut dire : le ton et l’ironie',
        'Un débat à la radio : qui pense quoi ?',
        'De deux pages à dix lignes',
        'Les mots qui vont ensemble',
      ),
      ...unit(
        'Peser',
        'D’un côté, de l’autre',
        'Certes, et pourtant : faire une concession',
        'Bien que, à moins que : le subjonctif au travail',
        'Chiffres, causes et conséquences',
      ),
      ...unit(
        'Convaincre',
        'Une lettre qui obtient une réponse',
        'Une opinion en 250 mots',
        'Les objections, et comment y répondre',
        'Un débat où l’on change de camp',
      ),
    ],
  },
  'French for Office & Phone': {
    translatedName: 'Le français au bureau et au téléphone',
    summary:
      'Appels, e-mails et réunions en français pour qui travaille déjà avec cette langue, ou bientôt. Huit élèves au plus, vos propres cas.',
    description: `Au téléphone, personne ne voit vos mains. Ce cours est fait pour le moment où Marseille décroche et où vous êtes seul.

## Ce que vous saurez faire

- répondre, transférer et conclure un appel, faire répéter sans gêne
- écrire un e-mail clair : demande, relance, excuse, confirmation
- présenter votre société ou un projet en cinq minutes et répondre aux questions
- suivre une réunion et interrompre poliment
- parler de chiffres, de dates et de délais sans perdre un zéro

## Le cours

### Comment se passent les leçons

**Une leçon de deux heures par semaine**, après le travail (de 18 h à 20 h), sur Zoom ou à Bahan. Nous travaillons sur **vos** e-mails et vos appels, rendus anonymes. Les appels se jouent caméra éteinte, comme dans la vie. Tous les quinze jours, vous écrivez un vrai e-mail ; Claire le rend corrigé sous deux jours.

### Pour qui

Le personnel de sociétés commerciales, d’hôtels, de compagnies aériennes, d’ambassades et d’organisations, avec un A2 solide ou un début de B1. Un employeur peut réserver tout le groupe ; demandez un devis.

### Ce qui est compris

- 24 heures de cours sur 12 semaines
- 60 phrases types pour le téléphone et 20 modèles d’e-mails
- six e-mails corrigés par élève
- une attestation avec les heures et le contenu, en français et en anglais, pour votre employeur`,
    outline: [
      ...unit(
        'Au téléphone',
        'Décrocher, faire patienter, passer quelqu’un',
        'Noms, nombres et adresses e-mail à voix haute',
        'Je n’ai pas bien compris : cinq façons de faire répéter',
        'L’interlocuteur difficile',
      ),
      ...unit(
        'Par écrit',
        'Ouvrir et fermer un e-mail : tu ou vous ?',
        'Demandes et relances au conditionnel',
        'S’excuser, dire non',
        'Comptes rendus : ce qui est fait, ce qui reste',
      ),
      ...unit(
        'Autour de la table',
        'Présenter une société en cinq minutes',
        'Chiffres, tendances et délais',
        'Approuver, contredire, interrompre',
        'Une réunion entière, enregistrée et discutée',
      ),
    ],
  },
  'Between Two Rivers: Open Conversation': {
    translatedName: 'Entre deux fleuves : conversation libre',
    summary:
      'Dix séances de conversation, une par semaine : un sujet, un texte d’une page, des duos qui changent, les corrections à la fin.',
    description: `Vous lisez bien, vous comprenez les films, puis quelqu’un vous pose une question et les mots se cachent. Ils reviennent quand on parle. Ici, on ne fait que parler.

## Ce que vous saurez faire

- parler trois minutes d’un sujet que vous n’avez pas choisi
- être à moitié d’accord, douter, insister et changer de sujet
- raconter une blague, un film ou une dispute de façon qu’on veuille entendre la fin
- décrire le Myanmar à quelqu’un qui n’y est jamais venu
- rattraper une phrase mal partie sans tout recommencer

## Le cours

### Comment se passent les leçons

**Dix séances de 90 minutes, un soir par semaine**, sur Zoom ou à Bahan. La veille, vous recevez une page à lire. Les duos changent tous les quarts d’heure, si bien qu’une soirée marche à quatre comme à douze. Ko Min Thant écoute, note et corrige dans le dernier quart d’heure, sans vous couper au milieu d’une idée.

### Pour qui

Les élèves de B1 et B2 qui veulent parler plus librement. En A2, c’est trop rapide ; essayez d’abord le club de conversation.

### Ce qui est compris

- 15 heures de conversation sur 10 semaines
- les textes et une liste de mots pour chaque sujet
- une note personnelle sur vos cinq erreurs les plus fréquentes, après la cinquième séance`,
    outline: [
      ...unit(
        'Ici',
        'Yangon expliquée à un inconnu',
        'Maisons de thé, cafés et l’art de rester longtemps',
        'Le travail : ce qu’on dit et ce qu’on veut dire',
        'La famille, de près et de loin',
      ),
      ...unit(
        'Là-bas',
        'Un an à l’étranger : ce qu’on emporte, ce qui manque',
        'Les plats qui passent les frontières',
        'Grèves, files d’attente et autres habitudes nationales',
      ),
      ...unit(
        'Entre les deux',
        'Dans quelle langue rêvez-vous ?',
        'Un film que tout le monde a vu',
        'Que changeriez-vous, si vous pouviez ?',
      ),
    ],
  },
  'L’été français': {
    translatedName: 'Le français du voyage',
    summary:
      'Le français du voyage, en vidéo : aéroport, hôtel, train, marché, médecin. Douze scènes à apprendre avant le départ, à son rythme.',
    description: `Douze scènes d’un voyage en France, filmées lentement, puis à vitesse réelle. Apprenez-les avant de partir, ou regardez celle qu’il vous faut dans la file d’attente.

## Ce que vous saurez faire

- répondre aux questions à la frontière et à la réception
- acheter un billet, lire un horaire et comprendre un retard
- commander un repas, demander ce qu’il contient et payer
- obtenir de l’aide : bagage perdu, pharmacie, déclaration à la police
- être poli à la française, ce qui ouvre plus de portes que la grammaire

## Le cours

### Comment se passent les leçons

Chaque leçon dure **environ 15 minutes** : une scène sans sous-titres, la même avec, les dix phrases à retenir et un dialogue où vous jouez le voyageur. Les explications sont en birman. Ni horaire, ni groupe. L’accès dure **six mois** à partir du jour où votre paiement est accepté.

### Pour qui

Les voyageurs, les étudiants avant leur premier séjour, les équipages et tous ceux qui ont un rendez-vous de visa et veulent y arriver avec quelques bonnes phrases. Aucune connaissance du français n’est nécessaire ; à partir de A2, ce sera trop facile.

### Ce qui est compris

- 12 leçons en vidéo dans l’application École Padauk
- un livret de phrases en PDF, à imprimer et à plier
- deux courts appels avec Ko Min Thant pour s’entraîner, aux dates de votre choix`,
    outline: [
      ...unit(
        'Arriver',
        'À la frontière : trois questions, trois réponses',
        'Le taxi, le bus, le bon billet',
        'Une chambre pour deux nuits',
        'D’abord bonjour : la politesse qui marche',
      ),
      ...unit(
        'Se déplacer',
        'À la gare : quais, retards, correspondances',
        'Demander son chemin et comprendre la réponse',
        'Au marché, le matin : poids, prix, monnaie',
        'Un café, s’il vous plaît : commander et payer',
      ),
      ...unit(
        'Quand il arrive quelque chose',
        'Ma valise n’est pas là',
        'À la pharmacie',
        'J’ai perdu mon passeport',
        'Dire merci, et au revoir',
      ),
    ],
  },
};
