const rulesGroup = `## Présence

- Les cours commencent à l’heure, heure du Myanmar (UTC+6:30). La salle ouvre dix minutes avant.
- Prévenez-nous si vous ne pouvez pas venir. Vous recevez les notes et les devoirs le soir même.
- L’attestation suppose d’avoir suivi les trois quarts des cours.
- Un groupe démarre à partir de quatre élèves. S’il ne se remplit pas, vous choisissez un autre cours ou êtes remboursé intégralement.

## Paiement et remboursement

- Votre place est confirmée dès que l’école a vérifié votre virement, en général sous un jour ouvré.
- Remboursement intégral jusqu’à trois jours avant la première leçon ; ensuite 80 %, si vous nous prévenez avant la deuxième leçon. Plus tard, vous pouvez reporter une fois votre inscription, sans frais, sur un cours ultérieur.
- Si l’école annule une leçon, elle est rattrapée. Si elle doit arrêter un cours, les leçons non données vous sont remboursées.

## Conduite

- Connectez-vous sous le nom de votre inscription, depuis un endroit calme, et coupez votre micro quand vous ne parlez pas.
- Soyez indulgent avec les erreurs, les vôtres et celles des autres. Les insultes, le harcèlement et la publicité entraînent l’exclusion sans remboursement.
- Le lien et les documents du cours vous sont réservés.

## Enregistrement

- Les cours des adultes et des adolescents sont enregistrés pour les élèves du groupe et effacés après 14 jours. Vous pouvez laisser votre caméra éteinte.
- Les cours des enfants ne sont jamais enregistrés.
- Les élèves n’enregistrent, ne photographient et ne diffusent pas les cours.`;

const rulesPrivate = `## Présence

- Vous convenez des jours et des heures avec votre professeur, heure du Myanmar (UTC+6:30).
- Une leçon peut être déplacée sans frais jusqu’à 24 heures avant son début ; ensuite elle compte comme suivie, sauf maladie ou panne de courant ou d’internet dans tout votre quartier.
- Le professeur attend 15 minutes. S’il est en retard, ce temps vous est rendu.
- Les leçons payées sont à suivre dans les quatre mois.

## Paiement et remboursement

- Une leçon particulière d’une heure coûte 25 000 MMK, une carte de dix heures 220 000 MMK. Les leçons se paient d’avance, par virement. Votre première leçon est fixée dès que l’école a vérifié le virement, en général sous un jour ouvré.
- Vous pouvez arrêter à tout moment : les leçons non suivies sont remboursées, moins 10 000 MMK, sous sept jours ouvrés.
- Si le professeur ne vous convient pas, nous vous en proposons un autre après la première leçon, et cette première leçon est gratuite.

## Conduite

- Un seul élève par leçon, sauf accord. Pour un enfant de moins de 10 ans, un adulte reste à portée de voix.
- Les cours s’organisent et se paient par l’école, jamais directement avec le professeur.
- Le respect est réciproque ; s’il manque, chacun peut mettre fin au cours et en donne la raison à l’école.

## Enregistrement

- Un cours particulier n’est enregistré que si vous le demandez, et pour vous seul ; nous effaçons l’enregistrement après 14 jours.
- N’enregistrez et ne diffusez pas un cours sans l’accord de votre professeur.`;

