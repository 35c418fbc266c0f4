import type { CourseSeed } from '@/lib/cms/seed/types';
import { unit } from './unit';

export const examCourses: CourseSeed[] = [
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

- take the right notes while listening twice, and not panic at the first
- find an answer in a text before you have understood every word
- write 160 words with a plan, an opinion and an example, in 45 minutes
- speak about yourself, act in an exercise without preparation and comment on a short document
- know your own points: where they are lost, where they are easily won

## The course

### How lessons run

**Two lessons of 90 minutes a week**, on Zoom or in Bahan. Each fortnight focuses on one part of the exam. You write **one text a week**; Julien corrects it with the official criteria in mind. Weeks 6 and 12 are full practice exams.

### Who it is for

Learners with a complete A2 and a good start into B1. Julien talks to every candidate before the first lesson; if it is too early, he says so.

### What is included

- 36 hours of lessons, ten corrected texts, two practice exams
- three individual mock speaking tests of 20 minutes
- help with the registration

The exam fee is paid to the official exam centre and is **not** included.`,
    outline: [
      ...unit(
        'Starting',
        'What the examiners look for: the grid, part by part',
        'Listening I: before, during and between the two plays',
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
];
