export const legal = {
  privacy: 'Privacy',
  privacyDescription: (name: string) => `What ${name} keeps about you, why, for how long, and how to have it deleted.`,
  privacyElsewhere: (name: string) =>
    `What you send through this site goes to ${name} and to nobody else; no advertising and no analytics service follows you here. For how long it is kept, or to see, correct or delete it, please ask the school:`,
  terms: 'Terms',
  termsDescription: (name: string) => `The terms between you and ${name}: courses, prices, payment and refunds.`,
  termsElsewhere: (name: string) =>
    `The terms of courses and books are kept by ${name} and are sent to you on request. Please ask before you pay:`,
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
