import { beforeEach, describe, expect, test } from 'vitest';
import { onContentChange } from '@/lib/cms/hooks/refresh-site';
import { openTestBackend } from '@/tests/support/database';
import {
  makeBanner,
  makeBook,
  makeCourse,
  makeEvent,
  makeFaq,
  makeInstructor,
  makePicture,
  makePost,
  makeQuestion,
  makeService,
  makeTestimonial,
} from '@/tests/support/factories';

const { cms } = await openTestBackend();
const invalidatedTags: string[] = [];
onContentChange((tag) => invalidatedTags.push(tag));

beforeEach(async () => {
  // The picture and the teacher that factories share are created, and reported, before.
  await makeCourse();
  invalidatedTags.length = 0;
});

type Save = { name?: string; _status: 'draft' | 'published' };
const save = (id: string, data: Save) =>
  cms.update({ collection: 'courses', id, data, draft: data._status === 'draft', overrideAccess: true });
const unpublish = (id: string) =>
  cms.update({ collection: 'courses', id, data: { _status: 'draft' }, overrideAccess: true });

describe('saving invalidates the site’s cache', () => {
  test.each([
    ['banners', makeBanner],
    ['books', makeBook],
    ['courses', makeCourse],
    ['events', makeEvent],
    ['faqs', makeFaq],
    ['instructors', makeInstructor],
    ['level-test', makeQuestion],
    ['media', makePicture],
    ['posts', makePost],
    ['services', makeService],
    ['testimonials', makeTestimonial],
  ])('%s', async (tag, make) => {
    await (make as () => Promise<unknown>)();
    expect(invalidatedTags).toEqual([tag]);
  });

  test.each([
    ['school', 'site-info'],
    ['payment-details', 'site-info'],
    ['inquiry-texts', 'site-info'],
    ['legal', 'legal'],
    ['totals', 'totals'],
  ] as const)('the settings %s', async (slug, tag) => {
    await cms.updateGlobal({ slug, data: {}, overrideAccess: true });
    expect(invalidatedTags).toContain(tag);
  });

  test('the settings of the level test also invalidate the site info', async () => {
    const bands = [{ from: 0, level: 'A1' as const }];
    await cms.updateGlobal({ slug: 'level-test-settings', data: { bands }, overrideAccess: true });
    expect(invalidatedTags).toEqual(expect.arrayContaining(['level-test', 'site-info']));
  });

  test('publishing and unpublishing', async () => {
    const { id } = await makeCourse({ name: 'Draft', _status: 'draft' });
    expect(invalidatedTags).toEqual([]);
    await save(id, { _status: 'published' });
    expect(invalidatedTags).toEqual(['courses']);
    await unpublish(id);
    expect(invalidatedTags).toEqual(['courses', 'courses']);
  });

  test('unpublishing what has a newer draft', async () => {
    const { id } = await makeCourse();
    await save(id, { name: 'Another name', _status: 'draft' });
    invalidatedTags.length = 0;
    await unpublish(id);
    expect(invalidatedTags).toEqual(['courses']);
  });

  test.each(['without', 'with'])('deleting what is published, %s a newer draft', async (which) => {
    const { id } = await makeCourse();
    if (which === 'with') await save(id, { name: 'Another name', _status: 'draft' });
    invalidatedTags.length = 0;
    await cms.delete({ collection: 'courses', id, overrideAccess: true });
    expect(invalidatedTags).toEqual(['courses']);
  });
});

test('a new or deleted draft invalidates nothing', async () => {
  const { id } = await makeCourse({ name: 'Draft', _status: 'draft' });
  await cms.delete({ collection: 'courses', id, overrideAccess: true });
  expect(invalidatedTags).toEqual([]);
});

test('a removed listener is not called', async () => {
  const other: string[] = [];
  const stop = onContentChange((tag) => other.push(tag));
  stop();
  await makeFaq();
  expect(other).toEqual([]);
  expect(invalidatedTags).toEqual(['faqs']);
});
