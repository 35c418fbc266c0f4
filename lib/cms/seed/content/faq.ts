import type { FaqSeed } from '@/lib/cms/seed/types';

/** Eleven questions that parents and learners ask before they enrol. */
export const faq: FaqSeed[] = [
  {
    question: 'I don’t know my level. Which course should I choose?',
    answer:
      'Take the level test on this site: 32 questions, 8 minutes, free, no account. It estimates your level from A1 to C2 and recommends a course. If you have never learned French, skip it and choose a Beginner (A1) course. Between two levels, choose the lower one: during the first two weeks we move you, free of charge, if a class is too easy or too hard.',
  },
  {
    question: 'What do I need for lessons on Zoom?',
    answer:
      'A phone, tablet or computer, the free Zoom app, and a connection that can carry a normal voice call. Headphones help a lot. Once you have a place in a class, you’ll find the link, the same for the whole course, on the page where you track your request. On a weak connection, switch your camera off: the lesson goes on, and the page we are working on is sent to you beforehand as a small PDF.',
  },
  {
    question: 'How do I pay by bank or mobile wallet?',
    answer:
      'Transfer the price to one of our accounts (KBZ Bank, AYA Bank, KBZPay or Wave Pay), take a screenshot that shows the amount, the date and the transaction number, and upload it with the form of your course. We usually check it within one working day, and write to you. The account details are on the enrolment page, and always in the name of École Padauk; we never ask you to pay into a private account.',
  },
  {
    question: 'How long does it take to finish a level, and what does it cost in all?',
    answer:
      'As a rule, A1 takes two terms of three months (72 hours, 440,000 MMK before discounts) and A2 three terms (108 hours, 720,000 MMK). For B1, allow another year (144 hours, 1,100,000 MMK): many take our DELF B1 course (320,000 MMK) as the last of its four terms. B2 takes about two years more (288 hours, 2,240,000 MMK). From zero to B2, that makes about 600 hours. Private lessons cost 25,000 MMK an hour, or 220,000 MMK for ten; preparation for exams without a group course, such as DALF, TCF and TEF, is one-to-one at the same price. If no group at your level is open, write to us: we open one for four learners, or make you an offer.',
  },
  {
    question: 'Can I get my money back?',
    answer:
      'Group courses: a full refund until three days before the first lesson; after that 80 percent, if you tell us before the second lesson; later we move you once, free of charge, to a later course. Private lessons: lessons not yet taken are paid back, less 10,000 MMK. Video courses: a full refund within seven days of getting access, if you have opened no more than three lessons. If a group does not fill, you get everything back; if we have to stop a course, you get back the price of the lessons not given. Refunds go to the account you paid from within seven working days.',
  },
  {
    question: 'What happens when I miss a lesson?',
    answer:
      'You get the notes and the homework the same evening. Adult and teen group lessons on Zoom are recorded, and learners of that group can watch the recording for 14 days. Children’s lessons are not recorded; we send parents a page with the new words and a short audio instead. Private lessons can be moved free of charge until 24 hours before they begin.',
  },
  {
    question: 'How are children grouped, and how long is a lesson?',
    answer:
      'Children from 5 to 13 learn in three groups: 5 to 7, 8 to 10, and 11 to 13 years. A lesson in these groups lasts 1 hour, with a change of activity every ten minutes or so; the mornings of the holiday art course Paper Boats last 2 hours, with a break, and so do the weekend courses for French speakers from 12 to 17. A group has at most ten children. For the youngest on Zoom, an adult should be within reach during the first two lessons. Teenagers from 14 to 17 have their own course, and beginners from 11 to 17 start together. DELF Prim and DELF Junior have one group each.',
  },
  {
    question: 'Do I get a certificate? Is it the same as DELF?',
    answer:
      'Anyone who attends at least three quarters of the lessons gets a certificate of École Padauk that names the course, the hours and the level worked on. It is not a DELF or DALF diploma. Those are given by the French Ministry of Education after an exam at an official exam centre, with its own dates and fees. We prepare you, help with the registration, and tell you honestly when you are ready.',
  },
  {
    question: 'How do video courses work?',
    answer:
      'Choose a video course, create an account, transfer the price and upload the screenshot. When the school has accepted it, the lessons open in the École Padauk app for Android and iPhone under the same email address and password. You can watch for six months, as often as you like. Your profile on this site shows whether an enrolment is Pending or Accepted. The film on the course page is free for everyone.',
  },
  {
    question: 'Can you help me with a visa for France?',
    answer:
      'We help with the French, not with the decision. We can tell you which language level universities and schools usually ask for, read your motivation letter with you, and practise the interview. The visa itself is decided by the French authorities alone, and nobody can guarantee one. Always check the current rules on the official sites of France-Visas and Campus France. We issue enrolment letters only to learners who really attend.',
  },
  {
    question: 'Do you deliver books outside Yangon?',
    answer:
      'Yes, anywhere in Myanmar that a courier or a bus cargo gate reaches. Order on the Books page; we call you to agree on payment and delivery. In Yangon, delivery takes one to two days and costs about 3,000 MMK; elsewhere it takes three to six days and costs about 4,000 to 6,000 MMK, depending on the courier. You can also collect it at the school free of charge.',
  },
];
