import { beforeAll, describe, expect, test, vi } from 'vitest';
import { openExistingBackend } from '@/tests/support/existing-backend';

vi.mock('next/cache', () => ({ unstable_cache: (load: unknown) => load, revalidateTag: () => {} }));

const existing = await openExistingBackend();
const secret = 'x'.repeat(32);
Object.assign(process.env, {
  BACKEND_URL: existing.url,
  PAYLOAD_SECRET: secret,
  SESSION_SECRET: secret,
  CRON_SECRET: secret,
});
const { listCoursePage, listCourses, listCoursesByInstructor } = await import('@/lib/api/courses');
const { findCourse } = await import('@/lib/api/find-course');
const { recommendCourses } = await import('@/lib/api/level-test');

const id = (number: number) => number.toString(16).padStart(24, '0');
const adult = (number: number, name: string, levels = 'Intermediate (B1)') => ({
  _id: id(number),
  name,
  type: 'Adult',
  levels,
});
const says = (type: string, pages: object[][]) => {
  for (const [at, currentDatas] of pages.entries()) {
    existing.respondTo(`/api/course?type=${type}&page=${at + 1}&limit=100`, {
      body: { data: { currentDatas, totalPages: pages.length } },
    });
  }
};

const names = Array.from({ length: 100 }, (_, at) => ({
  ...adult(at + 1, `Course ${at + 1}`),
  goals: at === 49 ? ['work'] : undefined,
}));
const evening = [adult(1, 'Evening French', 'Beginner (A1)'), adult(30, 'Evening French', 'Elementary (A2)')];
const late = [adult(101, 'Evening French', 'Advanced (C1)'), adult(102, 'On screen'), adult(103, 'Films', 'B1 to B2')];

beforeAll(() => {
  const first = names.map((course) => evening.find(({ _id }) => _id === course._id) ?? course);
  says('Adult', [first, late]);
  says('Video', [
    [
      { _id: id(201), name: 'Films', type: 'Video' },
      { _id: id(202), name: 'On screen', type: 'Adult', mainType: 'Video' },
      { _id: id(203), name: 'Evening French', type: 'Video' },
      { _id: id(204), name: 'Evening French' },
    ],
  ]);
  says('Kid', [
    [
      { _id: id(301), name: 'Songs', type: 'Kid', createdAt: '2026-05-01T03:00:00.000Z' },
      { _id: id(302), name: 'Songs', type: 'Kid', createdAt: '2026-01-01T03:00:00.000Z' },
      { _id: id(303), name: 'ပြင်သစ်စာ သင်ချင်ပါတယ်', type: 'Kid', createdAt: '2026-01-01T03:00:00.000Z' },
    ],
  ]);
  says('Native', [
    [
      {
        _id: id(401),
        name: 'Theatre',
        type: 'Native',
        levels: 'Upper Intermediate (B2)',
        ages: '14 and over',
        goals: ['culture', 'unknown'],
      },
    ],
  ]);
  // This backend ignores filters.
  existing.respondTo('/api/course', { body: { data: { currentDatas: first, totalPages: 1 } } });
});

