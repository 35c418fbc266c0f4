/** Emails about a place in a class and about its lessons, written twice as all mails to visitors are. */
export const seatMails = {
  class: 'Class',
  until: '{until} (Myanmar time)',
  pay: 'See how to pay',
  reserved: {
    subject: 'Your place is reserved',
    text: 'We hold a place for you until {until}. Transfer the fee and send us the screenshot before then, and the place stays yours.',
  },
  endsSoon: {
    subject: 'Your reservation ends soon',
    text: 'We hold your place until {until}. To keep it, transfer the fee and send us the screenshot before then. If you have changed your mind, you don’t need to do anything.',
  },
  expired: {
    subject: 'Your reservation has expired',
    text: 'We didn’t receive a screenshot in time, so your place is free again. If you’d still like to join, reserve again: you’ll see at once whether there’s a place. Already transferred? Send us the screenshot, or write to us.',
    link: 'Reserve again',
  },
  waiting: {
    subject: 'You’re on the waiting list',
    text: 'The class is full just now. When a place becomes free, we’ll offer it to the first person on the list by email. You don’t need to pay anything now.',
  },
  offered: {
    subject: 'A place is free for you',
    text: 'A place in your class is free, and it’s yours if you take it before {until}. After that we offer it to the next person.',
    take: 'Take the place',
    decline: 'No, thank you',
  },
  offerExpired: {
    subject: 'The offer has expired',
    text: 'We offered you a place and didn’t hear from you, so it goes to the next person. If you’d still like to join, put yourself on the waiting list again.',
    link: 'Join the waiting list again',
  },
  skipped: {
    subject: 'You’re no longer on the waiting list',
    text: 'We’ve taken you off the waiting list for this class. Reason: {reason}',
    unexpected: 'If you did not expect this, please write to us.',
  },
  switched: {
    subject: 'Your class has changed',
    text: 'Your place has moved from “{before}” to “{after}”. Your payment moves with it: you don’t need to do anything.',
  },
  classCancelled: {
    subject: 'Your class is cancelled',
    text: 'We’re sorry: this class will not take place, so your request for a place in it has ended. Another class may suit you.',
    paid: 'We’re sorry: this class will not take place. What you’ve paid isn’t lost: we’ll write to you about another class or your money back.',
    link: 'See the other classes',
  },
  nextClass: {
    subject: 'Your next class',
    text: 'Your class goes on at the next level, at the same time. We hold a place for you until {until}. Transfer the fee and send us the screenshot before then, and the place stays yours. If you don’t want it, you don’t need to do anything.',
  },
  lessonMoved: { subject: 'A lesson has moved', text: 'A lesson of your class has a new time: {after}.' },
  lessonCancelled: {
    subject: 'A lesson is cancelled',
    text: 'There is no lesson on {before}. Your other lessons stay as they are.',
  },
  lessonAdded: { subject: 'There is one more lesson', text: 'Your class has one more lesson, on {after}.' },
  before: 'Before',
  newTime: 'New time',
  cancelled: 'Cancelled',
  lesson: 'Lesson',
  reason: 'Reason',
} as const;