const privacy = `Cette page dit ce que l’École Padauk garde sur vous, pourquoi, combien de temps, et comment le récupérer ou le faire effacer. Elle est écrite pour être lue.

## Ce que vous nous envoyez

- **Messages :** nom, adresse e-mail, numéro de téléphone, objet et message, pour vous répondre.
- **Demandes de devis :** ce que vous indiquez sur vous, un élève ou votre école, pour préparer une offre.
- **Commandes de livres :** nom, numéro de téléphone et adresse, pour livrer le livre.
- **Inscriptions :** nom, adresse e-mail, numéro de téléphone, nom Facebook, âge, moyen de contact préféré et capture d’écran de votre virement, pour vérifier le paiement et vous joindre.
- **Comptes :** nom, adresse e-mail et numéro de téléphone, ainsi que le nom et l’année de naissance des enfants que vous ajoutez. Votre mot de passe n’est conservé que sous une forme que personne ici ne peut lire.
- **Test de niveau :** réponses et résultat. Votre nom et votre numéro de téléphone seulement si vous choisissez de nous envoyer le résultat.
- **Lettre d’information :** votre adresse e-mail. Chaque lettre contient un lien de désabonnement.

Pour un enfant de moins de 16 ans, nous demandons à un parent ou à un tuteur de remplir les formulaires.

## Qui voit vos données

Le personnel de l’école qui en a besoin pour son travail. Nous ne vendons ni ne prêtons vos données. La banque ou le service de paiement voit votre virement, Zoom voit les cours que vous suivez, et le transporteur reçoit l’adresse d’un colis. Si vous nous écrivez par Messenger, Viber ou Telegram, la société concernée achemine votre message selon ses propres règles. Quand notre personnel est averti par Telegram d’un nouveau message, votre nom et l’objet y transitent. Au-delà, nous ne transmettons des données que si la loi nous y oblige.

## Combien de temps nous les gardons

- Les captures d’écran des virements sont effacées après 12 mois.
- Les enregistrements des cours sont effacés après 14 jours ; les cours des enfants ne sont pas enregistrés.
- Les messages, demandes de devis et commandes sont gardés aussi longtemps que nécessaire pour vous servir. Sur demande, nous les effaçons plus tôt.
- Un compte reste jusqu’à ce que vous le supprimiez.

## Ce qui reste sur votre appareil

Tant que votre session est ouverte, votre navigateur garde un jeton de connexion, votre nom, votre adresse e-mail, votre numéro de téléphone et un cookie qui dit à notre serveur qui vous êtes. Il garde aussi les formulaires commencés, pour qu’une coupure ne vous fasse pas perdre votre texte. La déconnexion efface tout cela.

Ce site n’utilise ni publicité ni service de mesure d’audience : aucun tiers ne vous suit ici. Les images et les polices viennent de notre serveur. Nous comptons combien de fois un article est ouvert, sans votre nom. Quand vous quittez une page, votre navigateur peut indiquer à notre serveur de quelle page il s’agissait, en combien de temps elle s’est affichée et a réagi, si votre écran est celui d’un téléphone, d’une tablette ou d’un ordinateur, et si votre connexion est rapide. Nous l’ajoutons à des totaux par jour, effacés après deux ans ; ils ne contiennent rien sur vous. Si l’économie de données est activée, votre navigateur n’envoie rien. Pour empêcher les abus, le serveur tient compte de l’adresse IP des requêtes.

## Vos droits

Vous pouvez voir dans votre profil ce que contient votre compte, le télécharger et supprimer le compte. La suppression efface votre profil, vos identifiants et la liste de vos cours. Les traces de vos paiements, avec le nom, l’adresse e-mail et le numéro de téléphone indiqués au moment de payer, restent dans notre comptabilité, parce que nous devons pouvoir en rendre compte ; elles ne sont plus rattachées à un compte.

Pour le reste (voir, corriger ou faire effacer ce que vous avez envoyé sans compte), écrivez à [bonjour@ecolepadauk.example](mailto:bonjour@ecolepadauk.example) ou appelez-nous. Nous répondons sous sept jours et pouvons poser une question pour nous assurer que c’est bien vous.

Si cette page change sur un point important, nous l’annonçons sur le site avant que le changement s’applique.`;

