import { afterEach, describe, expect, test, vi } from 'vitest';
import { coursePage, outline } from '@/lib/contract/courses';
import { openCourseBackend } from '@/tests/support/course-backend';
import { makeCourse } from '@/tests/support/factories';

vi.mock('next/cache', () => ({ unstable_cache: (load: unknown) => load, revalidateTag: () => {} }));

const { cms, list, names, read, request } = await openCourseBackend();

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a visitor reads courses', () => {
  test('of two courses of one name the older first, whatever their position, and it has the URL of the name', async () => {
    await makeCourse({ name: 'Twice French', type: 'Adult' });
    const older = await makeCourse({ name: 'Twice French', type: 'Kid', mainType: 'Video', position: 90 });
    const newer = await makeCourse({ name: 'Twice French', type: 'Kid', position: 1 });
    const video = await makeCourse({ name: 'Twice French', type: 'Video', mainType: 'Video' });
    const { currentDatas } = await list('?type=Kid&name=Twice%20French');
    expect(currentDatas.map(({ _id }) => _id)).toEqual([older.id, newer.id]);
    const hrefs = { [older.id]: '/kid/Twice%20French', [newer.id]: `/kid/Twice%20French?id=${newer.id}` };
    for (const fields of ['', '&fields=index', '&fields=card']) {
      const page = await list(`?type=Kid${fields}`);
      const twice = page.currentDatas.filter(({ name }) => name === 'Twice French');
      expect(Object.fromEntries(twice.map(({ _id, href }) => [_id, href]))).toEqual(hrefs);
    }
    // The Kid course is listed under Video as well, and is older.
    expect((await list(`?id=${video.id}`)).currentDatas[0]?.href).toBe(`/video/Twice%20French?id=${video.id}`);
    await cms.delete({ collection: 'courses', where: { name: { equals: 'Twice French' } } });
  });

  test('with every specified field, spelled as the mobile app reads it', async () => {
    const { currentDatas } = await list('?type=Adult');
    const course = currentDatas.find(({ name }) => name === 'Le français facile');
    expect(course).toEqual({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Le français facile',
      href: '/adult/Le%20fran%C3%A7ais%20facile',
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
      goals: ['everyday', 'work'],
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

  test('and the contract parses the response without losing a field', async () => {
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
