export const faq = [
  {
    question: 'Je ne connais pas mon niveau. Quel cours choisir ?',
    answer:
      'Passez le test de niveau sur ce site : 32 questions, 8 minutes, gratuit, sans compte. Il estime votre niveau de A1 à C2 et vous conseille un cours. Si vous n’avez jamais appris le français, passez directement à un cours pour débutants (A1). Entre deux niveaux, choisissez le plus bas : pendant les deux premières semaines, nous vous changeons de groupe sans frais si le cours est trop facile ou trop difficile.',
  },
  {
    question: 'De quoi ai-je besoin pour les cours sur Zoom ?',
    answer:
      'D’un téléphone, d’une tablette ou d’un ordinateur, de l’application Zoom (gratuite) et d’une connexion suffisante pour un appel vocal ordinaire. Un casque aide beaucoup. Une fois votre place dans une classe confirmée, vous trouvez le lien, le même pour tout le cours, sur la page « Suivre ma demande ». Si la connexion est faible, coupez la caméra : le cours continue, et la page étudiée vous est envoyée à l’avance, en petit PDF.',
  },
  {
    question: 'Comment payer par banque ou par paiement mobile ?',
    answer:
      'Versez le prix sur l’un de nos comptes (KBZ Bank, AYA Bank, KBZPay ou Wave Pay), faites une capture d’écran qui montre le montant, la date et le numéro de transaction, et joignez-la au formulaire de votre cours. Nous la vérifions en général sous un jour ouvré et vous écrivons. Les coordonnées sont sur la page d’inscription, toujours au nom de l’École Padauk ; nous ne vous demandons jamais de payer sur un compte privé.',
  },
  {
    question: 'Combien de temps pour finir un niveau, et pour quel prix total ?',
    answer:
      'En règle générale, le niveau A1 prend deux trimestres (72 heures, 440 000 MMK avant remise) et le niveau A2 trois trimestres (108 heures, 720 000 MMK). Pour le B1, comptez encore une année (144 heures, 1 100 000 MMK) : la plupart de nos élèves choisissent notre cours DELF B1 (320 000 MMK) comme dernier de ses quatre trimestres. Le niveau B2 demande encore environ deux ans (288 heures, 2 240 000 MMK). De zéro au B2, cela fait environ 600 heures. Les cours particuliers coûtent 25 000 MMK l’heure, dix heures 220 000 MMK ; la préparation aux examens sans cours collectif, comme le DALF, le TCF ou le TEF, se fait en cours particuliers, au même prix. Si aucun groupe n’est ouvert à votre niveau, écrivez-nous : nous en ouvrons un à partir de quatre élèves, ou nous vous faisons une offre.',
  },
  {
    question: 'Puis-je être remboursé ?',
    answer:
      'Cours collectifs : la totalité jusqu’à trois jours avant la première leçon ; ensuite 80 %, si vous nous prévenez avant la deuxième ; plus tard, vous pouvez reporter une fois votre inscription, sans frais, sur un cours ultérieur. Cours particuliers : les leçons non suivies sont remboursées, moins 10 000 MMK. Cours en vidéo : la totalité dans les sept jours suivant l’ouverture de l’accès, si vous avez ouvert trois leçons au plus. Si un groupe ne se remplit pas, tout vous est rendu ; si nous devons arrêter un cours, nous vous remboursons les leçons non données. Les remboursements sont versés sous sept jours ouvrés sur le compte qui a servi au paiement.',
  },
  {
    question: 'Que se passe-t-il si je manque une leçon ?',
    answer:
      'Vous recevez les notes et les devoirs le soir même. Les cours collectifs d’adultes et d’adolescents sur Zoom sont enregistrés, et les élèves du groupe peuvent les revoir pendant 14 jours. Les cours des enfants ne sont pas enregistrés ; nous envoyons aux parents une page avec les mots nouveaux et un petit fichier audio. Une leçon particulière peut être déplacée sans frais jusqu’à 24 heures avant son début.',
  },
  {
    question: 'Comment les enfants sont-ils répartis, et combien dure une leçon ?',
    answer:
      'Les enfants de 5 à 13 ans apprennent en trois groupes : 5 à 7, 8 à 10 et 11 à 13 ans. Dans ces groupes, une leçon dure 1 heure, avec un changement d’activité toutes les dix minutes environ ; les matinées d’art des vacances, « Bateaux de papier », durent 2 heures, avec une pause, comme les cours du week-end pour les francophones de 12 à 17 ans. Un groupe compte dix enfants au plus. Pour les plus jeunes sur Zoom, un adulte reste à portée de voix pendant les deux premières leçons. Les adolescents de 14 à 17 ans ont leur propre cours, et les débutants de 11 à 17 ans commencent ensemble. Le DELF Prim et le DELF Junior ont chacun leur groupe.',
  },
  {
    question: 'Aurai-je un certificat ? Est-ce la même chose que le DELF ?',
    answer:
      'Qui suit au moins les trois quarts des cours reçoit une attestation de l’École Padauk avec le nom du cours, les heures et le niveau travaillé. Ce n’est ni un DELF ni un DALF. Ces diplômes sont délivrés par le ministère français de l’Éducation nationale après un examen dans un centre officiel, qui a ses dates et ses tarifs. Nous vous préparons, vous aidons à vous inscrire et vous disons franchement quand vous êtes prêt.',
  },
  {
    question: 'Comment fonctionnent les cours en vidéo ?',
    answer:
      'Choisissez un cours en vidéo, créez un compte, versez le prix et envoyez la capture d’écran. Dès que l’école l’a acceptée, les leçons s’ouvrent dans l’application École Padauk pour Android et iPhone, avec la même adresse e-mail et le même mot de passe. Vous pouvez les regarder pendant six mois, autant que vous voulez. Votre profil sur ce site indique si votre inscription est en attente ou acceptée. Le film de la page du cours est gratuit pour tous.',
  },
  {
    question: 'Pouvez-vous m’aider à obtenir un visa pour la France ?',
    answer:
      'Nous aidons pour le français, pas pour la décision. Nous pouvons vous dire quel niveau de langue les universités et les écoles demandent d’habitude, relire avec vous votre lettre de motivation et préparer l’entretien. Seules les autorités françaises décident du visa, et personne ne peut le garantir. Vérifiez toujours les règles en vigueur sur les sites officiels de France-Visas et de Campus France. Nous ne délivrons d’attestation d’inscription qu’aux élèves qui suivent vraiment les cours.',
  },
  {
    question: 'Livrez-vous les livres hors de Yangon ?',
    answer:
      'Oui, partout au Myanmar où va un transporteur ou un autocar qui prend les colis. Commandez sur la page Livres ; nous vous appelons pour convenir du paiement et de la livraison. À Yangon, un livre arrive en un à deux jours pour environ 3 000 MMK ; ailleurs en trois à six jours pour environ 4 000 à 6 000 MMK, selon le transporteur. Vous pouvez aussi le retirer gratuitement à l’école.',
  },
];
