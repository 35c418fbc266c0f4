import type { CourseSeed } from '@/lib/cms/seed/types';
import { unit } from './unit';

export const videoCourses: CourseSeed[] = [
  {
    name: 'French in Your Pocket',
    type: 'Video',
    mainType: 'Video',
    levels: 'Beginner (A1)',
    cefr: ['A1'],
    goals: ['everyday', 'work'],
    maxStudents: null,
    price: 60000,
    off: 20,
    duration: 6,
    language: 'French and Burmese',
    ages: '14 and over',
    startsInDays: null,
    students: 118,
    instructor: 'Ko Min Thant',
    summary:
      'The first steps on your phone: twelve lessons of ten minutes, explained in Burmese, with exercises you can do on the bus.',
    description: `You have ten minutes, a phone and not always a connection. That is enough to begin.

## What you will be able to do

- greet, introduce yourself and say what you do
- count, tell the time and say dates
- order something to eat and drink, and pay for it
- ask simple questions and understand simple answers
- pronounce French so that people answer in French

## The course

### How lessons run

A lesson is **one video of about ten minutes**: a small scene, three things explained in Burmese, and a pause in which you speak. Then five exercises that correct themselves. Take one lesson a week and you are through in three months; take three and you are through in one. Your access lasts **six months** from the day your payment is accepted.

### Who it is for

Beginners from 14 anywhere in Myanmar, above all those who have no class in their town or no fixed hours. It covers the first topics of A1 and prepares you well for *French from Zero*.

### What is included

- 12 video lessons in the École Padauk app
- 60 exercises with answers
- a PDF with all words, in French and Burmese
- one question a week to the teacher, answered within two days`,
    outline: [
      ...unit('Hello', 'Bonjour, salut, bonsoir', 'Je suis… who I am', 'Numbers from 0 to 20', 'How are you? Really?'),
      ...unit('Things', 'What is this? Un, une', 'I have, I do not have', 'Eating and drinking', 'How much is it?'),
      ...unit('Days', 'Monday to Sunday', 'What time is it?', 'What I do every day', 'A whole conversation'),
    ],
    picture: 'course-video-1',
    alt: 'A hand holding a phone with a large play button on its screen',
  },
  {
    name: 'A2 at Home',
    type: 'Video',
    mainType: 'Video',
    levels: 'Elementary (A2)',
    cefr: ['A2'],
    goals: ['everyday'],
    maxStudents: null,
    price: 95000,
    duration: 6,
    language: 'French and Burmese',
    ages: '14 and over',
    startsInDays: null,
    students: 64,
    instructor: 'Thiri Aung',
    summary:
      'The essentials of A2 from your own mat: past and future, pronouns, comparisons, in fourteen lessons with a weekly plan.',
    description: `A laptop on a mat, a cup of tea, and Thiri, who explains the passé composé as if it were gossip.

## What you will be able to do

- tell what happened, and how it was
- talk about plans and make appointments
- compare and choose: flats, phones, offers
- use *le, la, lui, y, en* without fear
- write messages and short emails that are understood

## The course

### How lessons run

Fourteen lessons of **15 to 20 minutes**. Each has a scene, a rule told in Burmese, a page of exercises and a task for your own life, such as describing your room in a voice message. A weekly plan on paper tells you what to do on which day; it takes about two hours a week. Your access lasts **six months** from the day your payment is accepted.

### Who it is for

Learners who have completed A1 and study alone or alongside school and work. If you need somebody waiting for you every week, the evening course is better; both together work best.

### What is included

- 14 video lessons in the École Padauk app
- a workbook of 70 pages as a PDF
- three voice messages of yours, answered by Thiri
- a final test with a recommendation for your next course`,
    outline: [
      ...unit(
        'Yesterday',
        'A weekend told in ten verbs',
        'Être or avoir? The house of verbs',
        'It was raining: the imparfait',
        'Both together: a story',
      ),
      ...unit(
        'Today',
        'My room, my street',
        'More, less, as… as',
        'Le, la, les: I see it, I take them',
        'Lui, leur: I tell her',
        'Y and en, calmly',
      ),
      ...unit(
        'Tomorrow',
        'I am going to…',
        'The future with -rai',
        'Appointments by phone',
        'If it rains, we stay',
        'Final test, explained',
      ),
    ],
    picture: 'course-video-2',
    alt: 'An open laptop on a woven mat, with a cup of tea and a cushion beside it',
  },
  {
    name: 'The Listening Lab',
    type: 'Video',
    mainType: 'Video',
    levels: 'Intermediate (B1)',
    cefr: ['B1'],
    goals: ['studies'],
    maxStudents: null,
    price: 85000,
    duration: 6,
    language: 'French',
    ages: '15 and over',
    startsInDays: null,
    students: 37,
    instructor: 'Julien Lefèvre',
    summary:
      'Train your ear for real French: announcements, interviews, messages and radio, from slow to fast. Useful for DELF B1 too.',
    description: `“They speak too fast” is what everyone says. Mostly they do not: they leave out sounds, and nobody told you which. We tell you.

## What you will be able to do

- recognise words that melt together: *chais pas*, *y a*, *t’as vu*
- catch numbers, names and times at the first hearing
- follow an interview of four minutes and take useful notes
- tell the mood behind a sentence: doubt, irony, hurry
- keep calm when you lose a word, and find the thread again

## The course

### How lessons run

Twelve lessons of **about 15 minutes**. Each takes one recording apart: first without help, then piece by piece with the sounds made visible, then at full speed. Recordings are made by the school with speakers from France, Belgium, Senegal and Québec. Ten minutes of exercises follow. Your access lasts **six months** from the day your payment is accepted.

### Who it is for

Learners at B1, or a strong A2, and everyone preparing for the listening part of the DELF B1.

### What is included

- 12 video lessons in the École Padauk app
- 36 recordings as small audio files, with transcripts
- a trainer for numbers, prices and times
- two listening papers in exam format, with commented answers`,
    outline: [
      ...unit(
        'Sounds',
        'What the ear expects, and what comes',
        'Vanishing e: je ne sais pas, chais pas',
        'Liaison: where does the word begin?',
        'Numbers under pressure',
      ),
      ...unit(
        'Voices',
        'Announcements at the station',
        'Messages on the phone',
        'An interview with a baker',
        'Two people talk at once',
      ),
      ...unit(
        'Radio',
        'News in three minutes',
        'Accents: Brussels, Dakar, Montréal',
        'Taking notes that help',
        'DELF B1 listening, step by step',
      ),
    ],
    picture: 'course-video-3',
    alt: 'Headphones around a coloured sound wave',
  },
  {
    name: 'French Sounds for Burmese Ears',
    type: 'Video',
    mainType: 'Video',
    levels: 'Beginner (A1), Elementary (A2)',
    cefr: ['A1', 'A2'],
    goals: ['everyday'],
    maxStudents: null,
    price: 75000,
    duration: 6,
    language: 'French and Burmese',
    ages: '12 and over',
    startsInDays: null,
    students: 89,
    instructor: 'Ko Min Thant',
    summary:
      'Nasal vowels, the French r, u and ou, final consonants: ten lessons that start from the sounds Burmese already has.',
    description: `Burmese has nasal vowels; few languages prepare you better for French. It has no French *u*, though, and spoken words do not end in *‑l*, *‑r* or *‑k*. We start from what you have.

## What you will be able to do

- hear and say the difference between *vin*, *vent* and *vont*
- make the French *r* without hurting your throat
- keep *u* and *ou*, *é* and *è* apart
- pronounce final consonants that are spoken, and leave out those that are not
- give a sentence its French melody, with the weight at the end

## The course

### How lessons run

Ten lessons of **about 12 minutes**, explained in Burmese. Ko Min Thant shows lips and tongue in close-up, compares each sound with its Burmese neighbour and gives you pairs of words to hear, to say and to record. You need a mirror, and a room where nobody minds. Your access lasts **six months** from the day your payment is accepted.

### Who it is for

Learners at any level who are asked « pardon ? » too often; best in the first year, before habits settle.

### What is included

- 10 video lessons in the École Padauk app
- 200 recorded word pairs as small audio files
- two recordings of yours, answered with advice
- the first ten pages of *Les sons du français* as a PDF`,
    outline: [
      ...unit('Vowels', 'Your mouth in a mirror: i, é, è, a', 'U is not ou', 'Eu in two sizes: deux, neuf'),
      ...unit(
        'Through the nose',
        'Vin, vent, vont: three nasal vowels',
        'Nasal or not? bon and bonne',
        'What Burmese teaches you here',
      ),
      ...unit('Consonants', 'The r from the throat', 'F and v, ch and j', 'Endings: petit, petite'),
      ...unit('Melody', 'Linking words, and where the weight falls'),
    ],
    picture: 'course-video-4',
    alt: 'A teacher in a video, surrounded by the letters u, r and é',
  },
  {
    name: 'The Grammar Notebook',
    type: 'Video',
    mainType: 'Video',
    levels: 'Intermediate (B1), Upper Intermediate (B2)',
    cefr: ['B1', 'B2'],
    goals: ['studies'],
    maxStudents: null,
    price: 110000,
    off: 15,
    duration: 6,
    language: 'French and English',
    ages: '15 and over',
    startsInDays: null,
    students: 31,
    instructor: 'Claire Moreau',
    summary:
      'Subjunctive, conditions, reported speech, connectors: the grammar that leads from B1 to B2, one idea and one notebook page each.',
    description: `Fourteen ideas, fourteen pages. At the end you own a grammar that you have written yourself, which is the only one people really use.

## What you will be able to do

- choose between indicative and subjunctive by meaning, not by list
- move through the past tenses with ease, the plus-que-parfait included
- say what would happen, and what would have happened
- report what others said without losing your way in the tenses
- link paragraphs so that a reader wants to follow

## The course

### How lessons run

A lesson has **one idea and about 15 minutes**. Claire writes on a tablet while you write in your notebook: the question first, examples second, the rule last and in your own words. Then you correct a text with typical mistakes. Explanations are in clear French with English subtitles. Your access lasts **six months** from the day your payment is accepted.

### Who it is for

Learners between B1 and B2 who make themselves understood and now want to be exact, and candidates for DELF B2.

### What is included

- 14 video lessons in the École Padauk app
- a notebook template to print
- 28 exercises with commented answers
- one text of 250 words, corrected by Claire`,
    outline: [
      ...unit(
        'Time',
        'Four past tenses in one story',
        'Before that: the plus-que-parfait',
        'Since, for, ago: depuis, pendant, il y a',
        'Agreements you can hear',
      ),
      ...unit(
        'Mood',
        'I know that, I wish that: two moods',
        'Doubt, fear, joy: the subjunctive by meaning',
        'After bien que, pour que, avant que',
        'If I had known: conditions of three kinds',
      ),
      ...unit(
        'Speech',
        'She said that…: reported speech',
        'Dont, auquel, ce qui: relative pronouns',
        'Passive, and how French avoids it',
      ),
      ...unit(
        'Text',
        'Cause and consequence',
        'Concession: although, even so, after all',
        'A paragraph that leads somewhere',
      ),
    ],
    picture: 'course-video-5',
    alt: 'A lined notebook with a pen next to a tablet showing the same page',
  },
  {
    name: 'Ciné-conversation',
    type: 'Video',
    mainType: 'Video',
    levels: 'Upper Intermediate (B2), Advanced (C1)',
    cefr: ['B2', 'C1'],
    goals: ['culture'],
    maxStudents: null,
    price: 130000,
    duration: 6,
    language: 'French',
    ages: '16 and over',
    startsInDays: null,
    students: 19,
    instructor: 'Hélène Dubois',
    summary:
      'Eight short scenes filmed by the school and the French spoken in them: registers, irony, slang, silence. From B2 to C1.',
    description: `Textbooks end where people begin to interrupt, hint and joke. These eight scenes begin there.

## What you will be able to do

- follow a scene with several speakers at natural speed
- recognise registers, from the office to the kitchen, and choose yours
- understand irony, understatement and what a pause says
- use current slang with care, and know when not to
- comment on a film, its story and its images, in speech and in writing

## The course

### How lessons run

We wrote and filmed **eight scenes of three to four minutes** with actors of the theatre workshop. Each has one or two short lessons: what is said, what is meant, and how you would say it. You then record your own version of one line or one role. There is no timetable. Your access lasts **six months** from the day your payment is accepted.

### Who it is for

Learners from B2 to C1, and French speakers who have been away for a long time and wonder what people say now.

### What is included

- 8 scenes with 14 lessons in the École Padauk app
- scripts with notes on register and culture
- two recorded roles or film reviews of yours, answered by Hélène
- a place at the next film evening in Bahan`,
    outline: [
      ...unit(
        'Saying it',
        'The late guest: politeness and its limits',
        'Playing the guest: your lines',
        'The flat: neighbours, noise, notes on doors',
        'From vous to tu: a negotiation',
      ),
      ...unit(
        'Meaning it',
        'The compliment that wasn’t one',
        'Irony: tone, face, context',
        'The meeting: hints and half-sentences',
        'Silence as an answer',
      ),
      ...unit(
        'Hearing it',
        'In the kitchen: slang with care',
        'Verlan and other games',
        'The quarrel: three people, one sofa',
        'Accents and belonging',
      ),
      ...unit('Talking about it', 'Story, shot, sound: words for films', 'A review in 300 words'),
    ],
    picture: 'course-video-6',
    alt: 'A film clapper with speech bubbles rising from it',
  },
];
