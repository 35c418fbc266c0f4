const badges = {
  tips: 'Conseils',
  grammar: 'Grammaire',
  exams: 'Examens',
  abroad: 'Études à l’étranger',
  pronunciation: 'Prononciation',
  parents: 'Parents',
  culture: 'Culture',
};

/** The texts are in `lib/cms/seed/posts/fr/<slug>.md`. */
export const posts = {
  'false-friends': {
    displayTitle: 'Faux amis : ces mots français qui trompent',
    excerpt:
      'Une librairie qui n’est pas une « library », une journée sans voyage : les mots qui égarent ceux qui viennent de l’anglais.',
    badge: badges.tips,
  },
  'subjunctive-for-patient-people': {
    displayTitle: 'Le subjonctif pour gens patients',
    excerpt:
      'Rapporter ou réagir ? Une question, une minute de terminaisons et sept tasses de thé pour faire la paix avec le subjonctif.',
    badge: badges.grammar,
  },
  'delf-a1-day-by-day': {
    displayTitle: 'Le DELF A1, jour après jour',
    excerpt:
      'Ce que demande le DELF A1, comment il est noté, et un plan de quarante minutes par jour pour les quatorze derniers jours.',
    badge: badges.exams,
  },
  'ten-minutes-a-day': {
    displayTitle: 'Dix minutes par jour : un plan pour ceux qui n’ont pas le temps',
    excerpt:
      'Une ancre, un lieu et une semaine qui se répète : garder son français vivant malgré le travail, la famille et un long trajet.',
    badge: badges.tips,
  },
  'writing-a-formal-email': {
    displayTitle: 'Écrire un e-mail officiel en français',
    excerpt:
      'Le plan d’un e-mail officiel, de l’objet à la formule finale, avec des phrases à réutiliser et un exemple complet.',
    badge: badges.abroad,
  },
  'nasal-vowels-for-burmese-ears': {
    displayTitle: 'Les voyelles nasales pour oreilles birmanes',
    excerpt:
      'Des voyelles nasales, vous en dites tous les jours en birman. Comment passer de là à pain, paon et pont avec un miroir et dix minutes.',
    badge: badges.pronunciation,
  },
  'helping-your-child-learn-french': {
    displayTitle: 'Aider son enfant à apprendre le français sans le parler',
    excerpt:
      'Pas besoin de savoir le français : que faire chez soi en dix minutes, qu’attendre à chaque âge, et cinq choses à ne pas faire.',
    badge: badges.parents,
  },
  'tu-and-vous': {
    displayTitle: 'Tu ou vous ? Petit guide pour gens polis',
    excerpt:
      'Le birman a bien des mots pour « vous », le français en a deux. Où passe la ligne, comment on change, et que dire dans le doute.',
    badge: badges.culture,
  },
  'choosing-delf-tcf-or-tef': {
    displayTitle: 'DELF, TCF ou TEF : quel examen pour vous ?',
    excerpt:
      'Diplôme ou test ? À quoi sert chaque examen, comment il est noté, combien de temps il vaut, et cinq questions pour choisir.',
    badge: badges.exams,
  },
  'counting-from-seventy-to-ninety-nine': {
    displayTitle: 'Compter de soixante-dix à quatre-vingt-dix-neuf',
    excerpt:
      'Pourquoi 99 fait quatre fois vingt plus dix-neuf, comment l’entendre sans panique, et trois jeux pour la table de la cuisine.',
    badge: badges.grammar,
  },
  'past-tenses-as-a-film': {
    displayTitle: 'Les temps du passé, comme un film',
    excerpt:
      'L’imparfait est la caméra, le passé composé le clap. Une fois qu’on voit le film, le choix se fait tout seul.',
    badge: badges.grammar,
  },
  'studying-in-france-first-steps': {
    displayTitle: 'Étudier en France : les premiers pas',
    excerpt:
      'De la première idée aux dix premiers jours : diplômes, niveau de langue, papiers, visa et logement, dans l’ordre où vous en aurez besoin.',
    badge: badges.abroad,
  },
  'learning-with-french-songs': {
    displayTitle: 'Apprendre avec des chansons françaises',
    excerpt:
      'Une chanson, une semaine, cinq étapes : tirer d’un air qu’on aime du rythme, de la grammaire et du courage. Avec cinq chansons anciennes.',
    badge: badges.pronunciation,
  },
  'remembering-le-and-la': {
    displayTitle: 'Retenir le et la',
    excerpt:
      'Pourquoi une table est-elle féminine ? Terminaisons, couleurs et deux tasses pour ranger les noms français dans le bon tiroir.',
    badge: badges.grammar,
  },
};
