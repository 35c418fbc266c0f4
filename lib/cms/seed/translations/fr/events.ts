const school = 'École Padauk, Bahan, Yangon';

export const events = {
  'Open day: sit in on a lesson': {
    title: 'Portes ouvertes : assistez à une leçon',
    place: 'École Padauk, Bahan, Yangon, et sur Zoom',
    summary:
      'Quatre leçons d’essai de trente minutes, pour enfants, adolescents, débutants et candidats aux examens. Rencontrez les professeurs et passez le test de niveau avec nous. Gratuit, sans réservation.',
  },
  'French film evening with subtitles': {
    title: 'Soirée cinéma en français, avec sous-titres',
    place: school,
    summary:
      'Une comédie en français sous-titrée en français, une petite fiche de vocabulaire avant et une discussion après. À partir de A2. Gratuit pour les élèves, 3 000 MMK pour les invités, thé compris.',
  },
  'Francophone family day': {
    title: 'Journée francophone des familles',
    place: school,
    summary:
      'Des chansons de Dakar, un conte du Québec, des recettes de Hanoï et de Lyon, et le spectacle de marionnettes des enfants. Les familles sont les bienvenues jusqu’à 16 h.',
  },
  'DELF practice session, A1 to B2': {
    title: 'DELF blanc, de A1 à B2',
    place: school,
    summary:
      'Un examen blanc complet en conditions réelles, oral compris, avec un bilan écrit sous cinq jours. 15 000 MMK ; gratuit pour les élèves qui préparent un examen chez nous.',
  },
  'Crêpe afternoon for families': {
    title: 'Après-midi crêpes en famille',
    place: school,
    summary:
      'Les enfants commandent, comptent et cuisinent en français ; les parents tiennent la poêle. Sucre, citron, sucre de palme et bananes sur la table. 5 000 MMK par famille.',
  },
};
