export const banners = [
  {
    text: 'Le français, de Yangon jusqu’où vous voulez aller',
    lead: 'Des cours sur Zoom et à Bahan pour enfants, adolescents et adultes. Trouvez d’abord votre niveau : 32 questions, 8 minutes, gratuit.',
    action: 'Trouver mon niveau',
  },
  {
    text: 'Les enfants apprennent le français en jouant',
    lead: 'De 5 à 13 ans, en trois petits groupes. Une heure par leçon, pleine de chansons, d’histoires et de marionnettes, jamais plus de dix enfants.',
    action: 'Voir les cours pour enfants',
  },
  {
    text: 'Une soirée tranquille, un plan clair, un DELF',
    lead: 'Préparez l’examen après le travail, avec un professeur qui sait comment les points s’attribuent et vous dit franchement quand vous êtes prêt.',
    action: 'Voir la préparation aux examens',
  },
];
