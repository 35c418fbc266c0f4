import type { InstructorSeed } from '@/lib/cms/seed/types';

/** The six teachers, in the order in which the site shows them. */
export const instructors: InstructorSeed[] = [
  {
    name: 'Claire Moreau',
    role: 'Head of Studies',
    shortSub:
      'Claire wrote her first lesson plan in Lyon and her best ones in Yangon, where she has taught for eleven years. She places every new learner herself and knows who sits in which class. Ask her anything about levels; she will answer with a question in French.',
    diplomas: 'Master FLE, Université Lumière Lyon 2\nHabilitation DELF-DALF, A1–C2',
    teachingSince: 2009,
    languages: 'French, English, Burmese',
    facebook: 'https://www.facebook.com/claire.moreau.ecolepadauk',
    linkedin: 'https://www.linkedin.com/in/claire-moreau-ecolepadauk',
    picture: 'instructor-1',
    alt: 'Portrait of Claire Moreau, head of studies',
  },
  {
    name: 'Thiri Aung',
    role: 'Adult Beginners',
    shortSub:
      'Thiri began French at twenty-four, after work, in a class just like hers. She remembers which sounds hurt and which rules never stuck, and she explains both in Burmese when French alone will not do. Her beginners speak in the first ten minutes.',
    diplomas: 'BA French, Yangon University of Foreign Languages\nDALF C1',
    teachingSince: 2016,
    languages: 'Burmese, French, English',
    facebook: 'https://www.facebook.com/thiri.aung.ecolepadauk',
    picture: 'instructor-2',
    alt: 'Portrait of Thiri Aung, teacher of adult beginners',
  },
  {
    name: 'Julien Lefèvre',
    role: 'DELF and DALF Exams',
    shortSub:
      'Julien has examined and prepared candidates from A1 to C1 for nine years. He corrects essays in two colours: red for what costs points, green for what wins them. He will tell you honestly whether to sit the exam now or in six months.',
    diplomas: 'Master FLE, Université Grenoble Alpes\nHabilitation DELF-DALF, A1–C1',
    teachingSince: 2014,
    languages: 'French, English',
    linkedin: 'https://www.linkedin.com/in/julien-lefevre-ecolepadauk',
    picture: 'instructor-3',
    alt: 'Portrait of Julien Lefèvre, teacher of exam courses',
  },
  {
    name: 'Nilar Win',
    role: 'Children and DELF Junior',
    shortSub:
      'Nilar taught primary school in Mandalay before she came to French, and it shows: songs, puppets, paint, and a very clear idea of when to stop. She writes to every parent once a month about what their child can now say.',
    diplomas: 'BEd, Sagaing University of Education\nDELF B2',
    teachingSince: 2011,
    languages: 'Burmese, French, English',
    facebook: 'https://www.facebook.com/nilar.win.ecolepadauk',
    picture: 'instructor-4',
    alt: 'Portrait of Nilar Win, teacher of children',
  },
  {
    name: 'Ko Min Thant',
    role: 'Conversation and Video Lessons',
    shortSub:
      'Ko Min Thant worked four years in kitchens and hotels in Nantes and came home with an accent, many stories and no fear of mistakes. He leads the conversation club and films our video lessons, one idea at a time, in French with Burmese explanations.',
    diplomas: 'DALF C1\nDAEFLE, Alliance française et CNED',
    teachingSince: 2018,
    languages: 'Burmese, French, English',
    facebook: 'https://www.facebook.com/komin.thant.ecolepadauk',
    linkedin: 'https://www.linkedin.com/in/ko-min-thant-ecolepadauk',
    picture: 'instructor-5',
    alt: 'Portrait of Ko Min Thant, teacher of conversation and video lessons',
  },
  {
    name: 'Hélène Dubois',
    role: 'Native Level and Literature',
    shortSub:
      'Hélène taught literature in a lycée near Bordeaux and now reads with families who speak French at home and with learners who have outgrown textbooks. She lends out her own novels. They come back with pencil notes, and she likes that.',
    diplomas: 'CAPES de lettres modernes\nMaster de littérature française, Université Bordeaux Montaigne',
    teachingSince: 2003,
    languages: 'French, English',
    picture: 'instructor-6',
    alt: 'Portrait of Hélène Dubois, teacher of native-level courses and literature',
  },
];
