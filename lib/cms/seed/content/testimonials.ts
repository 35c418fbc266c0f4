import type { TestimonialSeed } from '@/lib/cms/seed/types';

/** What eight learners say of the school. */
export const testimonials: TestimonialSeed[] = [
  {
    name: 'Su Myat Noe',
    role: 'DELF B1',
    description:
      'I failed B1 by three points the first time, in writing. Julien made me write one short text a week and never let me skip the plan. Ten weeks later I passed with 71 out of 100. I still plan everything, even shopping lists.',
    rate: 5,
    picture: 'learner-1',
    alt: 'Portrait of Su Myat Noe',
  },
  {
    name: 'Aung Ko Latt',
    role: 'Adult A2',
    description:
      'I drive a taxi by day and join by phone in the evening, sometimes parked in Hledan. If the connection drops, I read the notes and watch the recording. Last month I took two tourists from Toulouse to the airport and we talked all the way.',
    rate: 5,
    picture: 'learner-2',
    alt: 'Portrait of Aung Ko Latt',
  },
  {
    name: 'Daw Khin Thida',
    role: 'Mother of a Kid',
    description:
      'My daughter is six and shy. For three weeks she only listened. In the fourth week she corrected my “bonjour”. Teacher Nilar had told me to wait, and she was right.',
    rate: 5,
    picture: 'learner-3',
    alt: 'Portrait of Daw Khin Thida, mother of Yoon',
  },
  {
    name: 'Min Khant Zaw',
    role: 'Teen A2',
    description:
      'We made a podcast about skateboarding at Inya Lake. In French. My cousin in Lyon listened to it and understood everything except one joke.',
    rate: 4,
    picture: 'learner-4',
    alt: 'Portrait of Min Khant Zaw',
  },
  {
    name: 'Ei Ei Phyo',
    role: 'Video Course',
    description:
      'In Taunggyi there is no French class in the evening, so I bought the A1 videos. Lessons are short enough for my lunch break. I would like more exercises after lesson eight, but the explanations in Burmese are very clear.',
    rate: 4,
    picture: 'learner-5',
    alt: 'Portrait of Ei Ei Phyo',
  },
  {
    name: 'Zaw Lin Htet',
    role: 'Business French',
    description:
      'Our buyer in Marseille used to switch to English after ten seconds. Now he does not. We practised real calls from my own job, with the real mistakes.',
    rate: 5,
    picture: 'learner-6',
    alt: 'Portrait of Zaw Lin Htet',
  },
  {
    name: 'Marie Hnin Wai',
    role: 'Native Level',
    description:
      'My father is French, and I spoke the language well but could not write a page without twenty mistakes. With Hélène I read six novels in a year. I start my studies in Montpellier in September, and I am not afraid of the essays.',
    picture: 'learner-7',
    alt: 'Portrait of Marie Hnin Wai',
  },
  {
    name: 'U Tin Maung Oo',
    role: 'Adult A1',
    description:
      'I retired at sixty-two and wanted to read the letters my grandfather kept from a French engineer. I am the oldest in the class and nobody hurries me. I can read half of the first letter now.',
    rate: 5,
    picture: 'learner-8',
    alt: 'Portrait of U Tin Maung Oo',
  },
];
