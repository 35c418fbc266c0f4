import { decide } from '@/lib/transfers/decide';
import type { DecisionAction, TransferCollection } from '@/lib/transfers/decisions';
import type { TestBackend } from './database';
import { makeCourse } from './factories';
import { registerLearner } from './learners';
import { asFile, unrelatedPicture } from './screenshots';
import { transferSender } from './transfers';

const decidedBy = { id: 'staff-1', name: 'Ma Khin' };

export async function transferDecisions(backend: TestBackend) {
  const { cms, request } = backend;
  const { enrol, pay } = transferSender(backend);
  const course = await makeCourse({ name: 'Vidéo A1', type: 'Video', mainType: 'Video', price: 90_000 });

  return {
    course,
    enrol,
    pay,
    async sendPayment(changes: Record<string, string | File> = {}) {
      const learner = await registerLearner(request);
      const picture = asFile(await unrelatedPicture());
      const form = { name: learner.name, description: '09250000117', course: course.id, payment: picture, ...changes };
      await pay(form, learner.bearer);
      const { docs } = await cms.find({
        collection: 'payment-requests',
        where: { learner: { equals: learner.id } },
        depth: 0,
      });
      if (!docs[0]) throw new Error('The payment is not stored.');
      return { learner, row: docs[0], picture };
    },
    decideOn: (
      id: string,
      action: DecisionAction,
      reason?: string,
      collection: TransferCollection = 'payment-requests',
    ) => decide(cms, { collection, id, action, reason, by: decidedBy }),
    readPayment: (id: string) => cms.findByID({ collection: 'payment-requests', id, depth: 0 }),
    async findMails(to: string, subject: string) {
      const { docs } = await cms.find({
        collection: 'mails',
        where: { and: [{ to: { equals: to } }, { subject: { contains: subject } }] },
      });
      return docs;
    },
  };
}
