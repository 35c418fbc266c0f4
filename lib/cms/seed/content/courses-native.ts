import type { CourseSeed } from '@/lib/cms/seed/types';
import { unit } from './unit';

export const nativeCourses: CourseSeed[] = [
  {
    name: 'Le français en famille',
    type: 'Native',
    mainType: 'Live',
    levels: 'Intermediate (B1)',
    cefr: ['B1'],
    goals: ['everyday'],
    maxStudents: 8,
    price: 280000,
    off: 10,
    duration: 3,
    language: 'French',
    ages: '6 to 10',
    startsInDays: 18,
    students: 14,
    instructor: 'Hélène Dubois',
    summary:
      'For children who speak French at home: reading, spelling and telling, so that the language of breakfast becomes one of books.',
    description: `Many children in Yangon speak French with one parent, at breakfast and at bedtime. They understand everything, answer half in another language and have never written a line. This course begins there.

## What your child will be able to do

- read a chapter of a children’s novel alone and tell what it is about
- write a page with full stops, capitals and the commonest spellings
- tell the story of a day, a film or a quarrel in French to the end, without borrowing words
- know the verbs of daily life in the present, past and future
- feel that French has a place outside the kitchen

## The course

### How lessons run

**Two lessons of 1 hour a week**, on Zoom or in Bahan. We read aloud, play with spelling, and keep a notebook that travels between home and class. Hélène speaks only French. Twice a term parents join a lesson, and get ideas for the days between.

### Who it is for

Children aged 6 to 10 with at least one French-speaking parent or some years in a French school. The first meeting, of 20 minutes, is free and shows whether the group is right for your child.

### What is included

- 24 hours of lessons over 12 weeks
- three children’s books on loan and a notebook
- a spelling profile at the start and at the end
- two lessons together with the parents`,
    outline: [
      ...unit(
        'Telling',
        'My family speaks…',
        'What happened this morning',
        'A story passed around the table',
        'Words we always borrow, and their French twins',
      ),
      ...unit(
        'Reading',
        'Choosing a book by its first page',
        'Reading aloud: commas breathe',
        'Who is telling? I, he, she',
        'The chapter we liked best',
      ),
      ...unit('Writing', 'a or à, et or est', 'A recipe that works', 'A letter to a cousin', 'Our breakfast book'),
    ],
    picture: 'course-native-1',
    alt: 'A family at the breakfast table, with bread, fruit and a child telling something',
  },
  {
    name: 'The Library Hour: Reading Literature',
    type: 'Native',
    mainType: 'Live',
    levels: 'Advanced (C1), Mastery (C2)',
    cefr: ['C1', 'C2'],
    goals: ['culture'],
    maxStudents: 10,
    price: 360000,
    duration: 4,
    language: 'French',
    ages: '16 and over',
    startsInDays: 30,
    students: 11,
    instructor: 'Hélène Dubois',
    summary:
      'Four works of French-language literature in four months, read slowly and talked about freely. For C1 and beyond.',
    description: `Four books, four months, one table in the reading room. No lectures: we read a page aloud, fall silent, and then somebody says what they saw.

## What you will be able to do

- read a novel, a play and poems in French for pleasure, dictionary closed
- hear register, irony and rhythm, and say where they come from
- write a commentary that leads somewhere
- speak about a text for ten minutes with a plan on half a page
- place a book in its time without hiding behind dates

## The course

### How lessons run

**One session of two hours a week**, in the reading room in Bahan, with a camera and a good microphone for those who join by Zoom. You read 40 to 60 pages between sessions. Every month you write two pages; Hélène answers in the margin, at length.

The list changes each term. It always holds a classic, a play, a book from Africa, the Caribbean or Québec, and one written in the last ten years.

### Who it is for

Readers at C1 or above, native speakers included, and students preparing for literary studies.

### What is included

- 32 hours over 16 weeks
- the four books on loan
- four commented essays
- free use of the library, and tea`,
    outline: [
      ...unit(
        'A classic',
        'First pages: what a novel promises',
        'Who sees, who speaks?',
        'A sentence of twelve lines, taken apart',
        'The ending, and others it might have had',
      ),
      ...unit('A play', 'Reading with three voices', 'What is not said', 'A scene on its feet'),
      ...unit(
        'Elsewhere',
        'French from Dakar, Fort-de-France or Montréal',
        'Whose language is it?',
        'Poems, and why they stop where they stop',
      ),
      ...unit('Now', 'A book of our own decade', 'Writing two pages that lead somewhere', 'Letters to the author'),
    ],
    picture: 'course-native-2',
    alt: 'A quiet library with tall shelves, a ladder and an open book on a table',
  },
  {
    name: 'Letters from the Francophone World',
    type: 'Native',
    mainType: 'Live',
    levels: 'Upper Intermediate (B2)',
    cefr: ['B2'],
    goals: ['culture'],
    maxStudents: 8,
    price: 300000,
    duration: 3,
    language: 'French',
    ages: '12 to 17',
    startsInDays: 25,
    students: 9,
    instructor: 'Claire Moreau',
    summary:
      'Young French speakers aged 12 to 17 write real letters to Dakar, Québec and Geneva, and learn to write what they already say well.',
    description: `French is spoken on five continents, and somewhere there is a class of the same age that wonders what Yangon looks like. We write to them, and they answer.

## What you will be able to do

- write a letter that is pleasant to read: a beginning, a picture, a question
- find the right register, from a cousin to an embassy
- master agreements, past tenses and the subjunctive where they matter
- understand accents and words from Senegal, Québec, Belgium and Switzerland
- explain Myanmar with facts and with feeling

## The course

### How lessons run

**One lesson of two hours a week**, on Zoom or in Bahan. Each month has a country and a partner class; letters go by email, and one parcel travels by post. Drafts are read aloud, cut and written again. Claire keeps a spelling file for everyone and works on **their** mistakes only.

### Who it is for

Young people aged 12 to 17 who speak French at home or in school and write it less easily than they speak it. Learners at B2 with the same aim are welcome, too.

### What is included

- 24 hours over 12 weeks
- exchange with three partner classes; parents agree first, and only first names are used
- a personal spelling file
- a printed collection of the letters`,
    outline: [
      ...unit(
        'Dakar',
        'A map, a voice, a first letter',
        'Describing a street so that you can hear it',
        'Past tenses: what was, what happened',
        'The answer arrives',
      ),
      ...unit(
        'Québec',
        'Understanding an accent',
        'Different words, same language',
        'Asking questions that open',
        'Winter explained to the tropics, and back',
      ),
      ...unit('Geneva', 'A formal letter', 'The subjunctive in use', 'A parcel from Yangon', 'Our book of letters'),
    ],
    picture: 'course-native-3',
    alt: 'A globe with letters and stamped envelopes flying around it',
  },
  {
    name: 'Le rideau se lève',
    type: 'Native',
    mainType: 'Live',
    levels: 'Upper Intermediate (B2), Advanced (C1)',
    cefr: ['B2', 'C1'],
    goals: ['culture'],
    maxStudents: 12,
    price: 270000,
    duration: null,
    language: 'French',
    ages: '14 and over',
    startsInDays: null,
    students: 12,
    instructor: 'Hélène Dubois',
    summary:
      'A theatre workshop in French for teens and adults at B2 or above: twelve rehearsals, one evening on a real stage.',
    description: `The curtain rises, and there is no time to translate. Theatre takes the French you know and puts it into your body.

## What you will be able to do

- speak so that the back row understands, without shouting
- carry rhythm, liaison and intonation through a whole scene
- improvise when a partner forgets the line
- read a text for what a character wants
- stand before fifty people and enjoy it

## The course

### How lessons run

**Twelve rehearsals of two hours and one performance**, in Bahan. The days are agreed with the group, so this course has no fixed number of months; most groups need ten to fourteen weeks. We begin with voice and games, choose short plays together, let everyone choose a role, and rehearse. Hélène directs; everyone also does something behind the stage.

### Who it is for

Teens from 14 and adults at B2 or above, French speakers included. No stage experience is needed; learning about two pages by heart is.

### What is included

- 24 hours of rehearsal and the performance
- the plays in print
- individual pronunciation notes after the fourth and the eighth rehearsal
- costumes, lights and a video of the evening for the actors only`,
    outline: [
      ...unit('Voice and body', 'Breathing, standing, being heard', 'Liaison and rhythm', 'Improvising in pairs'),
      ...unit(
        'The text',
        'Reading six short plays',
        'What does she want? Scenes and motives',
        'Choosing roles',
        'First scene on its feet',
      ),
      ...unit(
        'Rehearsal',
        'Entrances, exits, silences',
        'Without the book',
        'Props, light, posters',
        'Run-through with notes',
      ),
      ...unit('The evening', 'Dress rehearsal', 'Performance'),
    ],
    picture: 'course-native-4',
    alt: 'A red theatre curtain half open on a lit stage with a single chair',
  },
  {
    name: 'Press Review and Debate',
    type: 'Native',
    mainType: 'Live',
    levels: 'Advanced (C1), Mastery (C2)',
    cefr: ['C1', 'C2'],
    goals: ['work', 'studies'],
    maxStudents: 10,
    price: 340000,
    off: 10,
    duration: 3,
    language: 'French',
    ages: '17 and over',
    startsInDays: 15,
    students: 16,
    instructor: 'Julien Lefèvre',
    summary:
      'Two articles, one question, ninety minutes: read critically, sum up, argue. A calm way towards DALF C1 and real discussions.',
    description: `A newspaper, a coffee, and people who do not agree with you: the best training there is at C1.

## What you will be able to do

- sum up two articles in 220 words without copying a sentence
- tell a fact from a comment, and a source from a rumour
- build an argument of five minutes and defend it for ten
- concede, reformulate and come back to your point
- choose words precisely, from *affirmer* to *prétendre*

## The course

### How lessons run

**Two sessions of 90 minutes a week**, on Zoom or in Bahan. The articles come two days earlier, from newspapers of several French-speaking countries. Half of a session is reading and summary, half is debate with changing roles: speaker, opponent, chair. We choose topics from science, work, culture, school and the environment. Julien notes language, not opinions.

### Who it is for

Learners at C1, strong B2 candidates for DALF, interpreters, journalists, teachers, and French speakers who want to keep their edge.

### What is included

- 36 hours over 12 weeks
- 24 dossiers with two articles each
- six written summaries and three essays, corrected by DALF criteria
- one mock DALF C1 speaking exam

The fee of the exam itself is not included.`,
    outline: [
      ...unit(
        'Reading',
        'Headline, lead, source: how an article is built',
        'Fact, comment, insinuation',
        'Two texts on one question',
        'Words that judge quietly',
      ),
      ...unit(
        'Summing up',
        'From 1,000 words to 220',
        'Reformulating without losing the point',
        'The synthesis: rules of the game',
        'Timed synthesis, commented',
      ),
      ...unit(
        'Arguing',
        'A thesis that can be wrong',
        'Conceding and coming back',
        'In the chair: leading a debate',
        'Questions after a talk',
        'Mock DALF C1 speaking exam',
      ),
    ],
    picture: 'course-native-5',
    alt: 'A folded newspaper and a cup of coffee on a small round table',
  },
  {
    name: 'Sciences en français',
    type: 'Native',
    mainType: 'Live',
    levels: 'Upper Intermediate (B2)',
    cefr: ['B2'],
    goals: ['studies'],
    maxStudents: 8,
    price: 420000,
    duration: 6,
    language: 'French',
    ages: '13 to 17',
    startsInDays: 36,
    students: 8,
    instructor: 'Claire Moreau',
    summary:
      'Biology, physics and mathematics in French for ages 13 to 17: the words, the reasoning and the writing that French schools expect.',
    description: `You know what an equation is, and you know French. But « En déduire que… » at the top of an exercise is a language of its own. We teach that one.

## What you will be able to do

- understand exercises and textbooks of French schools and universities
- describe an experiment: aim, method, result, conclusion
- read aloud formulas, units, fractions and graphs
- write a reasoned answer with *donc*, *or* and *puisque* where they belong
- present a topic for ten minutes with a poster

## The course

### How lessons run

**One lesson of two hours a week for six months**, in Bahan or on Zoom. Every lesson starts from something to observe, build or calculate, with things you have at home. Claire works with a science teacher who visits once a month. We do not replace school lessons in the subjects; we give them a French voice.

### Who it is for

Students aged 13 to 17 at B2 or from French-speaking families who are at a French school, are moving to one, or plan to study in France.

### What is included

- 48 hours over 24 weeks
- a glossary of 600 terms in French, English and Burmese
- use of the microscope and a small box of materials
- four corrected reports and one poster presentation`,
    outline: [
      ...unit(
        'Observing',
        'Under the microscope: describing what you see',
        'A leaf, a drop, a grain of rice',
        'Drawing and labelling',
        'First report: aim, method, result',
      ),
      ...unit(
        'Measuring',
        'Units, decimals and the French comma',
        'Reading a graph aloud',
        'Speed, force, current: verbs of physics',
        'Uncertainty and how to say it',
      ),
      ...unit(
        'Reasoning',
        'Let x be… the language of mathematics',
        'Donc, or, puisque: linking a proof',
        'What the exercise asks: en déduire, justifier, montrer',
        'Writing an answer that gets the points',
      ),
      ...unit('Presenting', 'From report to poster', 'Poster session with guests'),
    ],
    picture: 'course-native-6',
    alt: 'A microscope beside a pile of science books and a glass with a green leaf',
  },
];
