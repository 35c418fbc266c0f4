import { randomUUID } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { databaseOf } from '@/lib/cms/tables';
import { courseTypes, indexPageSize } from '@/lib/contract/courses';
import { openCourseBackend } from '@/tests/support/course-backend';
import { makeCourse } from '@/tests/support/factories';

vi.mock('next/cache', () => ({ unstable_cache: (load: unknown) => load, revalidateTag: () => {} }));

type Drizzle = {
  all?: (statement: SQL) => unknown;
  execute: (statement: SQL) => unknown;
  dialect: { sqlToQuery: (statement: SQL) => { sql: string } };
};

const { cms, list, names, request } = await openCourseBackend();

afterEach(() => {
  vi.restoreAllMocks();
});

describe('long lists', () => {
  test('have an index: the fields that find, filter and link a course, without texts and pictures', async () => {
    const { currentDatas, totalPages } = await list('?type=Adult&fields=index');
    expect(totalPages).toBe(1);
    expect(currentDatas.find(({ name }) => name === 'Le français facile')).toEqual({
      _id: expect.any(String),
      name: 'Le français facile',
      href: '/adult/Le%20fran%C3%A7ais%20facile',
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
      goals: ['everyday', 'work'],
      instructor: expect.any(String),
    });
    expect(currentDatas.map(({ name }) => name)).toEqual(
      (await list('?type=Adult')).currentDatas.map(({ name }) => name),
    );
  });

  test('have cards of chosen courses, without descriptions and lessons', async () => {
    const [first, second] = (await list('?type=Adult&fields=index')).currentDatas;
    const { currentDatas } = await list(`?fields=card&ids=${second?._id},${first?._id}`);
    expect(currentDatas.map(({ _id }) => _id).toSorted()).toEqual([first?._id, second?._id].toSorted());
    for (const course of currentDatas) {
      expect(course).toMatchObject({ summary: expect.any(String), pictures: { thumbnail: expect.any(Object) } });
      expect(course).not.toHaveProperty('description');
      expect(course.pictures).not.toHaveProperty('cover');
    }
  });

  test('contain no draft', async () => {
    expect(await names('?fields=index')).not.toContain('Not yet');
    const { id } = await makeCourse({ name: 'Hidden', _status: 'draft' });
    for (const fields of ['index', 'card']) expect(await names(`?fields=${fields}&ids=${id}`)).toEqual([]);
  });

  test('have the same values as the full course', async () => {
    const whole = new Map((await list('?limit=100')).currentDatas.map((course) => [course._id, course]));
    for (const fields of ['index', 'card']) {
      const { currentDatas } = await list(`?fields=${fields}&limit=100`);
      expect(currentDatas).toHaveLength(whole.size);
      for (const { pictures, ...course } of currentDatas) {
        expect(whole.get(course._id)).toMatchObject(course);
        expect(pictures?.thumbnail).toEqual(fields === 'card' ? whole.get(course._id)?.pictures?.thumbnail : undefined);
      }
    }
  });

  test('contain no course that is archived or in the recycle bin, and none for an invalid id', async () => {
    await makeCourse({ name: 'Taught', type: 'Native' });
    const { id: archived } = await makeCourse({ name: 'Archived', type: 'Native', archived: true });
    const { id: deleted } = await makeCourse({ name: 'Deleted', type: 'Native' });
    await cms.update({ collection: 'courses', id: deleted, data: { deletedAt: new Date().toISOString() } });
    const hexadecimal = '0123456789abcdef01234567';
    for (const fields of ['index', 'card']) {
      expect(await names(`?type=Native&fields=${fields}`)).toEqual(['Taught']);
      expect(await names(`?fields=${fields}&ids=${archived},${deleted},${hexadecimal}`)).toEqual([]);
      expect(await names(`?fields=${fields}&id=${hexadecimal}`)).toEqual([]);
    }
  });

  test('of the index are read in a few queries of chosen columns, without documents of the CMS', async () => {
    const { drizzle } = cms.db as unknown as { drizzle: Drizzle };
    const execute = vi.spyOn(drizzle, drizzle.all ? 'all' : 'execute');
    const documents = [vi.spyOn(cms, 'find'), vi.spyOn(cms.db, 'find')];
    await list('?fields=index');
    expect(execute).toHaveBeenCalledTimes(5);
    for (const [statement] of execute.mock.calls) {
      const { sql } = drizzle.dialect.sqlToQuery(statement);
      expect(sql).toMatch(/^select json_(group_array|agg)\(/);
      expect(sql).not.toContain('description');
    }
    execute.mockRestore();
    for (const find of documents) expect(find).not.toHaveBeenCalled();
  });

  test('link a second course of a name, in the whole index and in a list of one type', async () => {
    const older = await makeCourse({ name: 'Twice', type: 'Native', position: 90 });
    const newer = await makeCourse({ name: 'Twice', type: 'Native', position: 80 });
    for (const query of ['?fields=index', '?type=Native&fields=index', '?fields=card&limit=100']) {
      const { currentDatas } = await list(query);
      const href = ({ id }: { id: string }) => currentDatas.find(({ _id }) => _id === id)?.href;
      expect([href(older), href(newer)], query).toEqual(['/native/Twice', `/native/Twice?id=${newer.id}`]);
    }
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
    const { withDeadline } = await import('@/lib/api/load');
    const requestSpy = vi.spyOn(backend, 'request');
    const paths = () => requestSpy.mock.calls.splice(0).map(([path]) => String(path));

    const { data } = await withDeadline(() => listCoursePage('Adult', 1));
    expect(data?.courses.find(({ name }) => name === 'Le français facile')).toMatchObject({
      summary: expect.any(String),
      pictures: { thumbnail: expect.any(Object) },
      href: '/adult/Le%20fran%C3%A7ais%20facile',
    });
    expect(paths().map((path) => path.replace(/ids=.*/, 'ids='))).toEqual([
      '/api/course?page=1&fields=index',
      '/api/class/timetable',
      '/api/course?fields=card&limit=100&ids=',
    ]);
    await recommendCourses();
    await listCourses('Kid');
    expect(paths().every((path) => path.endsWith('&fields=index'))).toBe(true);
  });

  test('load the pages of the index one after the other, once for all types', async () => {
    const { drizzle, tables } = databaseOf(cms, 'courses');
    const [row] = await drizzle.select().from(tables.courses).where(eq(tables.courses.name, 'Songs for kids'));
    const copies = Array.from({ length: 2 * indexPageSize }, (_, at) => ({
      ...row,
      id: randomUUID(),
      name: `Song ${at}`,
    }));
    for (let at = 0; at < copies.length; at += 100) {
      await drizzle.insert(tables.courses).values(copies.slice(at, at + 100));
    }
    const { backend } = await import('@/lib/backend/app');
    const { listCourses } = await import('@/lib/api/courses');
    const { withDeadline } = await import('@/lib/api/load');
    const requestedPaths: string[] = [];
    let mostAtOnce = 0;
    let underWay = 0;
    const request = backend.request.bind(backend);
    vi.spyOn(backend, 'request').mockImplementation(async (path, ...more) => {
      requestedPaths.push(String(path));
      mostAtOnce = Math.max(mostAtOnce, ++underWay);
      const response = await request(path, ...more);
      underWay--;
      return response;
    });
    const lists = await withDeadline(() => Promise.all(courseTypes.map(listCourses)));
    expect(requestedPaths).toEqual([1, 2, 3].map((page) => `/api/course?page=${page}&fields=index`));
    expect(mostAtOnce).toBe(1);
    const kids = lists[courseTypes.indexOf('Kid')]?.data?.map(({ name }) => name) ?? [];
    expect(kids).toHaveLength(copies.length + 1);
    expect(new Set(kids).size).toBe(kids.length);
  });
});
