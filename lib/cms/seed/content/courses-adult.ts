import type { CourseSeed } from '@/lib/cms/seed/types';
import { unit } from './unit';

export const adultCourses: CourseSeed[] = [
  {
    name: 'Telling and Explaining',
    type: 'Adult',
    mainType: 'Live',
    levels: 'Intermediate (B1)',
    cefr: ['B1'],
    goals: ['everyday', 'studies'],
    maxStudents: 12,
    price: 260000,
    duration: 3,
    language: 'French',
    ages: '16 and over',
    startsInDays: 17,
    students: 33,
    instructor: 'Ko Min Thant',
    summary:
      'French at B1 for adults: tell a story, explain a problem, give reasons. In the evening or at the weekend, twelve learners at most.',
    description: `At A2 you manage. At B1 you tell: what happened, how it was, what you think of it and why. This is where French becomes your own.

## What you will be able to do

- tell a story in two past tenses, so that others see what happened and what was going on meanwhile
- explain a problem at work, at the bank or with a flat, and ask for a solution
- say what you think, give two reasons and an example, and listen to the other view
- speak of wishes and conditions: if I had time, I would…
- write an email or a short article of 120 to 160 words with a beginning, a middle and an end

## The course

### How lessons run

**Two lessons of 90 minutes a week**, on Tuesday and Thursday evening (6:30 to 8:00 pm) or on Saturday and Sunday morning (10:30 am to 12:00 noon), on Zoom or in Bahan. Every lesson begins with a story: one learner tells it, the others ask. Then comes a text, a recording or a film scene, with the grammar it needs. Ko Min Thant corrects when you have finished, not in the middle of a sentence. Homework takes about 30 minutes.

### Who it is for

Adults and students from 16 who have completed A2, here or elsewhere. Not sure? Take the level test, and we check your place in the first two weeks.

### What is included

- 36 hours of lessons over 12 weeks
- texts, worksheets and audio files, small enough for mobile data
- recordings for 14 days and notes after every lesson
- three corrected texts, and a talk with your teacher in week 6 about what to work on

Be prepared: 36 hours are about **a quarter of B1**. Allow a year for the level; many take *DELF B1 in Twelve Weeks* as the last term.`,
    outline: [
      ...unit(
        'Telling',
        'What happened, and what was going on: two past tenses',
        'My street ten years ago',
        'What had happened before: the pluperfect',
        'She told me that… passing on what was said',
      ),
      ...unit(
        'Explaining',
        'Something does not work: the problem and its history',
        'Because, so, although: linking two ideas',
        'Qui, que, où, dont: saying more about it',
        'How to make mohinga, and how to repair a bicycle',
      ),
      ...unit(
        'Giving reasons',
        'I think, I do not think: first subjunctives',
        'If I had time… wishes and conditions',
        'For and against, among friends',
        'A talk of five minutes, and questions',
      ),
    ],
    picture: 'course-adult-7',
    alt: 'A woman tells a story to a man at a tea table; the bubble above her shows a sailing boat on a river',
  },
  {
    name: 'Making Your Case',
    type: 'Adult',
    mainType: 'Live',
    levels: 'Upper Intermediate (B2)',
    cefr: ['B2'],
    goals: ['work', 'studies'],
    maxStudents: 10,
    price: 280000,
    duration: 3,
    language: 'French',
    ages: '16 and over',
    startsInDays: 24,
    students: 19,
    instructor: 'Claire Moreau',
    summary:
      'French at B2 for adults: follow an argument, weigh both sides, defend your view in speech and in writing. Two evenings a week, ten learners at most.',
    description: `At B2 nobody slows down for you any more. People hint, joke and change their minds in mid-sentence. You want to be there when they do, and to answer.

## What you will be able to do

- follow a debate, a talk or a film, and catch what was meant as well as what was said
- weigh both sides of a question and defend your view against objections
- read articles and reports, and sum them up in ten lines
- write a formal letter or an opinion of 250 words with a clear line of thought
- change your tone: with friends, at work, with an office

## The course

### How lessons run

**Two evenings a week, Monday and Thursday, 6:30 to 8:00 pm**, on Zoom or in Bahan. One theme lasts two weeks: work, the city, the media, health, school, a journey. Mondays are for listening and reading, Thursdays for speaking. Grammar comes from your own texts: Claire marks what a French reader would stumble over and shows how it is usually said. Every third week you write a text, and then you write it again.

### Who it is for

Adults and students from 16 who have completed B1, here or elsewhere. If you mostly want to talk, *Between Two Rivers* may suit you better; if your exam has a date, take *DELF B2 in Twelve Weeks*.

### What is included

- 36 hours of lessons over 12 weeks
- articles and radio programmes from several French-speaking countries
- recordings for 14 days and notes after every lesson
- four texts, corrected in both versions

Be prepared: B2 is a long level. With two lessons a week, **allow about two years from B1**. The group goes on, term by term, and everything you read and hear between lessons makes it shorter.`,
    outline: [
      ...unit(
        'Understanding',
        'What is said and what is meant: tone and irony',
        'A radio debate: who thinks what?',
        'From two pages to ten lines',
        'Words that like to go together',
      ),
      ...unit(
        'Weighing',
        'On the one hand, on the other',
        'Of course, and yet: conceding a point',
        'Bien que, à moins que: the subjunctive at work',
        'Figures, causes and consequences',
      ),
      ...unit(
        'Convincing',
        'A letter that gets an answer',
        'An opinion in 250 words',
        'Objections, and how to meet them',
        'A debate in which you change sides',
      ),
    ],
    picture: 'course-adult-8',
    alt: 'A pair of scales in front of the sun, with a speech bubble in each pan',
  },
  {
    name: 'French for Office & Phone',
    type: 'Adult',
    mainType: 'Live',
    levels: 'Intermediate (B1)',
    cefr: ['B1'],
    goals: ['work'],
    maxStudents: 8,
    price: 290000,
    duration: 3,
    language: 'French and English',
    ages: '18 and over',
    startsInDays: 26,
    students: 28,
    instructor: 'Claire Moreau',
    summary:
      'Calls, emails and meetings in French for people who already work with it, or soon will. Eight learners at most, your own cases.',
    description: `On the phone nobody sees your hands. This course is for the moment when Marseille picks up and you are on your own.

## What you will be able to do

- answer, transfer and end a call, and ask for a repetition without embarrassment
- write a clear email: request, reminder, apology, confirmation
- present your company or project in five minutes and take questions
- follow a meeting, and interrupt politely
- talk about figures, dates and deadlines without a mistake in the zeros

## The course

### How lessons run

**One lesson of two hours a week**, after work (6:00 to 8:00 pm), on Zoom or in Bahan. We work from **your** emails and calls, made anonymous. Calls are practised with cameras off, as in life. Every fortnight you write one real email; Claire returns it corrected within two days.

### Who it is for

Staff of trading companies, hotels, airlines, embassies and organisations who have a solid A2 or are starting B1. Employers may reserve the whole group; ask for a quotation.

### What is included

- 24 hours of lessons over 12 weeks
- 60 model sentences for calls and 20 model emails
- six corrected emails for each learner
- a certificate with hours and contents, in French and English, for your employer`,
    outline: [
      ...unit(
        'On the phone',
        'Picking up, holding, passing on',
        'Names, numbers and email addresses aloud',
        'I did not catch that: five ways to ask again',
        'The difficult caller',
      ),
      ...unit(
        'In writing',
        'Opening and closing an email: tu or vous?',
        'Requests and reminders in the conditional',
        'Saying sorry, saying no',
        'Reports: what was done, what remains',
      ),
      ...unit(
        'Around the table',
        'Introducing a company in five minutes',
        'Figures, trends and deadlines',
        'Agreeing, disagreeing, interrupting',
        'A whole meeting, recorded and discussed',
      ),
    ],
    picture: 'course-adult-3',
    alt: 'An office desk with a telephone, a laptop and a note pad with a few French words',
  },
  {
    name: 'Between Two Rivers: Open Conversation',
    type: 'Adult',
    mainType: 'Live',
    levels: 'Intermediate (B1), Upper Intermediate (B2)',
    cefr: ['B1', 'B2'],
    goals: ['everyday'],
    maxStudents: null,
    price: 180000,
    duration: null,
    language: 'French',
    ages: '16 and over',
    startsInDays: 8,
    students: 44,
    instructor: 'Ko Min Thant',
    summary:
      'Ten conversation sessions, one a week: a topic, a one-page text, changing partners, corrections at the end.',
    description: `You read well, you understand films, and then somebody asks you something and the words hide. They come back by talking. This course is only talking.

## What you will be able to do

- speak for three minutes on a topic you did not choose
- half-agree, doubt, insist and change the subject
- tell a joke, a film or an argument so that others want to hear the end
- describe Myanmar to somebody who has never been here
- repair a sentence that went wrong without starting again

## The course

### How lessons run

**Ten sessions of 90 minutes, one evening a week**, on Zoom or in Bahan. You receive one page to read the day before. Pairs change every fifteen minutes, so an evening works with four people or with twelve. Ko Min Thant listens, writes down and corrects in the last quarter of an hour, not in the middle of your thought.

### Who it is for

Learners at B1 and B2 who want to speak more freely. At A2 it is too fast; try the conversation club first.

### What is included

- 15 hours of conversation over 10 weeks
- the texts and a word list for each topic
- a personal note on your five most frequent mistakes, after the fifth session`,
    outline: [
      ...unit(
        'Here',
        'Yangon explained to a stranger',
        'Tea shops, cafés and the art of staying long',
        'Work: what we say and what we mean',
        'Family, near and far',
      ),
      ...unit(
        'There',
        'A year abroad: what you pack, what you miss',
        'Food that crosses borders',
        'Strikes, queues and other national habits',
      ),
      ...unit(
        'Between',
        'Which language do you dream in?',
        'A film everybody has seen',
        'What would you change, if you could?',
      ),
    ],
    picture: 'course-adult-4',
    alt: 'The Eiffel Tower and Shwedagon Pagoda facing each other across a river, with a small boat between them',
  },
  {
    name: 'L’été français',
    type: 'Adult',
    mainType: 'Video',
    levels: 'Beginner (A1)',
    cefr: ['A1'],
    goals: ['everyday'],
    maxStudents: null,
    price: 120000,
    duration: 6,
    language: 'French and Burmese',
    ages: '16 and over',
    startsInDays: null,
    students: 73,
    instructor: 'Ko Min Thant',
    summary:
      'French for a journey, on video: airport, hotel, train, market, doctor. Twelve scenes to learn before you pack, at your own pace.',
    description: `Twelve scenes from a journey to France, filmed slowly, then at real speed. Learn them before you leave, or watch the one you need while you queue.

## What you will be able to do

- answer the questions at the border and at the hotel desk
- buy tickets, read a timetable and understand a delay
- order a meal, ask what is in it and pay
- get help: lost luggage, a pharmacy, a police form
- be polite in the French way, which opens more doors than grammar does

## The course

### How lessons run

Every lesson takes **about 15 minutes**: a scene without subtitles, the same with subtitles, the ten sentences worth keeping, and a dialogue in which you play the traveller. Explanations are in Burmese. There is no timetable and no group. Your access lasts **six months** from the day your payment is accepted.

### Who it is for

Travellers, students before their first stay, cabin crew and everyone who has a visa appointment and wants to arrive with a few good sentences. No French is needed; from A2 on it will be too easy.

### What is included

- 12 video lessons in the École Padauk app
- a phrase booklet as a PDF, to print and fold
- two short calls with Ko Min Thant to practise, on dates of your choice`,
    outline: [
      ...unit(
        'Arriving',
        'At the border: three questions, three answers',
        'The taxi, the bus, the right ticket',
        'A room for two nights',
        'Bonjour first: politeness that works',
      ),
      ...unit(
        'Getting around',
        'At the station: platforms, delays, changes',
        'Asking the way, and understanding the answer',
        'Market morning: weights, prices, change',
        'Un café, s’il vous plaît: ordering and paying',
      ),
      ...unit(
        'When something happens',
        'My suitcase is not here',
        'At the pharmacy',
        'I have lost my passport',
        'Saying thank you, and goodbye',
      ),
    ],
    picture: 'course-adult-6',
    alt: 'A travel map with a dotted route from Yangon to France, and a packed suitcase beside it',
  },
];
