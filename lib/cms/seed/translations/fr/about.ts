export const whyChooseUs = [
  {
    title: 'De petits groupes',
    text: 'Douze adultes ou dix enfants au plus, pour que chacun parle à chaque leçon.',
  },
  {
    title: 'Des professeurs français et birmans',
    text: 'Certains ont grandi avec la langue, d’autres l’ont apprise comme vous. Vous profitez des deux.',
  },
  {
    title: 'En ligne ou à Bahan',
    text: 'Les mêmes professeurs et le même livre sur Zoom et en classe. Vous pouvez passer de l’un à l’autre.',
  },
  {
    title: 'Des niveaux fiables',
    text: 'Les cours suivent les niveaux européens, de A1 à C2, et un professeur vérifie le vôtre les deux premières semaines.',
  },
  {
    title: 'Des prix clairs',
    text: 'Vous payez le prix affiché. Ni frais d’inscription, ni frais de test, ni surprise au deuxième mois.',
  },
  {
    title: 'Pensé pour les connexions faibles',
    text: 'Des vidéos courtes, de petits fichiers, les notes le soir même. Une leçon manquée ? Rattrapez-la avec les notes.',
  },
  {
    title: 'Des examens préparés avec méthode',
    text: 'Des épreuves blanches en conditions réelles, et une réponse honnête à « Suis-je prêt ? ».',
  },
  {
    title: 'Des parents informés',
    text: 'Chaque mois, une courte lettre dit ce que votre enfant sait maintenant comprendre, dire et chanter.',
  },
];

export const welcome = {
  home: {
    heading: 'Bienvenue à l’École Padauk',
    paragraphs: [
      'Nous sommes une école de français à Yangon. Six professeurs, une salle de lecture pleine de livres et un padauk près du portail ; et pour ceux qui habitent plus loin, les mêmes leçons sur Zoom, et des cours en vidéo dans notre application.',
      'Des enfants y chantent leurs premiers mots, des employés préparent leur premier appel avec Marseille, des étudiants travaillent pour le DELF. Dites-nous où vous voulez aller : nous vous dirons quel cours y mène, combien de temps il faut et ce que cela coûte.',
    ],
  },
  about: {
    paragraphs: [
      'Le padauk fleurit un seul jour, après la première pluie, et toute la ville le remarque. Une langue est plus lente. Elle vient à petits pas, semaine après semaine, et puis un jour vous suivez une conversation et vous vous apercevez que personne ne l’a traduite pour vous. Notre métier est de vous amener à ce jour-là sans gaspiller votre temps ni votre argent.',
      'Nous enseignons aux adultes, aux adolescents, aux enfants dès cinq ans et aux familles qui parlent déjà français à la maison. Les cours ont lieu dans nos salles de Bahan et sur Zoom ; les cours en vidéo sont dans notre application. Les professeurs parlent français dès la première minute et passent au birman quand cela en fait gagner dix.',
      'Les cours suivent le Cadre européen commun de référence, de A1 à C2. Chaque page de cours dit ce que vous saurez faire à la fin, combien d’heures il faut et ce qui est compris. Si un cours n’est pas fait pour vous, nous vous le disons avant que vous payiez.',
      'L’École Padauk est une école inventée : ses professeurs, ses élèves, ses chiffres et ses prix montrent ce que ce site sait faire.',
    ],
  },
};
