import type { CourseSeed } from '@/lib/cms/seed/types';
import { unit } from './unit';

export const kidCourses: CourseSeed[] = [
  {
    name: 'Le petit cerf-volant',
    type: 'Kid',
    mainType: 'Live',
    levels: 'Beginner (A1)',
    cefr: ['A1'],
    goals: ['everyday'],
    maxStudents: 8,
    price: 160000,
    duration: 3,
    language: 'French and Burmese',
    ages: '5 to 7',
    startsInDays: 14,
    students: 58,
    instructor: 'Nilar Win',
    summary:
      'First French for children aged 5 to 7: songs, games and a little paper kite that travels. Eight children at most, 1 hour a lesson.',
    description: `A paper kite flies from Yangon to France and meets a new word at every stop. The children go with it.

## What your child will be able to do

- say hello, goodbye, please and thank you, and mean it
- name colours, animals, toys, food and parts of the body
- count to twenty and sing six songs by heart
- understand simple instructions: stand up, come here, draw, listen
- answer short questions about name, age and favourite things

## The course

### How lessons run

**Two lessons of 1 hour a week**, at 4:30 pm or at the weekend at 9:00 am, in Bahan or on Zoom. Every ten minutes something changes: a song, a movement, a story, a drawing. Nilar speaks French and helps in Burmese. Nobody has to read or write, and nobody has to speak before they want to; many children listen for weeks first.

### Who it is for

Children aged 5 to 7 without any French. On Zoom an adult should be within reach for the first two lessons.

### What is included

- 24 hours of lessons over 12 weeks, with at most eight children
- a box with cards, stickers and the paper for the kite
- the songs as small audio files for home
- **a letter to the parents every month**, and a small show at the end`,
    outline: [
      ...unit(
        'The kite takes off',
        'Bonjour, le cerf-volant !',
        'Red, yellow, blue: colours in the sky',
        'My name, your name',
        'What is in the school bag?',
      ),
      ...unit(
        'Over the river',
        'One to ten, jumping',
        'Fish, cat, elephant',
        'Head, shoulders, hands and feet',
        'Mango, banana, bread: I am hungry',
      ),
      ...unit(
        'Landing in France',
        'Sun, rain and wind',
        'Mum, dad and everyone at home',
        'Eleven to twenty, and a birthday',
        'Our little show',
      ),
    ],
    picture: 'course-kid-1',
    alt: 'A child’s school bag on the grass, with a bright kite flying above it',
  },
  {
    name: 'ကလေးများအတွက် ပြင်သစ်စာ',
    type: 'Kid',
    mainType: 'Live',
    levels: 'Beginner (A1)',
    cefr: ['A1'],
    goals: ['everyday', 'studies'],
    maxStudents: 10,
    price: 170000,
    off: 10,
    duration: 3,
    language: 'French and Burmese',
    ages: '8 to 10',
    startsInDays: 16,
    students: 41,
    instructor: 'Nilar Win',
    summary:
      'French for children aged 8 to 10: alphabet, animals, first reading and writing, with every step explained in Burmese.',
    description: `ဤသင်တန်းကို ပြင်သစ်ဘာသာဖြင့် သင်ကြားပြီး လိုအပ်သည့်အခါ မြန်မာဘာသာဖြင့် ရှင်းပြပေးပါသည်။

At eight, children want to know how things are written. So the French alphabet, a farm full of animals and the first short sentences come together.

## What your child will be able to do

- say and write the alphabet, spell a name and read simple words aloud
- describe an animal, a friend or a room in four or five sentences
- ask and answer: who, what, where, how many
- tell the time, the day and the weather
- write a postcard to a grandmother, real or French

## The course

### How lessons run

**Two lessons of 1 hour a week**, at 4:30 pm, in Bahan or on Zoom. We begin with a game, read one page together, practise a sound that Burmese does not have, and end with a sentence for the notebook. New rules are explained **in Burmese**, so that children can explain them at home.

### Who it is for

Children aged 8 to 10 who are starting French or have had a few months of it at school.

### What is included

- 24 hours of lessons over 12 weeks, with at most ten children
- a notebook, letter blocks to cut out and the book *Petit Padauk*
- a page for parents after every unit, in Burmese
- a certificate that children are proud of`,
    outline: [
      ...unit(
        'Letters',
        'A to M, and who starts with them',
        'N to Z, and how to spell Yangon',
        'é, è, ê: hats and accents',
        'My name card',
      ),
      ...unit(
        'Animals',
        'On the farm: un, une',
        'Big, small, striped: describing',
        'Where is the cat? On, under, behind',
        'What do animals say in French?',
      ),
      ...unit(
        'My world',
        'Days, hours and the timetable',
        'Hot, cold, raining: the weather report',
        'My best friend in five sentences',
        'A postcard home',
      ),
    ],
    picture: 'course-kid-2',
    alt: 'Wooden blocks with the letters A, B and C, with a cat, an elephant and a bird around them',
  },
  {
    name: 'The Puppet Theatre',
    type: 'Kid',
    mainType: 'Live',
    levels: 'Elementary (A2)',
    cefr: ['A2'],
    goals: ['culture'],
    maxStudents: 10,
    price: 190000,
    duration: 3,
    language: 'French and Burmese',
    ages: '11 to 13',
    startsInDays: 23,
    students: 22,
    instructor: 'Nilar Win',
    summary:
      'Children aged 11 to 13 write a play, build its puppets and perform it in French. For those who have had a first year of French.',
    description: `A puppet may make mistakes; nobody laughs at the child behind it. That is why puppets teach French so well, and Myanmar has known for centuries how to make them speak.

## What your child will be able to do

- tell a story in the past, with first, then and suddenly
- play a dialogue with feeling: happy, angry, frightened, polite
- pronounce nasal vowels and the French r so that the back row understands
- write a scene of one page with two others
- read a short play aloud with the right pauses

## The course

### How lessons run

**Two lessons of 1 hour a week** for twelve weeks, in Bahan. The first weeks are for voices and characters, the middle for writing, the last for building and rehearsing. Grammar comes when a scene needs it, and stays because it was needed.

### Who it is for

Children aged 11 to 13 with about a year of French (A1). Shy ones are welcome; a stage has curtains.

### What is included

- 24 hours of lessons over 12 weeks, with at most ten children
- wood, cloth, paint and thread for one puppet each, which goes home with the child
- the text of the play, printed as a booklet
- **two performances** for families and friends`,
    outline: [
      ...unit(
        'Voices',
        'Loud, soft, near, far',
        'Four characters and how they walk',
        'On, an, in: sounds through the nose',
        'A quarrel at the market',
      ),
      ...unit(
        'Writing',
        'What happened? Telling it in the past',
        'Suddenly… turning a story',
        'Three authors, one page',
        'He said, she said',
      ),
      ...unit(
        'Stage',
        'Heads, hands and strings',
        'Posters and invitations in French',
        'Rehearsal with lights',
        'The performance',
      ),
    ],
    picture: 'course-kid-3',
    alt: 'A small puppet theatre with a red curtain, and two string puppets bowing on its stage',
  },
  {
    name: 'Paper Boats: French Through Art',
    type: 'Kid',
    mainType: 'Live',
    levels: 'Beginner (A1)',
    cefr: ['A1'],
    goals: ['culture'],
    maxStudents: 10,
    price: 150000,
    off: 20,
    duration: 1,
    language: 'French and Burmese',
    ages: '5 to 10',
    startsInDays: 114,
    students: 36,
    instructor: 'Nilar Win',
    summary:
      'A month of mornings for the holidays: paint, fold, build and speak French while the hands are busy. In Bahan, two age groups.',
    description: `While hands fold a boat, ears are open. In the holidays we learn French with paint on our fingers.

## What your child will be able to do

- name colours, shapes, tools and materials
- ask for what is needed: scissors, please; more blue; help me
- follow instructions in five steps, and give them to somebody else
- say what is in a picture and what they like about it
- present one of their works to the parents in French

## The course

### How lessons run

**Three mornings a week for four weeks**, 9:30 to 11:30, in Bahan, with a break for fruit. Each morning is two sessions of 1 hour. Children aged 5 to 7 and 8 to 10 work in two groups at two tables and meet for songs. Each week follows one artist from the French-speaking world and one craft from Myanmar, among them lacquer patterns and paper umbrellas.

### Who it is for

Children aged 5 to 10, with or without French. Please send an old shirt.

### What is included

- 24 hours over four weeks, at most ten children in a group
- all paint, paper, brushes and snacks
- a folder with your child’s work and the words that go with it
- **an exhibition on the last morning**, opened by the children`,
    outline: [
      ...unit('Water', 'A boat in five folds', 'Blue, green, grey: painting a river', 'Our fleet sails'),
      ...unit(
        'Shapes',
        'Circle, square, triangle: cutting like Matisse',
        'Patterns in black and gold',
        'A town of paper',
      ),
      ...unit('Faces', 'Eyes, nose, mouth: a portrait', 'Happy, sad, surprised', 'My friend in colours'),
      ...unit('Exhibition', 'Paper umbrellas', 'Writing the labels', 'Opening morning'),
    ],
    picture: 'course-kid-4',
    alt: 'Pots of paint and a brush beside a row of folded paper boats in bright colours',
  },
  {
    name: 'La petite gazette',
    type: 'Kid',
    mainType: 'Live',
    levels: 'Intermediate (B1)',
    cefr: ['B1'],
    goals: ['studies', 'culture'],
    maxStudents: 8,
    price: 200000,
    duration: 3,
    language: 'French',
    ages: '8 to 13',
    startsInDays: 26,
    students: 17,
    instructor: 'Nilar Win',
    summary:
      'Young reporters aged 8 to 13, on their way to B1, make a newspaper in French: interviews, news, letters and a comic, printed at the end.',
    description: `Every Wednesday the editors meet. What happened at school? Who will ask the baker? Somebody has to draw the comic, and somebody has to check the accents.

## What your child will be able to do

- ask good questions, understand the answers and note what matters
- tell what happened, what it was like and what will come next
- say what they think of a book, a film or a meal, and give reasons
- write a news story, a letter and a review of twelve lines
- find and correct the commonest mistakes in their own text

## The course

### How lessons run

**Two lessons of 1 hour a week** for twelve weeks, at 4:30 pm, in Bahan or on Zoom. The first lesson of a week is for reading and asking, the second for writing and correcting. Ages 8 to 10 and 11 to 13 have pages of their own and share one front page. Nilar speaks French and keeps Burmese for emergencies.

### Who it is for

Children aged 8 to 13 with a good A2, for instance after two years of French with us or at school. Nobody needs to speak French at home.

### What is included

- 24 hours of lessons over 12 weeks, with at most eight children
- a reporter’s notebook and a press card with a photo
- a corrected text every week, with one thing done well and one to try
- **three issues of the newspaper**, printed for the family and the school’s library`,
    outline: [
      ...unit(
        'Asking',
        'Who, when, where, why, and how',
        'An interview with the shopkeeper next door',
        'He said that… reporting what you heard',
        'Numbers, dates and names without mistakes',
      ),
      ...unit(
        'Telling',
        'It was raining when… two past tenses together',
        'What will happen next week?',
        'A comic in six pictures',
        'First, then, finally: putting a story in order',
      ),
      ...unit(
        'Judging',
        'In my opinion: a book and a film',
        'A letter to the editors, and the answer',
        'Correcting each other kindly',
        'Printing day',
      ),
    ],
    picture: 'course-kid-7',
    alt: 'A printed newspaper with a drawing of the sun on a desk, beside a pencil, a notebook and a blossom of the padauk',
  },
  {
    name: 'On y va',
    type: 'Kid',
    mainType: 'Live',
    levels: 'Beginner (A1)',
    cefr: ['A1'],
    goals: ['everyday', 'studies'],
    maxStudents: 10,
    price: 180000,
    duration: 3,
    language: 'French and Burmese',
    ages: '11 to 17',
    startsInDays: 28,
    students: 19,
    instructor: 'Ko Min Thant',
    summary:
      'French from the beginning for ages 11 to 17: introduce yourself, talk about school and friends, ask the way. At weekends, ten learners at most.',
    description: `“On y va” means “let’s go”. We set out from *bonjour*, and twelve weeks later you can tell a visitor about your neighbourhood in French.

## What you will be able to do

- greet friends and grown-ups, introduce yourself, and choose between *tu* and *vous*
- talk about your family, your school and your week
- ask simple questions and understand short answers that are spoken slowly
- count to sixty, tell the time, give a date and a phone number
- ask the way, order at a bakery, and write a message of six sentences about yourself

## The course

### How lessons run

**Two lessons of 1 hour a week**, on Saturday and Sunday from 2:00 to 3:00 pm, in Bahan or on Zoom. Every lesson has a dialogue, a sound and a task for two. Ko Min Thant speaks French slowly and explains the grammar in Burmese. The whole group listens together; for speaking, you practise with a partner of about your age. As there are children in the group, lessons are not recorded.

### Who it is for

Learners aged 11 to 17 who have never learned French, or have forgotten what they once knew. After about a year of French, *The Puppet Theatre* (ages 11 to 13) or *Teen Studio* (ages 14 to 17) fits better.

### What is included

- 24 hours of lessons over 12 weeks, with at most ten learners
- a workbook with the dialogues and the exercises
- the dialogues as audio files for your phone
- fifteen minutes of homework after each lesson, corrected in the next
- **a short film about your neighbourhoods**, made from everyone’s clips and shown only in class`,
    outline: [
      ...unit(
        'First stop',
        'Salut or bonjour? Greeting people',
        'My name, my age, my languages',
        'Numbers to sixty, and my phone number',
        'The French r, and letters that stay silent',
      ),
      ...unit(
        'On the way',
        'My family and my friends',
        'My week: school, sport and rest',
        'What time is it? Reading a timetable',
        'I like, I don’t like',
      ),
      ...unit(
        'In town',
        'Left, right, straight on',
        'At the bakery: ordering and paying',
        'On y va ? Plans for Friday',
        'Our film',
      ),
    ],
    picture: 'course-kid-9',
    alt: 'Two teenagers at the windows of a train, with the sun behind it: a girl waves, and a boy looks out',
  },
  {
    name: 'Teen Studio',
    type: 'Kid',
    mainType: 'Live',
    levels: 'Elementary (A2), Intermediate (B1)',
    cefr: ['A2', 'B1'],
    goals: ['everyday', 'studies'],
    maxStudents: 10,
    price: 210000,
    duration: 3,
    language: 'French',
    ages: '14 to 17',
    startsInDays: 21,
    students: 47,
    instructor: 'Ko Min Thant',
    summary:
      'For teenagers aged 14 to 17: songs, series, podcasts and opinions, from A2 towards B1, with a real podcast episode at the end.',
    description: `Teenagers have opinions. We give them the French to voice them, and a microphone.

## What you will be able to do

- talk about music, series, sport, school and friends without a list of words in your hand
- say what you think and why, and disagree without a fight
- understand a song, a short video or a voice message at real speed
- tell in the past what happened, and what you would have done
- write a message, a review and a short script

## The course

### How lessons run

**Two lessons of 90 minutes a week**, after school, on Zoom or in Bahan. Each month has a project: a playlist with comments, a street survey, a podcast. Phones are allowed, because we work with them. Grammar is taught in short clinics of fifteen minutes, chosen from the mistakes of the week.

### Who it is for

Teenagers aged 14 to 17 with a good A1 or A2, from state, private or international schools. The course goes well with DELF Junior and IGCSE French, without replacing the exam course.

### What is included

- 36 hours of lessons over 12 weeks
- use of the recording corner in Bahan
- corrected scripts and a speaking note each month
- one podcast episode, published only if you and your parents agree`,
    outline: [
      ...unit(
        'Sound',
        'My playlist: likes, dislikes, reasons',
        'Verse by verse: understanding a song',
        'Voice messages: short forms and real speed',
        'Review of a concert or a match',
      ),
      ...unit(
        'Street',
        'Questions that people answer',
        'A survey at the school gate',
        'Numbers, percentages, surprises',
        'If I were the head teacher…',
      ),
      ...unit(
        'Podcast',
        'Choosing a topic, finding an angle',
        'Writing for the ear',
        'Recording and cutting',
        'Listening evening',
      ),
    ],
    picture: 'course-kid-5',
    alt: 'A teenager with headphones speaks into the microphone of a small studio',
  },
  {
    name: 'Moonlight Stories',
    type: 'Kid',
    mainType: 'Video',
    levels: 'Beginner (A1)',
    cefr: ['A1'],
    goals: ['culture'],
    maxStudents: null,
    price: 90000,
    duration: 6,
    language: 'French and Burmese',
    ages: '5 to 10',
    startsInDays: null,
    students: 39,
    instructor: 'Nilar Win',
    summary:
      'Twelve bedtime stories on video, told in simple French with pictures, and a little game after each. For children aged 5 to 10.',
    description: `Twelve stories for the end of the day. Nilar tells them slowly, with paper figures and a moon that grows from one story to the next.

## What your child will be able to do

- follow a simple story in French and know who did what
- recognise about 200 words in context and use half of them
- join in with the lines that keep coming back
- tell the story again with the pictures, in a few words
- fall asleep, if you stop there

## The course

### How lessons run

Each story takes **about ten minutes** and is told twice: once with gestures and a few words in Burmese, once only in French. Then comes a game of three minutes for those who are still awake. There is no timetable. The stories stay in the app for **six months** from the day your payment is accepted, and children like to see them many times, which is how they learn.

### Who it is for

Children aged 5 to 10, alone or with brothers and sisters, and parents who would like to learn along. No French is needed.

### What is included

- 12 stories with games in the École Padauk app
- the pictures to print and colour
- a page for parents with the words and how to say them
- the audio alone, for nights without a screen`,
    outline: [
      ...unit(
        'New moon',
        'The boat that was afraid of water',
        'Who took the mango?',
        'Seven ducks',
        'The elephant who could not find his ear',
      ),
      ...unit(
        'Half moon',
        'A letter without a name',
        'The umbrella that wanted to fly',
        'Night market',
        'The cat in the monastery',
      ),
      ...unit(
        'Full moon',
        'Rain in Paris',
        'The baker’s wrong bread',
        'A star on the roof',
        'The yellow flower comes home',
      ),
    ],
    picture: 'course-kid-6',
    alt: 'An open storybook under a large yellow moon, with stars rising from its pages',
  },
];
