import type { Payload } from 'payload';
import { inquiryTypes } from '@/lib/contract/inquiry-options';
import { newReference } from '@/lib/transfers/new-reference';

const newRecord = () => ({ reference: newReference(), handling: 'new' as const });

export const inboxFactories = (cms: Payload) => ({
  makeMessage: (changes: object = {}) =>
    cms.create({
      collection: 'messages',
      data: {
        name: 'Su Su',
        email: 'su@example.com',
        phone: '+959250000117',
        subject: 'Evening courses',
        message: 'When do they start?',
        ...newRecord(),
        ...changes,
      },
    }),
  makeInquiry: (changes: object = {}) =>
    cms.create({
      collection: 'inquiries',
      data: {
        email: 'mya@example.com',
        type: inquiryTypes.student,
        contactName: 'Daw Mya',
        answers: { type: inquiryTypes.student },
        ...newRecord(),
        ...changes,
      },
    }),
  makeAttempt: (changes: object = {}) =>
    cms.create({
      collection: 'level-test-attempts',
      data: {
        level: 'B1',
        correct: 20,
        total: 32,
        perLevel: [{ level: 'A1', correct: 6, total: 6 }],
        answers: [{ level: 'A1', question: 'Je ___ étudiante.', chosen: 'suis', right: true }],
        handling: 'new',
        ...changes,
      },
    }),
});
