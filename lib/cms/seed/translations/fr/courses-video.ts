import { unit } from '@/lib/cms/seed/content/unit';

export const videoCourses = {
  'French in Your Pocket': {
    translatedName: 'Le français dans la poche',
    summary:
      'Les premiers pas sur votre téléphone : douze leçons de dix minutes, expliquées en birman, avec des exercices à faire dans le bus.',
    description: `Vous avez dix minutes, un téléphone et pas toujours de connexion. Cela suffit pour commencer.

## Ce que vous saurez faire

- saluer, vous présenter et dire ce que vous faites
- compter, dire l’heure et la date
- commander à manger et à boire, et payer
- poser des questions simples et comprendre des réponses simples
- prononcer de façon qu’on vous réponde en français

## Le cours

### Comment se passent les leçons

Une leçon est **une vidéo d’environ dix minutes** : une petite scène, trois choses expliquées en birman et une pause où vous parlez. Puis cinq exercices qui se corrigent seuls. À une leçon par semaine, vous finissez en trois mois ; à trois, en un mois. L’accès dure **six mois** à partir du jour où votre paiement est accepté.

### Pour qui

Les débutants à partir de 14 ans partout au Myanmar, surtout ceux qui n’ont pas de cours dans leur ville ou pas d’horaires fixes. Le cours couvre les premiers thèmes du niveau A1 et prépare bien à *French from Zero* (« Le français à partir de zéro »).

### Ce qui est compris

- 12 leçons en vidéo dans l’application École Padauk
- 60 exercices corrigés
- un PDF avec tous les mots, en français et en birman
- une question par semaine au professeur, qui répond sous deux jours`,
    outline: [
      ...unit(
        'Bonjour',
        'Bonjour, salut, bonsoir',
        'Je suis… qui je suis',
        'Les nombres de 0 à 20',
        'Ça va ? Vraiment ?',
      ),
      ...unit('Les choses', 'Qu’est-ce que c’est ? Un, une', 'J’ai, je n’ai pas', 'Manger et boire', 'C’est combien ?'),
      ...unit(
        'Les jours',
        'Du lundi au dimanche',
        'Quelle heure est-il ?',
        'Ce que je fais chaque jour',
        'Une conversation entière',
      ),
    ],
  },
  'A2 at Home': {
    translatedName: 'A2 à la maison',
    summary:
      'L’essentiel de A2 depuis votre natte : passé et futur, pronoms, comparaisons, en quatorze leçons avec un plan par semaine.',
    description: `Un ordinateur sur une natte, une tasse de thé, et Thiri qui explique le passé composé comme on raconte un potin.

## Ce que vous saurez faire

- raconter ce qui s’est passé, et comment c’était
- parler de vos projets et prendre rendez-vous
- comparer et choisir : logements, téléphones, offres
- employer *le, la, lui, y, en* sans crainte
- écrire des messages et de courts e-mails qu’on comprend

## Le cours

### Comment se passent les leçons

Quatorze leçons de **15 à 20 minutes**. Chacune a une scène, une règle racontée en birman, une page d’exercices et une tâche tirée de votre vie, comme décrire votre chambre dans un message vocal. Un plan sur papier dit que faire quel jour ; il faut environ deux heures par semaine. L’accès dure **six mois** à partir du jour où votre paiement est accepté.

### Pour qui

Ceux qui ont terminé le niveau A1 et étudient seuls, ou en plus de l’école et du travail. S’il vous faut quelqu’un qui vous attend chaque semaine, le cours du soir convient mieux ; les deux ensemble, c’est l’idéal.

### Ce qui est compris

- 14 leçons en vidéo dans l’application École Padauk
- un cahier d’exercices de 70 pages en PDF
- trois de vos messages vocaux, avec la réponse de Thiri
- un test final avec un conseil pour le cours suivant`,
    outline: [
      ...unit(
        'Hier',
        'Un week-end en dix verbes',
        'Être ou avoir ? La maison des verbes',
        'Il pleuvait : l’imparfait',
        'Les deux ensemble : une histoire',
      ),
      ...unit(
        'Aujourd’hui',
        'Ma chambre, ma rue',
        'Plus, moins, aussi… que',
        'Le, la, les : je le vois, je les prends',
        'Lui, leur : je lui dis',
        'Y et en, tranquillement',
      ),
      ...unit(
        'Demain',
        'Je vais…',
        'Le futur en -rai',
        'Prendre rendez-vous au téléphone',
        'S’il pleut, on reste',
        'Le test final, expliqué',
      ),
    ],
  },
  'The Listening Lab': {
    translatedName: 'Le labo d’écoute',
    summary:
      'Entraînez votre oreille au français réel : annonces, interviews, messages et radio, du lent au rapide. Utile aussi pour le DELF B1.',
    description: `« Ils parlent trop vite », dit tout le monde. Le plus souvent, non : ils laissent tomber des sons, et personne ne vous a dit lesquels. Nous vous le disons.

## Ce que vous saurez faire

- reconnaître les mots qui se fondent l’un dans l’autre : *chais pas*, *y a*, *t’as vu*
- attraper nombres, noms et heures à la première écoute
- suivre une interview de quatre minutes et prendre des notes utiles
- sentir l’humeur derrière une phrase : doute, ironie, hâte
- garder votre calme quand un mot vous échappe, et retrouver le fil

## Le cours

### Comment se passent les leçons

Douze leçons d’**environ 15 minutes**. Chacune décortique un enregistrement : d’abord sans aide, puis morceau par morceau avec les sons rendus visibles, puis à pleine vitesse. Les enregistrements sont faits par l’école avec des voix de France, de Belgique, du Sénégal et du Québec. Dix minutes d’exercices suivent. L’accès dure **six mois** à partir du jour où votre paiement est accepté.

### Pour qui

Les élèves de niveau B1 ou d’un bon A2, et tous ceux qui préparent la compréhension de l’oral du DELF B1.

### Ce qui est compris

- 12 leçons en vidéo dans l’application École Padauk
- 36 enregistrements en petits fichiers, avec transcriptions
- un module d’entraînement pour les nombres, les prix et les heures
- deux épreuves d’écoute au format de l’examen, avec corrigés commentés`,
    outline: [
      ...unit(
        'Les sons',
        'Ce que l’oreille attend, et ce qui vient',
        'Le e qui disparaît : je ne sais pas, chais pas',
        'La liaison : où commence le mot ?',
        'Les nombres sous pression',
      ),
      ...unit(
        'Les voix',
        'Annonces en gare',
        'Messages au téléphone',
        'L’interview d’un boulanger',
        'Deux personnes parlent à la fois',
      ),
      ...unit(
        'La radio',
        'Les nouvelles en trois minutes',
        'Accents : Bruxelles, Dakar, Montréal',
        'Prendre des notes qui servent',
        'La compréhension de l’oral du DELF B1, pas à pas',
      ),
    ],
  },
  'French Sounds for Burmese Ears': {
    translatedName: 'Les sons du français pour oreilles birmanes',
    summary:
      'Voyelles nasales, r français, u et ou, consonnes finales : dix leçons qui partent des sons que le birman possède déjà.',
    description: `Le birman a des voyelles nasales ; peu de langues préparent mieux au français. Mais il n’a pas de *u* français, et à l’oral ses mots ne se terminent jamais par *‑l*, *‑r* ou *‑k*. Nous partons de ce que vous avez.

## Ce que vous saurez faire

- entendre et dire la différence entre *vin*, *vent* et *vont*
- faire le *r* français sans vous faire mal à la gorge
- distinguer *u* et *ou*, *é* et *è*
- prononcer les consonnes finales qui se disent, et taire les autres
- donner à la phrase sa mélodie française, avec l’accent à la fin

## Le cours

### Comment se passent les leçons

Dix leçons d’**environ 12 minutes**, expliquées en birman. Ko Min Thant montre les lèvres et la langue de près, compare chaque son à son voisin birman et vous donne des paires de mots à écouter, à dire et à enregistrer. Il vous faut un miroir, et une pièce où cela ne gêne personne. L’accès dure **six mois** à partir du jour où votre paiement est accepté.

### Pour qui

Les élèves de tous niveaux à qui l’on dit trop souvent « pardon ? » ; de préférence la première année, avant que les habitudes s’installent.

### Ce qui est compris

- 10 leçons en vidéo dans l’application École Padauk
- 200 paires de mots enregistrées, en petits fichiers
- deux de vos enregistrements, avec des conseils
- les dix premières pages des *Sons du français* en PDF`,
    outline: [
      ...unit(
        'Les voyelles',
        'Votre bouche dans le miroir : i, é, è, a',
        'U n’est pas ou',
        'Eu, fermé ou ouvert : deux, neuf',
      ),
      ...unit(
        'Par le nez',
        'Vin, vent, vont : trois voyelles nasales',
        'Nasale ou non ? bon et bonne',
        'Ce que le birman vous apprend ici',
      ),
      ...unit('Les consonnes', 'Le r de la gorge', 'F et v, ch et j', 'Les finales : petit, petite'),
      ...unit('La mélodie', 'Lier les mots, et où tombe l’accent'),
    ],
  },
  'The Grammar Notebook': {
    translatedName: 'Le cahier de grammaire',
    summary:
      'Subjonctif, conditions, discours rapporté, connecteurs : la grammaire qui mène de B1 à B2, une idée et une page de cahier à la fois.',
    description: `Quatorze idées, quatorze pages. À la fin, vous possédez une grammaire que vous avez écrite vous-même, la seule dont on se serve vraiment.

## Ce que vous saurez faire

- choisir entre indicatif et subjonctif par le sens, et non d’après une liste
- circuler dans les temps du passé, plus-que-parfait compris
- dire ce qui se passerait, et ce qui se serait passé
- rapporter des paroles sans vous perdre dans les temps
- lier des paragraphes pour qu’on ait envie de suivre

## Le cours

### Comment se passent les leçons

Une leçon, c’est **une idée et environ 15 minutes**. Claire écrit sur une tablette pendant que vous écrivez dans votre cahier : la question d’abord, les exemples ensuite, la règle en dernier et avec vos mots. Puis vous corrigez un texte aux erreurs typiques. Les explications sont en français clair, avec des sous-titres anglais. L’accès dure **six mois** à partir du jour où votre paiement est accepté.

### Pour qui

Les élèves entre B1 et B2 qui se font comprendre et veulent maintenant être précis, et les candidats au DELF B2.

### Ce qui est compris

- 14 leçons en vidéo dans l’application École Padauk
- un modèle de cahier à imprimer
- 28 exercices avec corrigés commentés
- un texte de 250 mots, corrigé par Claire`,
    outline: [
      ...unit(
        'Le temps',
        'Quatre temps du passé dans une histoire',
        'Avant cela : le plus-que-parfait',
        'Depuis, pendant, il y a',
        'Les accords qui s’entendent',
      ),
      ...unit(
        'Le mode',
        'Je sais que, je souhaite que : deux modes',
        'Doute, crainte, joie : le subjonctif par le sens',
        'Après bien que, pour que, avant que',
        'Si j’avais su : trois sortes de conditions',
      ),
      ...unit(
        'La parole',
        'Elle a dit que… : le discours rapporté',
        'Dont, auquel, ce qui : les pronoms relatifs',
        'Le passif, et comment le français l’évite',
      ),
      ...unit(
        'Le texte',
        'Cause et conséquence',
        'La concession : bien que, quand même, après tout',
        'Un paragraphe qui mène quelque part',
      ),
    ],
  },
  'Ciné-conversation': {
    translatedName: 'Scènes filmées et français parlé',
    summary:
      'Huit courtes scènes filmées par l’école et le français qu’on y parle : registres, ironie, argot, silence. De B2 à C1.',
    description: `Les manuels s’arrêtent là où les gens se mettent à s’interrompre, à sous-entendre et à plaisanter. Ces huit scènes commencent là.

## Ce que vous saurez faire

- suivre une scène à plusieurs voix, à vitesse naturelle
- reconnaître les registres, du bureau à la cuisine, et choisir le vôtre
- comprendre l’ironie, la litote et ce que dit une pause
- employer l’argot d’aujourd’hui avec prudence, et savoir quand s’en passer
- commenter un film, son histoire et ses images, à l’oral et à l’écrit

## Le cours

### Comment se passent les leçons

Nous avons écrit et filmé **huit scènes de trois à quatre minutes** avec des acteurs de l’atelier de théâtre. Chacune a une ou deux courtes leçons : ce qui est dit, ce qui est sous-entendu, et comment vous le diriez. Vous enregistrez ensuite votre version d’une réplique ou d’un rôle. Il n’y a pas d’horaire. L’accès dure **six mois** à partir du jour où votre paiement est accepté.

### Pour qui

Les élèves de B2 à C1, et les francophones qui vivent loin depuis longtemps et se demandent ce qu’on dit aujourd’hui.

### Ce qui est compris

- 8 scènes et 14 leçons dans l’application École Padauk
- les scripts avec des notes sur les registres et la culture
- deux de vos rôles enregistrés ou critiques de film, avec la réponse d’Hélène
- une place à la prochaine soirée cinéma de Bahan`,
    outline: [
      ...unit(
        'Le dire',
        'L’invité en retard : la politesse et ses limites',
        'Jouer l’invité : vos répliques',
        'L’appartement : voisins, bruit, mots sur les portes',
        'De vous à tu : une négociation',
      ),
      ...unit(
        'Le vouloir dire',
        'Le compliment qui n’en était pas un',
        'L’ironie : ton, visage, contexte',
        'La réunion : allusions et phrases inachevées',
        'Le silence comme réponse',
      ),
      ...unit(
        'L’entendre',
        'Dans la cuisine : l’argot avec prudence',
        'Le verlan et autres jeux',
        'La dispute : trois personnes, un canapé',
        'Accents et appartenance',
      ),
      ...unit('En parler', 'Histoire, plan, son : les mots du cinéma', 'Une critique en 300 mots'),
    ],
  },
};
