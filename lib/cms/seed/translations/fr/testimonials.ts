export const testimonials = {
  'Su Myat Noe': {
    role: 'DELF B1',
    description:
      'La première fois, j’ai raté le B1 de trois points, à l’écrit. Julien m’a fait rédiger un texte court par semaine sans jamais me laisser sauter le plan. Dix semaines plus tard, j’ai réussi avec 71 sur 100. Je planifie encore tout, même mes listes de courses.',
  },
  'Aung Ko Latt': {
    role: 'Adultes, A2',
    description:
      'Je conduis un taxi le jour et je suis les cours le soir sur mon téléphone, parfois garé à Hledan. Si la connexion coupe, je lis les notes et je regarde l’enregistrement. Le mois dernier, j’ai emmené à l’aéroport deux touristes venus de Toulouse et nous avons parlé pendant tout le trajet.',
  },
  'Daw Khin Thida': {
    role: 'Maman d’une élève de 6 ans',
    description:
      'Ma fille a six ans et elle est timide. Pendant trois semaines, elle n’a fait qu’écouter. La quatrième, elle a corrigé mon « bonjour ». Nilar, sa maîtresse, m’avait dit d’attendre, et elle avait raison.',
  },
  'Min Khant Zaw': {
    role: 'Adolescents, A2',
    description:
      'On a fait un podcast sur le skate au lac Inya. En français. Mon cousin de Lyon l’a écouté et a tout compris, sauf une blague.',
  },
  'Ei Ei Phyo': {
    role: 'Cours en vidéo',
    description:
      'À Taunggyi, il n’y a pas de cours de français le soir, alors j’ai acheté les vidéos A1. Les leçons sont assez courtes pour ma pause de midi. J’aimerais plus d’exercices après la leçon huit, mais les explications en birman sont très claires.',
  },
  'Zaw Lin Htet': {
    role: 'Français professionnel',
    description:
      'Notre acheteur de Marseille passait à l’anglais au bout de dix secondes. Plus maintenant. Nous avons travaillé sur de vrais appels, tirés de mon métier, avec de vraies erreurs.',
  },
  'Marie Hnin Wai': {
    role: 'Francophones',
    description:
      'Mon père est français ; je parlais bien français, mais je ne pouvais pas écrire une page sans vingt fautes. Avec Hélène, j’ai lu six romans en un an. Je commence mes études à Montpellier en septembre, et les dissertations ne me font pas peur.',
  },
  'U Tin Maung Oo': {
    role: 'Adultes, A1',
    description:
      'J’ai pris ma retraite à soixante-deux ans et je voulais lire les lettres d’un ingénieur français que mon grand-père avait gardées. Je suis le plus âgé de la classe et personne ne me presse. Je peux lire la moitié de la première lettre, maintenant.',
  },
};
