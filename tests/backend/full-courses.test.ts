import { expect, test } from 'vitest';
import { zoomCourseTypes } from '@/lib/contract/enrolments';
import { openTestBackend } from '@/tests/support/database';
import { makeClass, makeCourse } from '@/tests/support/factories';
import { asFile, receiptPicture } from '@/tests/support/screenshots';
import { seatRequests } from '@/tests/support/seat-requests';
import { guestForm, transferSender } from '@/tests/support/transfers';

const backend = await openTestBackend();
const { cms } = backend;
const { enrol } = transferSender(backend);
const { reserveStored } = seatRequests(backend);
const picture = asFile(await receiptPicture());

test('an enrolment is refused while every class is full, unless it is a duplicate, private or pays a reservation', async () => {
  const full = await makeCourse();
  const { id } = await makeClass(full.id, { seats: 2 });
  const { person, row: reserved } = await reserveStored(id);
  const sent = guestForm({ snapShot: picture });
  expect((await enrol(full.id, sent)).status).toBe(200);
  const inClass = guestForm({ class: id, snapShot: picture });
  expect((await enrol(full.id, inClass)).status).toBe(200);

  const late = guestForm({ snapShot: picture });
  const refused = await enrol(full.id, late);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'courseFull', field: 'class' });
  const stored = await cms.count({ collection: 'enrolments', where: { email: { equals: late.email } } });
  expect(stored.totalDocs).toBe(0);

  const privately = { courseType: zoomCourseTypes[1] };
  expect((await enrol(full.id, guestForm({ snapShot: picture, ...privately }))).status).toBe(200);
  expect((await enrol(full.id, sent)).status).toBe(200);
  const paid = guestForm({ reservation: reserved.reference, phNumber: person.phoneNumber, snapShot: picture });
  expect((await enrol(full.id, paid)).status).toBe(200);

  await makeClass(full.id, { seats: 1 });
  expect((await enrol(full.id, late)).status).toBe(200);
});
