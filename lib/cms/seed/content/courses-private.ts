import type { CourseSeed } from '@/lib/cms/seed/types';
import { unit } from './unit';

export const privateCourses: CourseSeed[] = [
  {
    name: 'Private Lessons: French, Just for You',
    type: 'Adult',
    mainType: 'Live',
    levels: 'Beginner (A1) to Upper Intermediate (B2)',
    cefr: ['A1', 'A2', 'B1', 'B2'],
    goals: ['everyday', 'work', 'studies'],
    maxStudents: 1,
    price: 220000,
    duration: null,
    language: 'French, Burmese or English',
    ages: '16 and over',
    startsInDays: null,
    students: 45,
    instructor: 'Claire Moreau',
    summary:
      'One learner, one teacher: French at your pace, on your topics, at times that suit you. A card of ten hours, on Zoom or in Bahan, from A1 to B2.',
    description: `Some people have a deadline to meet, some have working hours that change every week, and some simply learn better alone. Here the course is made around you.

## What you will be able to do

- reach the goal you set yourself: an interview, a journey, a presentation, a level
- speak for at least half of every hour, as nobody else will do it for you
- improve texts of your own: emails, a CV, a covering letter
- close the gaps that a group has no time for: a tense, a sound, the spelling
- keep learning when your timetable changes

## The course

### How lessons run

**Lessons of one hour, on days and at times that you agree with your teacher** (Myanmar time), on Zoom or in Bahan: once a week, twice a week, or every day before a journey. Claire, who places every new learner, asks what you need and proposes a teacher. Your first lesson is booked once the school has checked your transfer, usually within one working day.

### Price and validity

- One hour costs **25,000 MMK**, a card of ten hours **220,000 MMK**. The price on this page is that of the card; lessons are paid in advance.
- The ten hours must be taken **within four months**.
- A lesson can be moved free of charge until 24 hours before it begins.
- You may stop at any time: hours not yet taken are paid back, less 10,000 MMK.
- If the teacher does not suit you, we propose another after the first lesson, and that first lesson is free.

### Who it is for

Adults and students from 16, from the first word to B2. Candidates for an exam can prepare for one part of it or for all of them. For children, for two people together or for C1, write to us.

### What is included

- ten hours with a teacher chosen for you
- a plan on one page after the first hour
- notes and homework after every lesson
- a recording if you ask for one, for you alone and for 14 days`,
    outline: [
      ...unit('The first hour', 'Where you are, where you want to go, and a plan'),
      ...unit(
        'Your hours, for example',
        'Your life, your work, your studies: the words you need',
        'You talk, your teacher listens',
        'Understanding people at real speed',
        'Your own text, from the first draft to the last',
        'The sounds that resist',
        'The rule that never stuck',
        'A dress rehearsal for the interview, the call or the exam',
        'An hour for whatever happened this week',
      ),
      ...unit('The last hour', 'What you can do now, and how to go on'),
    ],
    picture: 'course-adult-11',
    alt: 'A learner and her teacher face to face at a small table, with an open notebook between them',
  },
];
