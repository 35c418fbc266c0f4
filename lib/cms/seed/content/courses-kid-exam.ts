import type { CourseSeed } from '@/lib/cms/seed/types';
import { unit } from './unit';

export const kidExamCourses: CourseSeed[] = [
  {
    name: 'DELF Prim and DELF Junior',
    type: 'Kid',
    mainType: 'Live',
    levels: 'Elementary (A2)',
    cefr: ['A2'],
    goals: ['studies'],
    maxStudents: 8,
    price: 200000,
    duration: 3,
    language: 'French and Burmese',
    ages: '8 to 17',
    startsInDays: 27,
    students: 24,
    instructor: 'Nilar Win',
    summary:
      'For ages 8 to 17: the first French diploma, A1 or A2, in the version for children or teenagers. Four parts, two practice exams, no fear.',
    description: `A diploma from France with your child’s own name on it is a fine thing to hang on the wall. Until then there is some practising to do, and it can be fun.

## What your child will be able to do

- speak about family, school and hobbies in whole sentences
- understand a short recording: who, when, where, how much
- read a poster, a message or a timetable and answer questions about it
- fill in a form and write a postcard at A1; say what happened and write an invitation at A2
- ask questions and play a small scene with a grown-up they have never met

## The exam

**DELF Prim** is made for primary school children, **DELF Junior** for teenagers at secondary school. The levels are the same as for adults; the topics are theirs. There are four parts of 25 points each, and candidates pass with 50 points out of 100 and at least 5 in every part:

- **Listening:** short recordings from everyday life
- **Reading:** messages, posters and other short texts
- **Writing:** what you write to friends, family and school
- **Speaking:** alone with the examiner, first about yourself, then in small exercises

## The course

### How lessons run

**Two lessons of 1 hour a week, 5:45 to 6:45 pm**, in Bahan or on Zoom: the Prim group on Monday and Wednesday, the Junior group on Tuesday and Thursday. Every lesson works on one part of the exam, with a game that practises it without anyone noticing. Nilar explains in Burmese what the French instructions ask for, until nobody needs it any more. Julien, who examines for the DELF, gives the two practice exams.

### Who it is for

Children and teenagers from 8 to 17 with about a year of French for A1, two years for A2. Complete beginners take another course first; ask us which. After a short paper in the first week we tell parents which diploma fits.

### What is included

- 24 hours of lessons over 12 weeks, with at most eight children
- a folder with practice papers for their age and level
- two practice exams, one of them with a speaking test
- **a letter to the parents after each practice exam**, with an honest answer: now, or next time

The exam fee is paid to the official exam centre and is **not** included. The centre also sets the dates; we help with the registration.`,
    outline: [
      ...unit(
        'About me',
        'My name, my family, my school',
        'What I like, and why',
        'Who, where, when, how many?',
        'Listening with pictures',
      ),
      ...unit(
        'Messages',
        'Posters, timetables, notes on the door',
        'A form, a postcard, an invitation',
        'What I did on Saturday',
        'Practice exam I',
      ),
      ...unit(
        'Small scenes',
        'At the shop, at the station, at school',
        'Talking to somebody I do not know',
        'Practice exam II',
        'Feedback, and the day before the exam',
      ),
    ],
    picture: 'course-kid-8',
    alt: 'A small girl and a tall boy hold up a diploma together, under a branch of padauk blossoms',
  },
];
