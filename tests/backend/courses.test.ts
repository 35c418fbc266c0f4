import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Course, coursePage, outline } from '@/lib/contract/courses';
import { openTestBackend } from '@/tests/support/database';
import { makeCourse, makeInstructor, makePicture, richText } from '@/tests/support/factories';

vi.mock('next/cache', () => ({ unstable_cache: (load: unknown) => load, revalidateTag: () => {} }));

const { cms, read, request } = await openTestBackend();

type Page = { currentDatas: Course[]; totalPages: number };
const list = async (query = '') => (await read(`/course${query}`)) as Page;
const names = async (query: string) => (await list(query)).currentDatas.map(({ name }) => name);

beforeAll(async () => {
  const instructor = await makeInstructor({ name: 'Nilar Win' });
  const cover = await makePicture({ alt: 'Learners at a round table' });
  await makeCourse({
    name: 'Le français facile',
    position: 20,
    price: 150_000,
    off: 10,
    instructor: instructor.id,
    cover: cover.id,
    cefr: ['A1', 'A2'],
    startCourse: '2027-01-11T03:30:00.000Z',
    video: '/videos/trailer.mp4',
    description: richText('မင်္ဂလာပါ', 'Vous & moi <toujours>'),
    outline: [{ name: 'Bonjour', category: 'Unit 1' }, { name: 'Au marché' }],
  });
  await makeCourse({ name: 'Private lessons', position: 10, duration: null, maxStudents: null });
  await makeCourse({ name: 'Songs for kids', type: 'Kid' });
  await makeCourse({ name: 'Grammar on video', type: 'Adult', mainType: 'Video', position: 30 });
  await makeCourse({ name: 'Cinema on video', type: 'Video', mainType: 'Video', position: 40 });
  await makeCourse({ name: 'Not yet', _status: 'draft' });
});

describe('a visitor reads courses', () => {
  test('of two courses of one name the older first, whatever their position', async () => {
    const older = await makeCourse({ name: 'Twice French', type: 'Kid', position: 90 });
    await makeCourse({ name: 'Twice French', type: 'Kid', position: 1 });
    const { currentDatas } = await list('?type=Kid&name=Twice%20French');
    expect(currentDatas).toHaveLength(2);
    expect(currentDatas[0]?._id).toBe(older.id);
    await cms.delete({ collection: 'courses', where: { name: { equals: 'Twice French' } } });
  });

  test('with every specified field, spelled as the mobile app reads it', async () => {
    const { currentDatas } = await list('?type=Adult');
    const course = currentDatas.find(({ name }) => name === 'Le français facile');
    expect(course).toEqual({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Le français facile',
      type: 'Adult',
      mainType: 'Live',
      levels: 'Beginner (A1)',
      lectures: 2,
      maxStudents: 12,
      price: '150,000 MMK',
      off: '10%',
      thumbnail: expect.stringMatching(/^\/media\/.+/),
      cover: expect.stringMatching(/^\/media\/.+/),
      video: '/videos/trailer.mp4',
      description: '<p><span lang="my">မင်္ဂလာပါ</span></p><p>Vous &amp; moi &lt;toujours&gt;</p>',
      instructor: 'Nilar Win',
      duration: 3,
      language: 'French',
      ages: '18+',
      start_course: '2027-01-11T03:30:00.000Z',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      students: 0,
      cefr: ['A1', 'A2'],
      summary: 'First words, first conversations.',
      pictures: {
        thumbnail: expect.objectContaining({ alt: 'A padauk branch', width: 16, height: 12 }),
        cover: expect.objectContaining({ alt: 'Learners at a round table' }),
      },
    });
  });

  test('in the order staff gave them', async () => {
    expect(await names('?type=Adult')).toEqual(['Private lessons', 'Le français facile', 'Grammar on video']);
  });

  test('and sees "-" where a duration or a number of seats does not apply, and no discount where there is none', async () => {
    const [course] = (await list('?type=Adult&limit=1')).currentDatas;
    expect(course).toMatchObject({ name: 'Private lessons', duration: '-', maxStudents: '-', lectures: 0 });
    expect(course).not.toHaveProperty('off');
  });

  test('of one type; a video course of another type is a video course too', async () => {
    expect(await names('?type=Kid')).toEqual(['Songs for kids']);
    expect(await names('?type=Video')).toEqual(['Grammar on video', 'Cinema on video']);
    expect(await names('?type=Native')).toEqual([]);
  });

  test('of all types without a type', async () => {
    expect((await list()).currentDatas).toHaveLength(5);
  });

  test('page by page', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list(`?limit=2&page=${page}`)));
    expect(pages.map(({ currentDatas }) => currentDatas.length)).toEqual([2, 2, 1]);
    expect(pages.every(({ totalPages }) => totalPages === 3)).toBe(true);
    expect(new Set(pages.flatMap(({ currentDatas }) => currentDatas.map(({ _id }) => _id))).size).toBe(5);
  });

  test('and gets an empty page after the last, and one page of nothing', async () => {
    expect(await list('?page=99')).toEqual({ currentDatas: [], totalPages: 1 });
    expect(await list('?type=Native')).toEqual({ currentDatas: [], totalPages: 1 });
  });

  test('by exact name or id, whatever the script', async () => {
    const name = 'အခြေခံ ပြင်သစ် 100% & « plus »';
    const course = await makeCourse({ name, type: 'Native' });
    expect(await names(`?name=${encodeURIComponent(name)}`)).toEqual([name]);
    expect(await names(`?id=${course.id}`)).toEqual([name]);
    expect(await names(`?type=Kid&id=${course.id}`)).toEqual([]);
    expect(await names(`?name=${encodeURIComponent('%')}`)).toEqual([]);
    await cms.delete({ collection: 'courses', id: course.id, overrideAccess: true });
  });

  test('but never a draft, in a list, by name or by id', async () => {
    const draft = await makeCourse({ name: 'Secret', _status: 'draft' });
    expect((await list()).currentDatas.map(({ name }) => name)).not.toContain('Not yet');
    expect(await names('?name=Not%20yet')).toEqual([]);
    expect(await names(`?id=${draft.id}`)).toEqual([]);
    expect((await request(`/course/get_course/${draft.id}`)).status).toBe(404);
  });

  test('nor the unpublished changes of a published course', async () => {
    const course = await makeCourse({ name: 'As published', type: 'Native' });
    await cms.update({
      collection: 'courses',
      id: course.id,
      data: { name: 'As planned' },
      draft: true,
      overrideAccess: true,
    });
    expect(await names('?type=Native')).toEqual(['As published']);
  });

  test('and the contract reads the answer without losing anything', async () => {
    const page = await list();
    expect(coursePage.parse(page)).toEqual(page);
  });
});