describe('two courses of one name have different links', () => {
  const plain = '/adult/Evening%20French';

  test('on every page of the list, with and without a filter', async () => {
    const hrefs = async (page: number, level?: 'A2' | 'C1') =>
      (await listCoursePage('Adult', page, { level })).data?.courses
        .filter(({ name }) => name === 'Evening French')
        .map(({ href }) => href);
    expect(await hrefs(1)).toEqual([plain, `${plain}?id=${id(30)}`]);
    expect(await hrefs(5)).toEqual([`${plain}?id=${id(101)}`]);
    expect(await hrefs(1, 'A2')).toEqual([`${plain}?id=${id(30)}`]);
  });

  test('the older one has the URL of the name, whatever its position in the list', async () => {
    expect((await listCourses('Kid')).data?.map(({ href }) => href)).toEqual([
      `/kid/Songs?id=${id(301)}`,
      '/kid/Songs',
      expect.stringMatching(/^\/kid\/%/),
    ]);
  });

  test('in the result of the level test', async () => {
    const { '18+': adults, '5-7': children } = await recommendCourses();
    expect(adults.A1?.course.href).toBe(plain);
    expect(adults.A2?.course.href).toBe(`${plain}?id=${id(30)}`);
    expect(adults.C1?.course.href).toBe(`${plain}?id=${id(101)}`);
    expect(children.A1).toBeUndefined();
  });

  test('further courses are mentioned only if the list of that age and level has some', async () => {
    const { '18+': adults } = await recommendCourses();
    const others = async (level: 'A1' | 'A2' | 'B1' | 'C1') =>
      (await listCoursePage('Adult', 1, { level })).data?.courses.filter(
        ({ _id }) => _id !== adults[level]?.course._id,
      ) ?? [];
    for (const level of ['A1', 'A2', 'B1', 'C1'] as const) {
      expect(adults[level]?.hasOthers, level).toBe((await others(level)).length > 0);
    }
    expect([adults.B1?.hasOthers, adults.C1?.hasOthers]).toEqual([true, false]);
  });

  test('a native course is recommended only if there is none for learners', async () => {
    const { '18+': adults, '14-17': teens } = await recommendCourses();
    expect(adults.B2?.course).toMatchObject({ name: 'Films', type: 'Adult' });
    expect(teens.B2?.course.name).toBe('Theatre');
  });

  test('a course that serves the learner’s goal is recommended before others of the level', async () => {
    const { '18+': adults, '14-17': teens } = await recommendCourses();
    expect(adults.B1?.course.name).not.toBe('Course 50');
    expect(adults.B1?.byGoal).toEqual({
      work: { course: expect.objectContaining({ name: 'Course 50' }), hasOthers: true },
    });
    expect(teens.B2?.byGoal.culture?.course.name).toBe('Theatre');
    expect(adults.A1?.byGoal).toEqual({});
  });

  test('on the page of the course', async () => {
    expect((await findCourse({ id: id(30) }, 'Adult')).data?.href).toBe(`${plain}?id=${id(30)}`);
  });

  test('a video course is distinguished from the courses of its own type', async () => {
    expect((await listCourses('Video')).data?.map(({ href }) => href)).toEqual([
      '/video/Films',
      `/adult/On%20screen?id=${id(202)}`,
      '/video/Evening%20French',
      `/adult/Evening%20French?id=${id(204)}`,
    ]);
  });
});

test('a level is offered even if only a course beyond the first hundred teaches it', async () => {
  expect((await listCoursePage('Adult', 1)).data).toMatchObject({
    totalPages: 5,
    choices: { level: ['A1', 'A2', 'B1', 'B2', 'C1'] },
  });
});

test('without classes there is nothing to choose a weekday or a place from', async () => {
  expect((await listCoursePage('Adult', 1)).data?.choices).toMatchObject({ day: [], place: [] });
});

test('a course is found by its name in Zawgyi', async () => {
  expect((await findCourse({ name: 'ျပင္သစ္စာ သင္ခ်င္ပါတယ္' }, 'Kid')).data?.name).toBe('ပြင်သစ်စာ သင်ချင်ပါတယ်');
});

test('an instructor is listed with at most twelve courses', async () => {
  const all = (await listCourses('Adult')).data ?? [];
  expect(all.filter(({ instructor }) => !instructor).length).toBeGreaterThan(100);
  expect((await listCoursesByInstructor()).get('')).toHaveLength(12);
});

describe('an unknown course', () => {
  const requests = async (key: { name?: string; id?: string }) => {
    existing.requests.length = 0;
    expect(await findCourse(key, 'Adult')).toEqual({ failed: false, data: null });
    return existing.requests.map(({ url }) => url);
  };

  test('causes one request for each page of the lists, none of which contains its name', async () => {
    const urls = await requests({ name: 'No such course' });
    expect(urls).toHaveLength(5);
    expect(urls.join()).not.toContain('No%20such');
  });

  test('is searched by an id of any format; an unsafe id causes no request', async () => {
    expect(await requests({ id: 'V1StGXR8_Z5jdHi6B-myT' })).toHaveLength(5);
    expect(await requests({ id: '../admin' })).toEqual([]);
  });

  test('is reported as failed if a list could not be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    existing.respondTo('/api/course?type=Kid&page=1&limit=100', { status: 503, body: {} });
    expect(await findCourse({ name: 'No such course' }, 'Adult')).toEqual({ failed: true, data: null });
  });
});
