import type { CourseSeed } from '@/lib/cms/seed/types';
import { unit } from './unit';

/** A1 and A2, a term each in this order. */
export const basicCourses: CourseSeed[] = [
  {
    name: 'French from Zero',
    type: 'Adult',
    mainType: 'Live',
    levels: 'Beginner (A1)',
    cefr: ['A1'],
    goals: ['everyday', 'work', 'studies'],
    maxStudents: 12,
    price: 220000,
    off: 10,
    duration: 3,
    language: 'French and Burmese',
    ages: '16 and over',
    startsInDays: 12,
    students: 96,
    instructor: 'Thiri Aung',
    summary:
      'The first term of French for adults: greet, introduce yourself, order, count and ask the way, with help in Burmese.',
    description: `Nobody in this class has learned French before, and the teacher once sat where you sit. You will speak in the first ten minutes.

## What you will be able to do

- greet people, introduce yourself and your family, spell your name
- order in a café, ask for prices, understand numbers up to 1,000
- say where you live and what you do on an ordinary day
- ask the way and follow a short answer
- read signs, menus and simple messages

## The course

### How lessons run

**Two lessons of 90 minutes a week**, in the evening (6:30 to 8:00 pm) or at the weekend (9:00 to 10:30 am), on Zoom or in Bahan. We listen first, speak second and write last. Thiri explains grammar in Burmese, in five minutes, and only when you need it. Homework takes about 20 minutes.

### Who it is for

Adults and students from 16 who start from nothing, or who learned a little long ago and forgot it.

### What is included

- 36 hours of lessons over 12 weeks
- the book *Premiers pas*, as a PDF
- recordings for 14 days and notes after every lesson
- the conversation club, as a listener at first

Be prepared: 36 hours bring you **halfway through A1**. The second half is *Out and About*, with the same group where possible.`,
    outline: [
      ...unit(
        'Meeting people',
        'Bonjour, mingalaba: greeting and leaving',
        'My name, your name, and how to spell them',
        'Countries, languages and the verb être',
        'Numbers to 60, ages and phone numbers',
      ),
      ...unit(
        'At the tea shop',
        'Je voudrais… ordering politely',
        'Un, une, des: things on the table',
        'Prices in kyat and in euros',
        'I like, I do not like: -er verbs and ne… pas',
      ),
      ...unit(
        'My days',
        'Family and the verb avoir',
        'What time is it? A day from morning to night',
        'Where is it? Streets, buses, left and right',
        'Review, and a five-minute conversation with your teacher',
      ),
    ],
    picture: 'course-adult-1',
    alt: 'A tea shop table with a cup of milk tea, a croissant on a plate and a small notebook',
  },
  {
    name: 'Out and About',
    type: 'Adult',
    mainType: 'Live',
    levels: 'Beginner (A1)',
    cefr: ['A1'],
    goals: ['everyday', 'work', 'studies'],
    maxStudents: 12,
    price: 220000,
    duration: 3,
    language: 'French and Burmese',
    ages: '16 and over',
    startsInDays: 28,
    students: 58,
    instructor: 'Thiri Aung',
    summary:
      'The second half of A1 for adults: shop, phone, plan a weekend, say what you did yesterday. Two afternoons a week, with help in Burmese.',
    description: `You can introduce yourself, order and count. In this term your French takes a bus, rings somebody up, buys half a kilo of tomatoes and tells a friend about it the next day.

## What you will be able to do

- buy food and clothes: quantities, sizes, colours, this one or that one
- make an appointment by phone, and change it
- say what you are going to do, and what you did yesterday
- describe people, a flat and the weather
- fill in a form and write a message of 40 to 50 words

## The course

### How lessons run

**Two lessons of 90 minutes a week**, on Monday and Wednesday afternoon (4:30 to 6:00 pm), on Zoom or in Bahan. Every lesson begins with a question about your week and ends with a small scene for two. Thiri speaks more French than in the first term; grammar she still explains in Burmese, in five minutes. Homework takes about 20 minutes.

### Who it is for

Adults and students from 16 who have finished *French from Zero*, or the first half of A1 elsewhere. Not sure? Write to us: ten minutes on the phone are enough.

### What is included

- 36 hours of lessons over 12 weeks
- worksheets and audio files, small enough for mobile data
- recordings for 14 days and notes after every lesson
- the conversation club, where you may now say something

Be prepared: these 36 hours **complete A1**, 72 hours in all. A2 begins with *Evening French, Second Steps*; if you would like a diploma first, take *First Diplomas: DELF A1 and A2*.`,
    outline: [
      ...unit(
        'Shopping and eating',
        'Half a kilo, a slice, a bottle: quantities',
        'This one or that one? Sizes and colours',
        'A recipe: what you need, and how much of it',
        'A table for four, please',
      ),
      ...unit(
        'Meeting and moving',
        'On the phone: who is calling?',
        'An appointment, and a change of plan',
        'Tickets, platforms and timetables',
        'What are we going to do this weekend?',
      ),
      ...unit(
        'Yesterday and at home',
        'What did you do? First steps in the past',
        'My flat, my street, my neighbours',
        'He is tall, she is funny: describing people',
        'Review, and your weekend in ten sentences',
      ),
    ],
    picture: 'course-adult-12',
    alt: 'A bus with two passengers in a street, beside a signpost and a basket of tomatoes',
  },
  {
    name: 'Evening French, Second Steps',
    type: 'Adult',
    mainType: 'Live',
    levels: 'Elementary (A2)',
    cefr: ['A2'],
    goals: ['everyday'],
    maxStudents: 12,
    price: 240000,
    duration: 3,
    language: 'French and Burmese',
    ages: '16 and over',
    startsInDays: 19,
    students: 61,
    instructor: 'Thiri Aung',
    summary:
      'An evening course for those who have finished A1: tell what happened, make plans, compare, and manage everyday situations in French.',
    description: `You know the present tense and a few hundred words. Now French gets a yesterday and a tomorrow.

## What you will be able to do

- tell what you did last weekend, in the past tense, without stopping at every verb
- make, accept and refuse an invitation
- compare flats, phones, jobs and cities
- explain to a doctor or a pharmacist what is wrong
- write a message of 60 to 80 words that a French reader understands at once

## The course

### How lessons run

**Two evenings a week, 6:30 to 8:00 pm**, on Zoom or in Bahan. Every lesson begins with ten minutes in pairs about your own week. New grammar comes out of a dialogue or a short text, never out of a table. In the last week each learner tells a story of three minutes, with pictures.

### Who it is for

Working people and students who have completed A1, here or elsewhere. Not sure? The level test takes 8 minutes, and we check your place in the first two weeks.

### What is included

- 36 hours of lessons over 12 weeks
- worksheets and audio files, small enough for mobile data
- recordings for 14 days
- two corrected texts, with a note on what to work on next

Be prepared: 36 hours are about **the first third of A2**. The group goes on with *Sorting Things Out* and *On Your Own Feet*.`,
    outline: [
      ...unit(
        'What happened',
        'My week in ten sentences: the present, refreshed',
        'Yesterday: passé composé with avoir',
        'Coming and going: passé composé with être',
        'A childhood in Mandalay or Marseille: the imparfait',
      ),
      ...unit(
        'Living somewhere',
        'Rooms, rent and neighbours',
        'Bigger, cheaper, as quiet as: comparing',
        'Le, la, les, lui: saying it once only',
        'At the pharmacy and at the doctor’s',
      ),
      ...unit(
        'Plans',
        'Invitations: yes, no, perhaps',
        'Next year: two ways to speak of the future',
        'Giving advice: you should, you could',
        'My story in three minutes',
      ),
    ],
    picture: 'course-adult-2',
    alt: 'An evening class around a table under a warm lamp, with dark windows behind',
  },
  {
    name: 'Sorting Things Out',
    type: 'Adult',
    mainType: 'Live',
    levels: 'Elementary (A2)',
    cefr: ['A2'],
    goals: ['everyday'],
    maxStudents: 12,
    price: 240000,
    duration: 3,
    language: 'French and Burmese',
    ages: '16 and over',
    startsInDays: 30,
    students: 37,
    instructor: 'Thiri Aung',
    summary:
      'The second third of A2: complain politely, deal with offices and repairs, and tell how things used to be. In the afternoon or at the weekend.',
    description: `A phone that dies after a week, a form that nobody can read, a neighbour who plays the drums: in this term you learn to settle such things in French, politely and in whole sentences.

## What you will be able to do

- explain what is wrong with something you bought, and ask for a repair, an exchange or your money
- fill in the forms of an office, a bank or a library, and ask about what you do not understand
- tell how things used to be and what then happened, in one story
- say exactly who or what you mean: the woman who…, the phone that…
- write a letter or a message of 80 words with a greeting and an end

## The course

### How lessons run

**Two lessons of 90 minutes a week**, on Tuesday and Thursday afternoon (4:30 to 6:00 pm) or on Saturday and Sunday morning (11:00 am to 12:30 pm), on Zoom or in Bahan. Each week has one case: first you hear how it goes wrong, then you play it until it goes right. Grammar comes from the case, and Thiri explains it in Burmese where that saves time. Homework takes about 25 minutes.

### Who it is for

Adults and students from 16 who have finished *Evening French, Second Steps*, or a third of A2 elsewhere. We check your place in the first two weeks.

### What is included

- 36 hours of lessons over 12 weeks
- worksheets and audio files, small enough for mobile data
- recordings for 14 days and notes after every lesson
- two corrected letters

Be prepared: with this term you have **two thirds of A2**. *On Your Own Feet* is the last one.`,
    outline: [
      ...unit(
        'Things',
        'It does not work: describing a fault',
        'The receipt, the guarantee, the exchange',
        'The phone that…, the man who…: qui, que, où',
        'A complaint that stays polite',
      ),
      ...unit(
        'Offices',
        'Surname, first name, signature: forms',
        'At the bank and at the post office',
        'I need some, I am going there: en and y',
        'On the phone: references, dates, appointments',
      ),
      ...unit(
        'People',
        'It used to be… and then one day: two past tenses side by side',
        'Neighbours: asking, apologising, refusing',
        'Since, for, ago: how long?',
        'A case of your own, played for the group',
      ),
    ],
    picture: 'course-adult-13',
    alt: 'A radio with two plasters on a counter, between a screwdriver and a receipt; a tick in a speech bubble',
  },
  {
    name: 'On Your Own Feet',
    type: 'Adult',
    mainType: 'Live',
    levels: 'Elementary (A2)',
    cefr: ['A2'],
    goals: ['everyday'],
    maxStudents: 12,
    price: 240000,
    duration: 3,
    language: 'French',
    ages: '16 and over',
    startsInDays: 41,
    students: 29,
    instructor: 'Ko Min Thant',
    summary:
      'The last third of A2, all in French: say what you think, speak of the future and of conditions, follow the news when it is slow.',
    description: `In this term your teacher speaks French from the first minute to the last. Most people stop noticing in week three.

## What you will be able to do

- say what you think of a film, a meal or a plan, and why
- speak of the future: what will be, what could be, what you would like
- follow announcements and short news items when people speak clearly
- compare the best, the worst and the most expensive
- tell a story of five minutes and answer questions about it

## The course

### How lessons run

**Two evenings a week, Monday and Wednesday, 6:30 to 8:00 pm**, on Zoom or in Bahan. Ko Min Thant, who also teaches *Telling and Explaining*, brings a news item of the week and five questions. Then you work in pairs on something to show at the end: a plan for a trip, a small ad, an interview. In week 11 everyone sits a practice paper of the DELF A2. Homework takes about 30 minutes.

### Who it is for

Adults and students from 16 who have finished *Sorting Things Out*, or two thirds of A2 elsewhere. Take the level test if you are not sure, and we check your place in the first two weeks.

### What is included

- 36 hours of lessons over 12 weeks
- news items and audio files, small enough for mobile data
- recordings for 14 days and notes after every lesson
- three corrected texts, and the practice paper, marked part by part

Be prepared: these 36 hours **complete A2**, 108 hours in all. B1 begins with *Telling and Explaining*.`,
    outline: [
      ...unit(
        'What you think',
        'I liked it because… films, food, music',
        'More, less, the best, the worst',
        'Agreeing, and not quite agreeing',
        'A small ad, and five questions about it',
      ),
      ...unit(
        'What will be',
        'In ten years: the future tense',
        'If it rains, we will stay at home: conditions',
        'I would like, you could: the polite conditional',
        'A trip for four people and one budget',
      ),
      ...unit(
        'On your own',
        'A minute of news: who, what, where?',
        'She says that… passing on a message',
        'A practice paper of the DELF A2',
        'My story in five minutes, and your questions',
      ),
    ],
    picture: 'course-adult-14',
    alt: 'A pair of walking boots at the beginning of a path that winds towards a large sun',
  },
];
