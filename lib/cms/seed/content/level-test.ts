import type { LevelSeed } from '@/lib/cms/seed/types';

/**
 * The placement test: 32 questions, A1 to C2, each level harder than the last. All four options of each were tried;
 * `note` proves the key. The place of the right answer is spread evenly and follows no pattern.
 */
export const levelTest: LevelSeed[] = [
  {
    level: 'A1',
    questionAndAnswer: [
      {
        question: 'Complétez : « Bonjour ! Je ___ Su Su. »',
        hints: ['t’appelles', 's’appelle', 'm’appelle', 'appelez'],
        answer: 'm’appelle',
        note: 'Reflexive verb, first person: je m’appelle. « t’appelles » goes with tu, « s’appelle » with il, elle or on, « appelez » with vous and lacks the reflexive pronoun.',
      },
      {
        question: 'Complétez : « Nous ___ à Yangon. »',
        hints: ['habite', 'habitons', 'habitez', 'habitent'],
        answer: 'habitons',
        note: 'Present tense with nous ends in -ons. « habite » is je, il, elle or on, « habitez » is vous, « habitent » is ils or elles.',
      },
      {
        question:
          'Lisez : « Salut Mina ! Rendez-vous demain à dix heures devant la gare. Prends ton parapluie ! Paul » Où se retrouvent Mina et Paul ?',
        hints: ['dans le train', 'chez Mina', 'au café', 'devant la gare'],
        answer: 'devant la gare',
        note: '« Rendez-vous … devant la gare » names the place. They are not yet on a train, and neither Mina’s home nor a café is mentioned.',
      },
      {
        question: 'Complétez : « Il est sept heures du matin. Thida prend son ___ : un café et du pain. »',
        hints: ['petit déjeuner', 'repas du soir', 'goûter', 'dessert'],
        answer: 'petit déjeuner',
        note: 'The first meal, at seven in the morning, is the petit déjeuner. « repas du soir » is the evening meal, « goûter » the afternoon snack, « dessert » ends a meal. « déjeuner » is left out on purpose: it means breakfast in Belgium and Switzerland.',
      },
      {
        question: 'Lisez : « Magasin ouvert du lundi au samedi, de 9 h à 19 h. » Quand le magasin est-il fermé ?',
        hints: ['le lundi à 10 h', 'le mercredi à 18 h', 'le samedi à 15 h', 'le dimanche à 11 h'],
        answer: 'le dimanche à 11 h',
        note: 'Sunday is the only day outside « du lundi au samedi ». The three other moments fall on an opening day between 9 h and 19 h, so the shop is open.',
      },
      {
        question: 'Vous ne comprenez pas votre professeur. Que dites-vous ?',
        hints: [
          'Vous pouvez répéter, s’il vous plaît ?',
          'Vous habitez ici depuis longtemps ?',
          'Je vous souhaite un bon week-end !',
          'Je suis désolé, je suis en retard.',
        ],
        answer: 'Vous pouvez répéter, s’il vous plaît ?',
        note: 'One asks for a repetition. « Vous habitez ici depuis longtemps ? » starts small talk, « Je vous souhaite un bon week-end ! » takes leave, « Je suis désolé, je suis en retard » excuses a late arrival.',
      },
    ],
  },
  {
    level: 'A2',
    questionAndAnswer: [
      {
        question: 'Complétez : « Hier soir, nous ___ au cinéma. »',
        hints: ['avons allé', 'sommes allés', 'allons', 'irons'],
        answer: 'sommes allés',
        note: 'A finished event yesterday: passé composé, and aller takes être. « avons allé » has the wrong auxiliary, « allons » is present and « irons » future, both against « hier soir ».',
      },
      {
        question: 'Complétez : « — Tu connais cette chanteuse ? — Oui, je ___ connais bien. »',
        hints: ['le', 'lui', 'la', 'elle'],
        answer: 'la',
        note: 'Connaître takes a direct object, here feminine singular: la. « le » is masculine, « lui » is an indirect object, « elle » cannot stand between je and the verb.',
      },
      {
        question: 'Complétez : « J’ai froid, j’ai mal à la tête et je tousse. Je crois que j’ai attrapé ___. »',
        hints: ['un rhume', 'une ordonnance', 'un coup de soleil', 'un médicament'],
        answer: 'un rhume',
        note: 'Attraper un rhume: to catch a cold, with a cough and a headache. A « coup de soleil » comes from the sun and does not make one cough; an « ordonnance » is written and a « médicament » taken, neither is caught.',
      },
      {
        question:
          'Complétez : « Je n’ai plus d’argent sur moi. Je vais au distributeur de billets pour ___ de l’argent. »',
        hints: ['retirer', 'dépenser', 'gagner', 'prêter'],
        answer: 'retirer',
        note: 'One takes cash out of a machine: retirer de l’argent. With no money on one, one can neither lend (« prêter ») nor spend (« dépenser »), and money is not earned (« gagner ») at a cash machine.',
      },
      {
        question:
          'Lisez : « Salut Paul ! Désolée, je ne peux pas venir à midi : j’ai une réunion. On mange ensemble ce soir ? Léa » Qu’est-ce que Léa propose ?',
        hints: [
          'de manger avec Paul à midi',
          'de manger avec Paul ce soir',
          'd’aller à une réunion avec Paul',
          'de venir voir Paul après-demain',
        ],
        answer: 'de manger avec Paul ce soir',
        note: '« On mange ensemble ce soir ? » is the offer. Midday is what she cancels, the meeting is her reason and Paul is not invited to it, and no other day is mentioned.',
      },
      {
        question:
          'Lisez : « La bibliothèque est fermée pour travaux du 3 au 15 mai. Pendant cette période, vous pouvez rendre vos livres à l’accueil de la mairie. À partir du 16 mai, vous pouvez de nouveau en emprunter. » Que peut-on faire le 10 mai ?',
        hints: [
          'emprunter un livre à la mairie',
          'rapporter un livre à la mairie',
          'emprunter un livre à la bibliothèque',
          'lire un journal à la bibliothèque',
        ],
        answer: 'rapporter un livre à la mairie',
        note: 'On 10 May the library is closed, so nobody reads or borrows there; the town hall only takes books back (rendre = rapporter), and one borrows again from 16 May on.',
      },
    ],
  },
  {
    level: 'B1',
    questionAndAnswer: [
      {
        question: 'Complétez : « Il faut que tu ___ à l’heure demain matin. »',
        hints: ['sois', 'es', 'seras', 'être'],
        answer: 'sois',
        note: 'Il faut que calls for the subjunctive: que tu sois. « es » and « seras » are indicative; « être » is an infinitive and cannot follow que tu.',
      },
      {
        question: 'Complétez : « C’est le film ___ je t’ai parlé hier. »',
        hints: ['que', 'qui', 'auquel', 'dont'],
        answer: 'dont',
        note: 'Parler de quelque chose: the complement in de becomes dont. « que » is a direct object, « qui » a subject (here je is the subject), « auquel » would stand for a complement in à.',
      },
      {
        question:
          'Lisez : « Avant, j’allais au bureau en voiture et j’arrivais toujours de mauvaise humeur. Depuis que j’ai un vélo, je mets dix minutes de plus, mais j’arrive en pleine forme, même sous la pluie. Mes collègues, eux, continuent à me prendre pour un fou. » Qu’est-ce qui a changé ?',
        hints: [
          'L’auteur passe moins de temps en route.',
          'L’auteur commence mieux sa journée.',
          'L’auteur ne travaille plus les jours de pluie.',
          'L’auteur a donné envie de vélo à ses collègues.',
        ],
        answer: 'L’auteur commence mieux sa journée.',
        note: 'From « de mauvaise humeur » to « en pleine forme ». The way takes ten minutes more, he rides in the rain, too, and his colleagues still think him mad.',
      },
      {
        question: 'Complétez : « Si nous avions plus de temps, nous ___ le japonais. »',
        hints: ['apprendrons', 'apprenons', 'apprendrions', 'apprenions'],
        answer: 'apprendrions',
        note: 'Si + imparfait calls for the present conditional in the main clause: apprendrions. « apprendrons » (future) and « apprenons » (present) go with si + présent; « apprenions » is the imparfait, which belongs in the si clause.',
      },
      {
        question:
          'Complétez : « L’appareil ne marchait pas, mais le vendeur a refusé de me ___ : il m’a seulement proposé un échange. »',
        hints: ['rembourser', 'récompenser', 'remercier', 'remplacer'],
        answer: 'rembourser',
        note: 'Rembourser quelqu’un: to give the money back, the other solution besides an exchange. « récompenser » is to reward and « remercier » to thank; « remplacer » would put somebody else in the customer’s place.',
      },
      {
        question:
          'Lisez : « Je cherche quelqu’un avec qui partager mon appartement à partir de mars. Comme je travaille souvent à la maison, je préférerais que ce soit une personne tranquille. Par contre, le week-end, vos amis seront les bienvenus : il m’arrive à moi aussi d’inviter du monde. » Quelle phrase est vraie ?',
        hints: [
          'La chambre est libre dès maintenant.',
          'Il est interdit de recevoir des amis.',
          'L’auteur travaille loin de chez lui.',
          'Le calme compte surtout en semaine.',
        ],
        answer: 'Le calme compte surtout en semaine.',
        note: 'Quiet is asked for because of work at home, and « par contre, le week-end » lifts it. The room is free from March, friends are welcome at the weekend, and the writer works at home.',
      },
    ],
  },
  {
    level: 'B2',
    questionAndAnswer: [
      {
        question: 'Complétez : « Si tu m’avais prévenu, je ___ te chercher à la gare hier soir. »',
        hints: ['serai venu', 'étais venu', 'serais venu', 'sois venu'],
        answer: 'serais venu',
        note: 'Si + plus-que-parfait with an unreal past result (« hier soir »): past conditional. « serai venu » is the future perfect, « étais venu » the plus-que-parfait, which belongs in the si clause, « sois venu » a subjunctive with nothing to call for it.',
      },
      {
        question: 'Complétez : « Après des heures de discussion, les deux équipes sont enfin ___ à un accord. »',
        hints: ['atteintes', 'réussies', 'parvenues', 'abouties'],
        answer: 'parvenues',
        note: 'Parvenir à takes être: sont parvenues à un accord. Atteindre has no à in this sense and takes avoir (ont atteint un accord); réussir and aboutir take avoir (ont réussi, ont abouti à un accord).',
      },
      {
        question: 'Complétez : « Je te laisse mes clés, ___ tu rentrerais avant moi. »',
        hints: ['pourvu que', 'à moins que', 'afin que', 'au cas où'],
        answer: 'au cas où',
        note: 'Au cas où is followed by the conditional, as here (rentrerais). « pourvu que », « à moins que » and « afin que » call for the subjunctive (tu rentres).',
      },
      {
        question: 'Vous écrivez à une entreprise que vous ne connaissez pas. Quelle phrase convient ?',
        hints: [
          'Je vous serais reconnaissant de bien vouloir m’envoyer votre catalogue.',
          'Je te serais très reconnaissant de bien vouloir m’envoyer ton catalogue.',
          'Ce serait super sympa de votre part de m’envoyer le catalogue, merci !',
          'Il me faut votre catalogue au plus vite, alors envoyez-le-moi.',
        ],
        answer: 'Je vous serais reconnaissant de bien vouloir m’envoyer votre catalogue.',
        note: 'A formal request uses vous, the conditional and a polite formula. « Je te serais » says tu to strangers, « super sympa » is colloquial, « Il me faut … envoyez-le-moi » is an order and impolite.',
      },
      {
        question:
          'Lisez : « On nous annonçait le télétravail comme la fin du stress. Les trajets ont certes diminué, mais bien des salariés avouent regretter la machine à café, où se réglaient en deux minutes des questions qui occupent désormais toute une réunion. » Que montre l’auteur ?',
        hints: [
          'Les salariés refusent aujourd’hui de revenir au bureau.',
          'Un gain attendu s’accompagne d’une perte imprévue.',
          'Les trajets sont restés aussi longs qu’auparavant.',
          'Les réunions règlent mieux les questions qu’avant.',
        ],
        answer: 'Un gain attendu s’accompagne d’une perte imprévue.',
        note: '« Certes … mais » concedes the gain (shorter trips) and opposes a loss nobody had announced: quick talks at the coffee machine. Staff miss the office, trips became shorter, and meetings take longer for the same questions.',
      },
    ],
  },
  {
    level: 'C1',
    questionAndAnswer: [
      {
        question: 'Complétez : « Passez nous voir, ___ cinq minutes. »',
        hints: ['ne serait-ce que', 'quoi qu’il en soit', 'tant bien que mal', 'd’autant plus que'],
        answer: 'ne serait-ce que',
        note: 'Ne serait-ce que: even if only, here with a duration. « quoi qu’il en soit » (in any case) and « tant bien que mal » (after a fashion) stand alone and introduce no duration; « d’autant plus que » needs a clause.',
      },
      {
        question:
          'Lisez : « D’abord intransigeante, la directrice a fini par mettre de l’eau dans son vin. » Que s’est-il passé ?',
        hints: [
          'Elle a renoncé à son poste.',
          'Elle a caché la vérité.',
          'Elle a réduit ses dépenses.',
          'Elle est devenue plus conciliante.',
        ],
        answer: 'Elle est devenue plus conciliante.',
        note: 'Mettre de l’eau dans son vin means to soften one’s demands; « d’abord intransigeante … a fini par » marks the contrast. The idiom says nothing of resigning, hiding the truth or saving money.',
      },
      {
        question: 'Quelle phrase appartient au registre soutenu ?',
        hints: [
          'Je ne savais pas qu’il était malade.',
          'Je savais pas qu’il était souffrant.',
          'Je n’étais pas au courant de sa maladie.',
          'J’ignorais qu’il fût souffrant.',
        ],
        answer: 'J’ignorais qu’il fût souffrant.',
        note: 'The imperfect subjunctive « fût », with ignorer and souffrant, marks the elevated register. « Je ne savais pas … » and « Je n’étais pas au courant … » are everyday standard French; « Je savais pas » drops ne, which is colloquial.',
      },
      {
        question:
          'Lisez : « Le maire promet des pistes cyclables “avant la fin de l’année”. Il a oublié de préciser laquelle. » Que laisse entendre le journaliste ?',
        hints: [
          'Le maire n’a pas choisi le tracé des pistes.',
          'Les pistes pourraient se faire attendre longtemps.',
          'Le maire s’est trompé d’année dans son discours.',
          'Les pistes seront prêtes plus tôt que prévu.',
        ],
        answer: 'Les pistes pourraient se faire attendre longtemps.',
        note: '« Laquelle » (feminine singular) stands for l’année: since no year is named, the journalist mocks a promise without a date. It cannot stand for « les pistes » (plural: lesquelles); no wrong year is given, and nothing suggests an early finish.',
      },
      {
        question: 'Que signifie « Il s’en est fallu de peu qu’elle ne renonce » ?',
        hints: [
          'Elle a renoncé à peu de chose.',
          'Elle a dû renoncer.',
          'Elle a failli renoncer.',
          'Elle n’a jamais songé à renoncer.',
        ],
        answer: 'Elle a failli renoncer.',
        note: 'Il s’en est fallu de peu que: it very nearly happened; ne alone is expletive and does not negate. She did not give up, so neither « a renoncé » nor « a dû renoncer »; she was close to it, so not « jamais songé ».',
      },
    ],
  },
  {
    level: 'C2',
    questionAndAnswer: [
      {
        question: 'Que signifie « Dût-il y passer la nuit, il finira ce travail » ?',
        hints: [
          'Comme il a dû y passer la nuit, il finira ce travail.',
          'Dès qu’il y aura passé la nuit, il finira ce travail.',
          'S’il n’y passe pas la nuit, il ne finira pas ce travail.',
          'Même s’il devait y passer la nuit, il finira ce travail.',
        ],
        answer: 'Même s’il devait y passer la nuit, il finira ce travail.',
        note: 'The inverted imperfect subjunctive dût-il expresses a concessive hypothesis: même s’il devait. It states no past cause (comme il a dû), no moment in time (dès que) and no condition for finishing (the work is finished whatever happens).',
      },
      {
        question: 'Que signifie « Elle s’est fait fort de convaincre le jury » ?',
        hints: [
          'Elle a convaincu le jury à force d’insister.',
          'Elle a eu toutes les peines du monde à convaincre le jury.',
          'Elle s’est dite capable de convaincre le jury.',
          'Elle s’est gardée de vouloir convaincre le jury.',
        ],
        answer: 'Elle s’est dite capable de convaincre le jury.',
        note: 'Se faire fort de means to claim that one is able to do something; it says nothing of the difficulty (toutes les peines du monde) or of success (elle a convaincu), and se garder de, to refrain from, is nearly the opposite.',
      },
      {
        question: 'Complétez : « Loin de ___ la querelle, sa réponse n’a fait que l’envenimer. »',
        hints: ['étancher', 'épancher', 'vider', 'évider'],
        answer: 'vider',
        note: 'Vider une querelle: to settle it for good, the opposite of l’envenimer. « étancher » goes with a thirst, « épancher » with one’s heart, « évider » with a piece of wood: none of the three takes a quarrel.',
      },
      {
        question:
          'Lisez : « Il avait le talent, rare chez les orateurs, de savoir se taire ; on regrettait qu’il n’en usât pas davantage. » Que pense l’auteur de cet homme ?',
        hints: [
          'Il prenait trop rarement la parole.',
          'Il aurait gagné à parler moins.',
          'Il abusait de la patience des autres orateurs.',
          'Il n’osait pas contredire ses adversaires.',
        ],
        answer: 'Il aurait gagné à parler moins.',
        note: '« En » stands for the talent of keeping silent: one wished he used silence more, so he spoke too much. « Trop rarement » reverses the irony; nothing is said of other speakers’ patience or of a fear of contradicting.',
      },
    ],
  },
];
