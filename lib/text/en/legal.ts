export const legal = {
  privacy: 'Privacy',
  privacyDescription: 'What {name} keeps about you, why, for how long, and how to have it deleted.',
  privacyElsewhere:
    'What you send through this site goes to {name} and nobody else. No advertising or analytics service follows you here. To ask how long it is kept, or to see, correct or delete it, please contact the school:',
  emailJs: 'Messages from the contact form are delivered by EmailJS.',
  terms: 'Terms',
  termsDescription: 'The terms between you and {name}: courses, prices, payment and refunds.',
  termsElsewhere: 'The terms of courses and books are available from {name} on request. Please ask before you pay:',
  contactForm: 'Write to us',
  pictures: 'Pictures',
  portraits: {
    before: 'The portraits are adapted from ',
    work: 'Personas',
    by: ' by Draftbit, licensed ',
    licence: 'CC BY 4.0',
    after: '. They show no real person. All other pictures belong to the school.',
  },
} as const;
