export const books = {
  'Premiers pas': {
    summary:
      'Douze unités pour la première moitié du niveau A1, avec toutes les consignes en français et en birman. Les dialogues se passent d’abord à Yangon, puis en France.',
  },
  'DELF A1 A2 : le cahier d’examen': {
    summary:
      'Huit examens blancs complets, quatre pour le A1 et quatre pour le A2, avec corrigés, grilles de notation et copies commentées, réussies ou non.',
  },
  'Les sons du français': {
    summary:
      'Trente-six sons, un par double page, comparés aux sons birmans les plus proches. Des dessins montrent les lèvres et la langue ; aucun alphabet phonétique nécessaire.',
  },
  'Verbes du quotidien': {
    summary:
      'Les 120 verbes qui portent la plupart des conversations, chacun avec ses temps, deux phrases utiles et l’erreur que nous entendons le plus souvent.',
  },
  'Petit Padauk': {
    summary:
      'Un album pour les enfants de 5 à 10 ans : une fleur jaune descend l’Ayeyarwady et apprend un mot français à chaque page. Avec des autocollants.',
  },
  'Conversation à Yangon': {
    summary:
      'Quarante conversations dans une maison de thé, un taxi, un dispensaire et un bureau, écrites comme on parle vraiment, avec des questions pour discuter à deux.',
  },
  'Grammaire B1 pas à pas': {
    summary:
      'Des temps du passé au subjonctif en quatre-vingt-dix petites étapes. Une règle par page, les exercices en face, les corrigés à la fin.',
  },
  'Le français du tourisme': {
    summary:
      'Le français des guides, des hôtels et des compagnies aériennes : accueillir, présenter une pagode, traiter une réclamation. Avec un glossaire français, anglais et birman.',
  },
};