const terms = `Ces conditions s’appliquent entre vous et l’École Padauk quand vous utilisez ce site, suivez un cours ou commandez un livre. Envoyer une inscription ou une commande vaut acceptation. Pour un élève de moins de 18 ans, c’est un parent ou un tuteur qui les accepte.

## Cours

La page du cours indique le niveau, le nombre de mois, la taille du groupe, le prix et ce qui est compris. Les frais d’examen du DELF, du DALF, du TCF et du TEF ne font pas partie du prix d’un cours. Nous pouvons changer de professeur ou d’horaire pour une bonne raison, et vous le disons le plus tôt possible ; si le nouvel horaire est impossible pour vous, le reste vous est remboursé.

Les règles des cours collectifs et particuliers que vous acceptez dans le formulaire d’inscription font partie de ces conditions.

## Prix et paiement

Les prix sont en kyats du Myanmar (MMK). Vous payez par virement sur l’un des comptes indiqués sur ce site et envoyez une capture d’écran. Une place est à vous quand l’école a accepté le paiement ; votre profil ou notre message vous l’indique. Si un virement est introuvable ou si le montant n’est pas bon, nous vous disons pourquoi, et vous pouvez envoyer une nouvelle capture. Ne payez jamais sur un compte qui n’est pas indiqué ici.

## Remboursements

- **Cours collectifs :** la totalité jusqu’à trois jours avant la première leçon ; ensuite 80 %, si vous nous prévenez avant la deuxième leçon ; plus tard, un seul report gratuit sur un cours ultérieur.
- **Cours particuliers :** les leçons non suivies, moins 10 000 MMK.
- **Cours en vidéo :** la totalité dans les sept jours suivant l’ouverture de l’accès, si trois leçons au plus ont été ouvertes.
- **Livres :** dans les sept jours suivant la livraison, s’ils n’ont pas servi ; un livre abîmé ou envoyé par erreur est remplacé gratuitement.

Les remboursements sont versés sous sept jours ouvrés sur le compte qui a servi au paiement.

## Cours en vidéo et compte

Les leçons s’ouvrent dans notre application, pour vous personnellement, pendant six mois à partir du jour où l’école accepte votre paiement. En cas de difficulté, écrivez-nous avant la fin : nous ajoutons un mois, une fois, gratuitement. Gardez votre mot de passe pour vous ; un compte utilisé par plusieurs personnes peut être fermé après un avertissement. Vous pouvez supprimer votre compte dans votre profil à tout moment. L’accès aux cours en vidéo prend fin avec lui.

## Livres

Une commande est une demande, pas encore un achat : nous vous appelons pour convenir du paiement et de la livraison. Les délais sont des estimations, car les transporteurs dépendent des routes et de la météo.

## Droits d’auteur

Les cours, les enregistrements, les textes, les dessins et les livres appartiennent à l’école ou à leurs auteurs. Utilisez-les pour votre apprentissage ; ne les copiez pas, ne les publiez pas, ne les vendez pas. Ce que vous écrivez et dites en cours reste à vous.

## Ce que nous promettons, et ce que nous ne pouvons pas promettre

Nous promettons des cours préparés, des conseils honnêtes et les heures que vous avez payées. Nous ne pouvons promettre ni la réussite à un examen, ni un visa, ni une place à l’université, ni un emploi : d’autres en décident. Le test de niveau donne une estimation, pas un certificat. Le site peut être indisponible quelque temps à cause d’une coupure de courant, de la connexion ou de la maintenance ; ce que vous avez bien envoyé est conservé.

## Désaccords

Parlez-nous d’abord ; presque tout se règle en un appel. Sinon, le droit du Myanmar s’applique et les tribunaux de Yangon sont compétents.

Nous pouvons modifier ces conditions pour les inscriptions et commandes à venir. Celles que vous avez acceptées restent valables pour un cours déjà payé.`;

