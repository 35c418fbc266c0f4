import type { CourseSeed } from '@/lib/cms/seed/types';
import { unit } from './unit';

export const examCourses: CourseSeed[] = [
  {
    name: 'First Diplomas: DELF A1 and A2',
    type: 'Adult',
    mainType: 'Live',
    levels: 'Beginner (A1), Elementary (A2)',
    cefr: ['A1', 'A2'],
    goals: ['studies'],
    maxStudents: 10,
    price: 210000,
    duration: 3,
    language: 'French and English',
    ages: '15 and over',
    startsInDays: 22,
    students: 38,
    instructor: 'Julien Lefèvre',
    summary:
      'Your first French diploma, A1 or A2: the four parts of the exam, one by one, two practice exams and the exam book. One lesson a week for three months.',
    description: `A first diploma is easier than it looks: four short tests of 25 points each. If you’ve met them before, you walk in calm.

## What you will be able to do

- take names, prices, times and places from a short recording
- find the one fact you need in a notice, a message or a small ad
- fill in a form and write a message at A1, write two short texts at A2
- introduce yourself, ask questions and play a small scene without a script
- manage your time, and check what costs the most points

## The exam

You pass with 50 points out of 100, and with at least 5 in every part:

- **Listening, 25 points** (about 20 minutes at A1, 25 at A2): questions on short everyday recordings
- **Reading, 25 points** (30 minutes): questions on notices, messages and small ads
- **Writing, 25 points** (30 minutes at A1, 45 at A2): a form and a message at A1, two short texts at A2
- **Speaking, 25 points** (5 to 7 minutes at A1, 6 to 8 at A2, after 10 minutes of preparation): talking about yourself, then exercises with the examiner

## The course

### How lessons run

**One lesson of two hours a week**, on Friday evening (6:30 to 8:30 pm) or on Saturday morning (10:00 am to 12:00 noon), on Zoom or in Bahan. A lesson belongs to one part of the exam. Week 6 is a practice exam; then we go round once more, faster, to a second one in week 11. Candidates for A1 and for A2 learn together, each with papers of their own.

### Who it is for

Learners from 15 who have nearly completed A1 or A2. The course goes well alongside a general one, but doesn’t replace it. In the first lesson you sit a short paper, and Julien tells you which diploma to take, and whether to take it now.

### What is included

- 24 hours of lessons over 12 weeks
- the book *DELF A1 A2 : le cahier d’examen*, with eight practice papers
- two practice exams and six corrected texts
- an individual mock speaking test, and help with the registration

The exam fee is paid to the official exam centre and is **not** included.`,
    outline: [
      ...unit(
        'The first round',
        'A1 or A2? A short paper and the rules of the exam',
        'Listening: numbers, times, places',
        'Reading: finding one fact',
        'Writing: forms, postcards, messages',
        'Speaking: about myself, and questions from cards',
        'Practice exam I',
      ),
      ...unit(
        'The second round',
        'Listening: announcements and voice messages',
        'Reading: instructions, letters, short articles',
        'Writing: telling, inviting, thanking, saying sorry',
        'Speaking: at the shop, at the counter',
      ),
      ...unit('The day', 'Practice exam II', 'Feedback, and what to pack'),
    ],
    picture: 'course-adult-9',
    alt: 'Two steps with the letter A and the digits 1 and 2, and a rolled diploma with a blue ribbon on the upper one',
  },
  {
    name: 'DELF B1 in Twelve Weeks',
    type: 'Adult',
    mainType: 'Live',
    levels: 'Intermediate (B1)',
    cefr: ['B1'],
    goals: ['studies'],
    maxStudents: 10,
    price: 320000,
    off: 15,
    duration: 3,
    language: 'French',
    ages: '15 and over',
    startsInDays: 33,
    students: 52,
    instructor: 'Julien Lefèvre',
    summary:
      'All four parts of the DELF B1, one plan, two full practice exams and ten corrected texts, with a teacher who knows the marking grid.',
    description: `The DELF B1 is not a test of how much grammar you know. It asks whether you can manage: understand, explain, defend an opinion. That can be practised.

## What you will be able to do

- take the right notes in two listenings, without panicking at the first
- find an answer in a text before you have understood every word
- write 160 words with a plan, an opinion and an example, in 45 minutes
- speak about yourself, act in an exercise without preparation and comment on a short document
- know your own points: where they are lost, where they are easily won

## The course

### How lessons run

**Two lessons of 90 minutes a week**, on Zoom or in Bahan. Each fortnight focuses on one part of the exam. You write **one text a week**; Julien corrects it with the official criteria in mind. Weeks 6 and 12 are full practice exams.

### Who it is for

Learners with a complete A2 and a good start into B1. Julien talks to every candidate before the first lesson; if it is too early, he says so.

### What is included

- 36 hours of lessons, ten corrected texts, two practice exams
- three individual mock speaking tests of 20 minutes
- help with the registration

The exam fee is paid to the official exam centre and is **not** included.`,
    outline: [
      ...unit(
        'Starting',
        'What the examiners look for: the grid, part by part',
        'Listening I: before, during and between the two listenings',
        'Reading I: four adverts, one choice',
      ),
      ...unit(
        'Writing',
        'A plan in eight minutes',
        'Giving an opinion: the indicative and the subjunctive',
        'Linking words that earn points',
        'Practice exam I',
      ),
      ...unit(
        'Speaking',
        'Talking about yourself without reciting',
        'Exercise in interaction: asking, refusing, finding a way out',
        'Monologue: from a short text to a point of view',
      ),
      ...unit(
        'Arriving',
        'Listening II and Reading II against the clock',
        'Practice exam II',
        'Feedback, and the day before the exam',
      ),
    ],
    picture: 'course-adult-5',
    alt: 'A DELF certificate lying on a desk, with a pencil across its corner',
  },
  {
    name: 'DELF B2 in Twelve Weeks',
    type: 'Adult',
    mainType: 'Live',
    levels: 'Upper Intermediate (B2)',
    cefr: ['B2'],
    goals: ['studies', 'work'],
    maxStudents: 8,
    price: 350000,
    duration: 3,
    language: 'French',
    ages: '16 and over',
    startsInDays: 40,
    students: 21,
    instructor: 'Julien Lefèvre',
    summary:
      'The four parts of the DELF B2 at the weekend: two practice exams, eight corrected texts, and two mock speaking tests with an examiner.',
    description: `What you think is your own affair. The DELF B2 gives points for how you build an opinion, support it and defend it, with a clock on the wall.

## What you will be able to do

- follow the line of a radio report or an interview, and not only its facts
- tell in an article what the author thinks and what is merely reported
- plan and write 250 words in an hour: a formal letter, an article, a contribution to a debate
- turn a short text into a talk, and defend your point of view afterwards
- concede, object and come back to your point

## The exam

You pass with 50 points out of 100, and with at least 5 in every part:

- **Listening, 25 points** (about 30 minutes): questions on recordings
- **Reading, 25 points** (60 minutes): questions on texts that inform or argue
- **Writing, 25 points** (60 minutes): one text of 250 words in which you take a position
- **Speaking, 25 points** (20 minutes, after 30 minutes of preparation): you present a point of view, starting from a short text, and defend it in a discussion with the examiners

## The course

### How lessons run

**Two lessons of 90 minutes a week, Saturday and Sunday, 3:00 to 4:30 pm**, on Zoom or in Bahan. Saturdays are for listening and reading, Sundays for writing and speaking. You write eight texts at home, with a clock; Julien corrects them with the official criteria in mind. Weeks 6 and 12 are full practice exams.

### Who it is for

Learners from 16 with a complete B1 who have worked at B2 for some time, for instance to study in French. Julien talks to every candidate before the first lesson; if it is too early, he says so.

### What is included

- 36 hours of lessons, eight corrected texts, two practice exams
- two individual mock speaking tests, with 30 minutes of preparation each
- plans, linking words and arguments for twelve frequent topics
- help with the registration

The exam fee is paid to the official exam centre and is **not** included.`,
    outline: [
      ...unit(
        'Starting',
        'What earns points: the grid, part by part',
        'Listening I: taking notes of an argument',
        'Reading I: who thinks what?',
      ),
      ...unit(
        'Writing',
        'From a topic to a plan in ten minutes',
        'A letter to the town hall',
        'An opinion that knows the objections',
        'Practice exam I',
      ),
      ...unit(
        'Speaking',
        'How to use thirty minutes of preparation',
        'Presenting a point of view',
        'The discussion: conceding, objecting, coming back',
      ),
      ...unit(
        'Arriving',
        'Listening II and Reading II against the clock',
        'Practice exam II',
        'Feedback, and the day before the exam',
      ),
    ],
    picture: 'course-adult-10',
    alt: 'A large clock as round as the sun above a desk with a written page, a pen and headphones',
  },
];