describe('a visitor reads the outline of a course', () => {
  test('in order, by name and unit', async () => {
    const [course] = (await list(`?name=${encodeURIComponent('Le français facile')}`)).currentDatas;
    const entries = await read(`/course/get_course/${course?._id}`);
    expect(entries).toEqual([
      { _id: expect.any(String), lectures: { name: 'Bonjour' }, categories: ['Unit 1'] },
      { _id: expect.any(String), lectures: { name: 'Au marché' }, categories: [] },
    ]);
    expect(outline.parse(entries)).toEqual(entries);
  });

  test('a course without lessons has an empty one', async () => {
    const [course] = (await list('?type=Kid')).currentDatas;
    expect(await read(`/course/get_course/${course?._id}`)).toEqual([]);
  });
});

describe('long lists', () => {
  test('come as an index: what finds, filters and links a course, without texts and pictures', async () => {
    const { currentDatas, totalPages } = await list('?type=Adult&fields=index');
    expect(totalPages).toBe(1);
    expect(currentDatas.find(({ name }) => name === 'Le français facile')).toEqual({
      _id: expect.any(String),
      name: 'Le français facile',
      type: 'Adult',
      mainType: 'Live',
      levels: 'Beginner (A1)',
      price: '150,000 MMK',
      off: '10%',
      duration: 3,
      ages: '18+',
      start_course: '2027-01-11T03:30:00.000Z',
      createdAt: expect.any(String),
      cefr: ['A1', 'A2'],
      instructor: expect.any(String),
    });
    expect(currentDatas.map(({ name }) => name)).toEqual(
      (await list('?type=Adult')).currentDatas.map(({ name }) => name),
    );
  });

  test('and as cards, of chosen courses, without descriptions and lessons', async () => {
    const [first, second] = (await list('?type=Adult&fields=index')).currentDatas;
    const { currentDatas } = await list(`?fields=card&ids=${second?._id},${first?._id}`);
    expect(currentDatas.map(({ _id }) => _id).toSorted()).toEqual([first?._id, second?._id].toSorted());
    for (const course of currentDatas) {
      expect(course).toMatchObject({ summary: expect.any(String), pictures: { thumbnail: expect.any(Object) } });
      expect(course).not.toHaveProperty('description');
      expect(course.pictures).not.toHaveProperty('cover');
    }
  });

  test('hold no draft', async () => {
    expect(await names('?fields=index')).not.toContain('Not yet');
    const { id } = await makeCourse({ name: 'Hidden', _status: 'draft' });
    for (const fields of ['index', 'card']) expect(await names(`?fields=${fields}&ids=${id}`)).toEqual([]);
  });

  test.each(['fields=all', 'ids=', 'ids=1', "ids=' OR 1=1", `ids=${'x,'.repeat(101)}`])('refuse ?%s', async (query) => {
    expect((await request(`/course?${query}`)).status).toBe(400);
  });
});

describe('the pages of the site', () => {
  test('load the index, and cards for what they show alone', async () => {
    const { backend } = await import('@/lib/backend/app');
    const { listCoursePage, listCourses } = await import('@/lib/api/courses');
    const { recommendCourses } = await import('@/lib/api/level-test');
    const asked = vi.spyOn(backend, 'request');
    const paths = () => asked.mock.calls.splice(0).map(([path]) => String(path));

    const { data } = await listCoursePage('Adult', 1);
    expect(data?.courses.find(({ name }) => name === 'Le français facile')).toMatchObject({
      summary: expect.any(String),
      pictures: { thumbnail: expect.any(Object) },
      href: '/adult/Le%20fran%C3%A7ais%20facile',
    });
    expect(paths().map((path) => path.replace(/ids=.*/, 'ids='))).toEqual([
      '/api/course?type=Adult&page=1&fields=index',
      '/api/course?fields=card&limit=100&ids=',
    ]);
    await recommendCourses();
    await listCourses('Kid');
    expect(paths().every((path) => path.endsWith('&fields=index'))).toBe(true);
  });
});