export const settings = {
  tagline:
    'Le français pour enfants, adolescents et adultes au Myanmar. Une école inventée : personnes, chiffres et prix sont des exemples.',
  siteDescription:
    'Une école de français à Yangon : cours sur Zoom et à Bahan dès 5 ans, leçons en vidéo, préparation au DELF, livres et test de niveau gratuit.',
  address: '117, Padauk Garden Lane, Bahan, Yangon, Myanmar',
  openingHours:
    'Bureau : du lundi au samedi, de 9 h à 20 h (heure du Myanmar). Cours aussi le dimanche et jusqu’à 20 h 30.',
  transferNotes: [
    'Indiquez le nom de l’élève en remarque. Un virement depuis une autre banque peut prendre un jour ouvré.',
    'Indiquez le nom de l’élève en remarque.',
    'Vérifiez que l’application affiche bien École Padauk avant de confirmer.',
    'Depuis votre compte Wave ou chez un agent Wave ; gardez le reçu.',
  ],
  demonstrationNotice:
    'Cette école est une démonstration. Les comptes et les numéros de téléphone sont inventés : n’envoyez pas d’argent.',
  transferInstruction:
    'Versez le prix du cours sur l’un des comptes bancaires ou mobiles indiqués sur cette page. Faites ensuite une capture d’écran où l’on voit clairement le montant, la date et le numéro de transaction. Puis remplissez le formulaire ci-dessous et joignez la capture. L’école vérifie le virement et vous répond. Merci.',
  checkoutTitle: 'Acheter le livre',
  bookOrderNote:
    'Vous ne payez rien maintenant. Nous vous appelons pour convenir du paiement et de la livraison : à Yangon, un à deux jours pour environ 3 000 MMK ; ailleurs, trois à six jours pour environ 4 000 à 6 000 MMK. Le retrait à l’école est gratuit.',

  rulesGroup,
  rulesPrivate,

  levelTestIntro:
    'Ce test comporte {questions} questions de difficulté croissante et dure {minutes} minutes au plus. Il parcourt tous les niveaux, de A1 à C2. Choisissez une réponse par question ; vous pouvez revenir en arrière et la changer. Personne ne répond juste à tout : quand vous n’avez pas la réponse, choisissez « Je ne sais pas » et continuez. Le résultat est une estimation qui vous aide à trouver votre cours.',
  levelAdvice: {
    A0: 'Tout le monde commence ici. Dans un cours pour débutants, vous parlez dès la première leçon, avec de l’aide en birman.',
    A1: 'Vous vous présentez, posez des questions simples et lisez de courts messages. Le niveau A2 y ajoute le passé et le futur.',
    A2: 'Vous vous débrouillez au quotidien en phrases courtes. Le niveau B1 vous apprend à raconter, à expliquer et à justifier.',
    B1: 'Vous racontez, expliquez et posez des questions sans aide. Le niveau B2 apporte les textes longs et les nuances qu’attendent universités et employeurs.',
    B2: 'Vous suivez une argumentation et défendez un avis. Au niveau C1, il est question de style, de sous-entendus et d’une parole qui ne cherche plus ses mots.',
    C1: 'Vous lisez et comprenez presque tout. Reste l’aisance : littérature, débat et écriture personnelle.',
    C2: 'Rien dans ce test n’était difficile pour vous. À ce niveau, un cours est fait de vos propres projets et lectures.',
  },

  quotationIntro:
    'Dites-nous qui veut apprendre, quand et pourquoi. Cela prend environ trois minutes. Sous deux jours ouvrés, vous recevez une proposition avec les heures, le professeur et le prix en MMK. C’est gratuit et sans engagement.',
  collaborationIntro:
    'Notre programme de français pour enfants peut s’intégrer à votre école. Les séances durent 1 heure et s’adressent aux 5 à 13 ans en trois groupes : 5 à 7, 8 à 10 et 11 à 13 ans. Chaque groupe a son professeur, ses livres et un petit spectacle final ; les parents reçoivent un bref bilan chaque trimestre. Nous enseignons votre programme, ou nous prenons tout en charge, de la première leçon au dernier bilan. Parlez-nous de votre école et dites-nous à qui écrire.',
  newsletterHeading: 'Une lettre par mois, qui vaut la peine d’être ouverte',
  newsletterLead:
    'Une expression française expliquée, les nouveaux cours et leurs dates, les événements de l’école. Désabonnement en un clic.',
  contactLead:
    'Écrivez ou appelez en birman, en anglais ou en français. Nous répondons en général sous un jour ouvré, souvent le soir même.',
  supportLead: 'Vous hésitez entre plusieurs cours ? Écrivez-nous ; un professeur vous répond.',
  appLead: 'Les cours en vidéo sont dans notre application. Votre compte sur ce site vous y donne accès.',
  coursesIntro: {
    adult:
      'Pour le travail, les études, les voyages ou le plaisir, du premier mot à la conversation de niveau B2. Le soir et le week-end, sur Zoom ou à Bahan. Les cours particuliers, de A1 à B2, coûtent 25 000 MMK l’heure, dix heures 220 000 MMK.',
    kid: 'De 5 à 17 ans, en petits groupes par âge. Chansons, histoires, théâtre et peinture ; la lecture et la grammaire quand le moment est venu.',
    native:
      'Pour les familles qui parlent français à la maison et pour ceux que les manuels n’amusent plus : littérature, débat, théâtre et matières scolaires en français.',
    video:
      'De courtes leçons pour votre téléphone, expliquées en birman quand c’est utile. Apprenez quand la connexion, le courant et votre journée le permettent.',
  },
  booksIntro:
    'Écrits par nos professeurs et imprimés à Yangon. Commandez ici ; nous vous appelons pour convenir du paiement et de la livraison.',
  instructorsIntro: 'Six personnes, deux pays, une habitude : écouter d’abord.',
  blogIntro: 'Des lectures courtes et utiles sur le français, les examens et la vie entre deux langues.',

  privacy,
  terms,
};
