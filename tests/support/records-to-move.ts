// For `payload run`: a database with the demonstration and with records that are hard to copy.
import { openCms } from '@/lib/cms/open';
import { prepareDatabase } from '@/lib/cms/prepare-database';
import {
  makeBook,
  makeClass,
  makeCourse,
  makeLearner,
  makePost,
  makeStaff,
  richText,
  staffPassword,
} from '@/tests/support/factories';
import { awkwardName, awkwardText, movedMoment } from '@/tests/support/moved-values';

const cms = await openCms();
cms.logger.level = 'warn';
await prepareDatabase(cms);

const learner = await makeLearner({ name: awkwardName, email: 'aye@example.com', archived: true });
const course = await makeCourse({
  name: awkwardName,
  price: 0.1,
  description: richText(awkwardText, '', '\t"\\u0041"'),
});
await cms.update({ collection: 'courses', id: course.id, data: { price: 99_999_999.25 } });
await cms.update({
  collection: 'courses',
  id: course.id,
  data: { summary: awkwardText, _status: 'draft' },
  draft: true,
});
await makeClass(course.id);
await makeBook({ title: awkwardName, forSale: false });
await makePost({ title: 'in-the-bin', content: richText(awkwardText), deletedAt: movedMoment });
const owner = await makeStaff('owner', 'editor');
await cms.login({ collection: 'staff', data: { email: owner.email, password: staffPassword } });
await cms.create({
  collection: 'audit-entries',
  data: {
    at: movedMoment,
    action: 'update',
    actor: owner.id,
    actorName: awkwardName,
    subject: 'courses',
    changes: [{ field: 'price', before: 0.1, after: null }],
    confirmed: true,
  } as never,
});
await cms.create({ collection: 'sessions', data: { learner: learner.id, expiresAt: movedMoment } });
await cms.create({ collection: 'receipt-hashes', data: { hash: -4_503_599_627_370_495, receipt: learner.id } });
await cms.create({
  collection: 'payload-preferences',
  data: { key: 'nav', value: { open: [] } } as never,
  user: owner,
});
await cms.kv.set('awkward', { z: 1, a: [null, true, 1.5, awkwardText], '': {} });
process.exit(0);
