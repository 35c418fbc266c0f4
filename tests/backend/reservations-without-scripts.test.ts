import { expect, test } from 'vitest';
import { openTestBackend } from '@/tests/support/database';
import { makeClass, makeCourse } from '@/tests/support/factories';
import { formPoster, readRedirect } from '@/tests/support/post';
import { seatRequests } from '@/tests/support/seat-requests';

const backend = await openTestBackend();
const { postForm } = formPoster(backend);
const { someone } = seatRequests(backend);

test.each([
  ['reserve', ''],
  ['wait', '&wait=1'],
])('a request to %s that is refused gives back what was typed and chosen', async (path, query) => {
  const course = await makeCourse();
  const { id } = await makeClass(course.id, { seats: 1 });
  const typed = { ...someone(), child: 'c-1', phoneNumber: 'my number' };
  expect(await readRedirect(await postForm(`/class/${path}/${id}`, { ...typed, website: '' }))).toEqual({
    status: 303,
    location: `/reserve?class=${id}${query}&error=phoneNumeric&field=phoneNumber#form`,
    values: typed,
  });
});
