import { describe, expect, test } from 'vitest';
import { bannerList } from '@/lib/contract/banners';
import { bookPage } from '@/lib/contract/books';
import { course, coursePage, courseQuery, isVideoCourse } from '@/lib/contract/courses';
import { enrolmentState } from '@/lib/contract/enrolment-state';
import { instructor, socialLinks, toSoical } from '@/lib/contract/instructors';
import { questionLevels } from '@/lib/contract/level-test';
import { enrolledCourses } from '@/lib/contract/payments';
import { post, postQuery } from '@/lib/contract/posts';
import { serviceList } from '@/lib/contract/services';
import { postalAddressOf, siteInfo } from '@/lib/contract/site-info';
import { totals } from '@/lib/contract/totals';

describe('responses of existing backends may vary', () => {
  test('a course needs only its id and name', () => {
    expect(course.parse({ _id: '5f0', name: 'French A1' })).toEqual({ _id: '5f0', name: 'French A1' });
    expect(course.safeParse({ _id: '5f0' }).success).toBe(false);
    expect(course.safeParse({ name: 'French A1' }).success).toBe(false);
  });

  test('null counts as absent, numbers may be text, extras are ignored', () => {
    const read = course.parse({
      _id: 7,
      name: 'French A1',
      type: 'adult',
      levels: null,
      lectures: '12',
      maxStudents: '77',
      duration: '-',
      price: 150000,
      off: 10,
      thumbnail: null,
      instructor: { name: 'Claire' },
      students: '1,200',
      description: { odd: true },
      __v: 0,
    });
    expect(read).toMatchObject({
      _id: '7',
      type: 'Adult',
      lectures: 12,
      maxStudents: 77,
      duration: '-',
      price: '150,000 MMK',
      off: '10%',
      instructor: 'Claire',
      students: 1200,
    });
    expect(read.levels).toBeUndefined();
    expect(read.thumbnail).toBeUndefined();
    expect(read.description).toBeUndefined();
    expect(read).not.toHaveProperty('__v');
  });

  test('a blank text counts as missing', () => {
    const read = course.parse({
      _id: '5f0',
      name: 'French A1',
      price: '',
      off: ' ',
      levels: '',
      cover: '\n',
      duration: '',
    });
    expect(read).toEqual({ _id: '5f0', name: 'French A1' });
    expect(course.safeParse({ _id: '5f0', name: ' ' }).success).toBe(false);
    expect(post.parse({ _id: '1', title: 'Le padauk', displayTitle: '', badge: [''] }).displayTitle).toBeUndefined();
    expect(serviceList.parse([{ title: 'Mission', description: ' ' }])).toEqual([{ title: 'Mission' }]);
    expect(siteInfo.parse({ phoneNumber: '', email: { name: '' } })).toEqual({});
  });

  test('other texts are unchanged, including their spaces', () => {
    expect(post.parse({ _id: '1', title: 'Le padauk ', content: '<p>Bon</p>\n' })).toEqual({
      _id: '1',
      title: 'Le padauk ',
      content: '<p>Bon</p>\n',
    });
  });

  test.each([
    ['၁၅', 15],
    [' 15 ', 15],
    ['15 students', '15 students'],
    ['Unlimited', 'Unlimited'],
    ['-', '-'],
    ['', undefined],
    [null, undefined],
  ])('%j seats are parsed as %j', (maxStudents, read) => {
    expect(course.parse({ _id: '5f0', name: 'French A1', maxStudents }).maxStudents).toBe(read);
  });

  test('a malformed element is dropped, the others remain', () => {
    const page = coursePage.parse({
      currentDatas: [{ _id: '1', name: 'A' }, { _id: '2' }, null, 'x'],
      totalPages: '3',
    });
    expect(page.currentDatas.map((one) => one.name)).toEqual(['A']);
    expect(page.totalPages).toBe(3);
    expect(bookPage.safeParse({ currentDatas: 'none' }).success).toBe(false);
    expect(bannerList.parse([{}, { text: 'Bonjour' }])).toHaveLength(1);
  });

  test('a post with a malformed picture is valid', () => {
    const read = post.parse({ _id: '1', title: 'Le padauk', pictures: { image: { alt: 3 } } });
    expect(read.pictures).toBeUndefined();
  });

  test('the fifth name is the postal address in every format of the names', () => {
    expect(postalAddressOf(siteInfo.parse({ names: [1, 2, 3, 4, 'Bahan'] }))).toBe('Bahan');
    expect(postalAddressOf(siteInfo.parse({ names: [{}, null, {}, {}, { name: 'Bahan' }] }))).toBe('Bahan');
    expect(postalAddressOf(siteInfo.parse({ names: null }))).toBeUndefined();
  });

  test('totals contain only numbers', () => {
    expect(totals.parse({ students: 640, courses: '1,024+', note: 'many', none: null, _id: '1', __v: 0 })).toEqual({
      students: 640,
      courses: 1024,
    });
    expect(totals.safeParse([1]).success).toBe(false);
  });

  test('a question without text is dropped, and its answer may be missing', () => {
    const levels = questionLevels.parse([{ questionAndAnswer: [{ question: 'Ça va ?', hints: ['Oui', null] }, {}] }]);
    expect(levels[0]?.questionAndAnswer).toEqual([{ question: 'Ça va ?', hints: ['Oui'] }]);
  });

  test('an enrolment has its state, otherwise Accepted or Pending by its boolean', () => {
    const [accepted, pending, rejected] = enrolledCourses.parse([
      { _id: '1', status: true, course: { name: 'A', mainType: 'Video' } },
      { _id: '2', status: 'false', course: null },
      { _id: '3', status: false, state: 'Rejected' },
    ]);
    expect([accepted, pending, rejected].map((one) => one && enrolmentState(one))).toEqual([
      'Accepted',
      'Pending',
      'Rejected',
    ]);
  });

  test('social links are identified by position', () => {
    const links = { facebook: 'https://facebook.com/claire', linkedin: 'https://linkedin.com/in/claire' };
    expect(socialLinks(instructor.parse({ name: 'Claire', soical: toSoical(links) }))).toEqual(links);
    expect(socialLinks({ soical: [null, null, null, 'javascript:alert(1)'] as unknown as string[] })).toEqual({});
  });
});

test('a type or a mainType of Video makes a video course', () => {
  expect(isVideoCourse({ type: 'Video' })).toBe(true);
  expect(isVideoCourse({ type: 'Adult', mainType: 'Video' })).toBe(true);
  expect(isVideoCourse({ type: 'Adult', mainType: 'Live' })).toBe(false);
  expect(isVideoCourse({})).toBe(false);
});

describe('page and limit', () => {
  test('have the specified defaults', () => {
    expect(courseQuery.parse({})).toEqual({ page: 1, limit: 100 });
    expect(postQuery.parse({ page: '2' })).toEqual({ page: 2, limit: 10 });
  });

  test.each([
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: 'two' },
    { page: '' },
    { limit: '101' },
    { limit: '1e2' },
    { type: 'Dance' },
    { page: '99999999999' },
  ])('%o is refused', (query) => {
    expect(courseQuery.safeParse(query).success).toBe(false);
  });
});
