import type { BookSeed } from '@/lib/cms/seed/types';

/** The eight books that the school prints and sells. */
export const books: BookSeed[] = [
  {
    title: 'Premiers pas',
    teacher: 'Thiri Aung',
    price: 18000,
    summary:
      'Twelve units for the first half of A1, with every instruction in French and Burmese. Dialogues are set in Yangon first, in France later.',
    pages: 136,
    levels: 'Beginner (A1)',
    picture: 'book-premiers-pas',
    alt: 'Cover of Premiers pas',
  },
  {
    title: 'DELF A1 A2 : le cahier d’examen',
    teacher: 'Julien Lefèvre',
    price: 24000,
    summary:
      'Eight complete practice papers, four for A1 and four for A2, with answer keys, marking grids and sample answers, both passing and failing.',
    pages: 168,
    levels: 'Beginner (A1), Elementary (A2)',
    picture: 'book-delf-a1-a2',
    alt: 'Cover of DELF A1 A2 : le cahier d’examen',
  },
  {
    title: 'Les sons du français',
    teacher: 'Ko Min Thant',
    price: 15000,
    summary:
      'Thirty-six sounds, one per double page, compared with the Burmese sounds nearest to them. Drawings show the lips and the tongue; no phonetic alphabet needed.',
    pages: 96,
    levels: 'Beginner (A1), Elementary (A2)',
    picture: 'book-sons-du-francais',
    alt: 'Cover of Les sons du français',
  },
  {
    title: 'Verbes du quotidien',
    teacher: 'Claire Moreau',
    price: 14000,
    summary:
      'The 120 verbs that carry most conversations, each with its tenses, two useful sentences and the mistake we hear most often.',
    pages: 144,
    levels: 'Beginner (A1) to Intermediate (B1)',
    picture: 'book-verbes-du-quotidien',
    alt: 'Cover of Verbes du quotidien',
  },
  {
    title: 'Petit Padauk',
    teacher: 'Nilar Win',
    price: 12000,
    summary:
      'A picture book for children aged 5 to 10: a yellow flower travels down the Ayeyarwady and learns one French word on every page. With stickers.',
    pages: 48,
    levels: 'Beginner (A1)',
    picture: 'book-petit-padauk',
    alt: 'Cover of Petit Padauk, a picture book for children',
  },
  {
    title: 'Conversation à Yangon',
    teacher: 'Ko Min Thant',
    price: 22000,
    summary:
      'Forty conversations from a tea shop, a taxi, a clinic and an office, written as people really speak, with questions to talk about in pairs.',
    pages: 152,
    levels: 'Elementary (A2), Intermediate (B1)',
    picture: 'book-conversation-a-yangon',
    alt: 'Cover of Conversation à Yangon',
  },
  {
    title: 'Grammaire B1 pas à pas',
    teacher: 'Claire Moreau',
    price: 28000,
    summary:
      'From the past tenses to the subjunctive in ninety short steps. One rule a page, exercises opposite, answers at the back.',
    pages: 208,
    levels: 'Intermediate (B1)',
    picture: 'book-grammaire-b1',
    alt: 'Cover of Grammaire B1 pas à pas',
  },
  {
    title: 'Le français du tourisme',
    teacher: 'Hélène Dubois',
    price: 38000,
    summary:
      'French for guides, hotel and airline staff: welcoming, explaining a pagoda, solving a complaint. With a glossary in French, English and Burmese.',
    pages: 224,
    levels: 'Intermediate (B1), Upper Intermediate (B2)',
    picture: 'book-francais-du-tourisme',
    alt: 'Cover of Le français du tourisme',
  },
];
