export const services = {
  'Placement Test': {
    title: 'Test de niveau',
    description:
      'Un test gratuit en ligne : trente-deux questions, 8 minutes, de A1 à C2. Sur demande, un professeur ajoute un entretien de dix minutes par téléphone ou sur Zoom, car un test ne vous entend pas parler.',
  },
  'DELF and DALF Coaching': {
    title: 'Préparation individuelle DELF et DALF',
    description:
      'Une préparation individuelle à une seule épreuve ou aux quatre, du DELF A1 au DALF C1. Une épreuve blanche, une estimation honnête, un plan par semaine et des corrections sous trois jours. 25 000 MMK l’heure.',
  },
  Translation: {
    title: 'Traduction',
    description:
      'Lettres, diplômes, menus et sites web entre le français, l’anglais et le birman, traduits par un professeur et relus par un second. Nous ne sommes pas traducteurs assermentés : pour un document qui exige un tampon, nous vous disons à qui vous adresser à l’ambassade.',
  },
  'School Programmes': {
    title: 'Programmes pour les écoles',
    description:
      'Le français dans l’emploi du temps de votre école, de 5 à 13 ans, en trois groupes et en séances de 1 heure. Nous enseignons votre programme ou apportons le nôtre, avec livres, tests et bilans pour les parents. Demandez un devis par le formulaire.',
  },
  'Corporate French': {
    title: 'Français en entreprise',
    description:
      'Des formations courtes pour hôtels, compagnies aériennes et sociétés commerciales, bâties sur vos appels, vos e-mails et vos réunions. Dans vos bureaux avant ou après le travail, ou sur Zoom, par groupes de quatre à dix.',
  },
  'Conversation Club': {
    title: 'Club de conversation',
    description:
      'Quatre-vingt-dix minutes autour d’un sujet et d’un thé, une fois par semaine, à partir de A2. Ko Min Thant entretient la conversation et personne ne vous corrige sans que vous le demandiez. Gratuit pour les élèves, 5 000 MMK pour les invités.',
  },
  'Study-in-France Guidance': {
    title: 'Conseils pour étudier en France',
    description:
      'Un entretien pour préparer des études en France : quel niveau, quel examen, quelles dates. Nous relisons aussi le français de votre dossier et vous renseignons sur les autres pays francophones. Pas de frais d’agence, et pas de promesse sur les visas.',
  },
  Library: {
    title: 'Bibliothèque',
    description:
      'Neuf cents romans, bandes dessinées, livres pour enfants et magazines en français dans notre salle de lecture de Bahan. Les élèves en empruntent trois à la fois pour trois semaines ; les visiteurs lisent sur place.',
  },
  'Holiday Camp': {
    title: 'Stage de vacances',
    description:
      'Une semaine de matinées en français pendant les vacances de Thingyan et d’octobre, pour les enfants de 5 à 13 ans : cuisine, théâtre, peinture, jeux. Sans connaissances préalables. Goûter et matériel compris.',
  },
  'IGCSE French': {
    title: 'Français IGCSE',
    description:
      'Un soutien pour les élèves des écoles internationales, seuls ou à deux. Les quatre compétences, la méthode sur d’anciens sujets et l’entraînement à l’oral, au rythme de ce que l’école enseigne ce mois-là.',
  },
  Mission: {
    title: 'Mission',
    description:
      'Rendre le français accessible à tous au Myanmar, quels que soient l’âge, la ville ou la connexion : avec des professeurs qui expliquent en birman quand cela aide, des prix clairs, des groupes assez petits pour que chacun parle, et des conseils honnêtes, même quand la réponse est « pas encore ».',
  },
  Vision: {
    title: 'Vision',
    description:
      'Un pays où le français ouvre les portes des études, du travail et des livres au plus grand nombre, et où chacun garde sa propre voix : des gens qui savent raconter le Myanmar en français et rapportent chez eux ce qu’ils ont trouvé ailleurs.',
  },
};
