const languages = 'birman, français, anglais';

export const instructors = {
  'Claire Moreau': {
    role: 'Directrice des études',
    shortSub:
      'Claire a écrit sa première leçon à Lyon et les meilleures à Yangon, où elle enseigne depuis onze ans. Elle place elle-même chaque nouvel élève et sait qui est dans quel groupe. Posez-lui une question sur les niveaux : elle répondra par une question en français.',
    languages: 'français, anglais, birman',
  },
  'Thiri Aung': {
    role: 'Adultes débutants',
    shortSub:
      'Thiri a commencé le français à vingt-quatre ans, après le travail, dans un cours comme celui qu’elle donne. Elle se souvient des sons qui faisaient mal et des règles qui ne restaient pas, et les explique en birman quand le français ne suffit pas. Ses débutants parlent dans les dix premières minutes.',
    languages,
  },
  'Julien Lefèvre': {
    role: 'Examens DELF et DALF',
    shortSub:
      'Depuis neuf ans, Julien évalue et prépare des candidats de A1 à C1. Il corrige en deux couleurs : rouge pour ce qui coûte des points, vert pour ce qui en gagne. Il vous dira franchement s’il faut passer l’examen maintenant ou dans six mois.',
    languages: 'français, anglais',
  },
  'Nilar Win': {
    role: 'Enfants et DELF Junior',
    shortSub:
      'Nilar était institutrice à Mandalay avant de venir au français, et cela se voit : des chansons, des marionnettes, de la peinture, et une idée très nette du moment où s’arrêter. Chaque mois, elle écrit à tous les parents ce que leur enfant sait dire maintenant.',
    languages,
  },
  'Ko Min Thant': {
    role: 'Conversation et leçons en vidéo',
    shortSub:
      'Ko Min Thant a travaillé quatre ans dans des cuisines et des hôtels de Nantes ; il en est revenu avec un accent, beaucoup d’histoires et aucune peur de se tromper. Il anime le club de conversation et tourne nos leçons en vidéo, une idée à la fois, en français avec des explications en birman.',
    languages,
  },
  'Hélène Dubois': {
    role: 'Francophones et littérature',
    shortSub:
      'Hélène a enseigné les lettres dans un lycée près de Bordeaux ; elle lit aujourd’hui avec des familles francophones et des élèves qui n’ont plus besoin de manuel. Elle prête ses propres romans. Ils reviennent annotés au crayon, et cela lui plaît.',
    languages: 'français, anglais',
  },
};
