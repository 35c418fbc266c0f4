import type { CollectionSlug } from 'payload';
import type Sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentCollections } from '@/lib/cms/content-collections';
import { bringUpToDate } from '@/lib/cms/prepare';
import { deletesUsedRecords } from '@/lib/cms/recycle-bin';
import { seedDemonstration } from '@/lib/cms/seed';
import { readSeedState, writeSeedState } from '@/lib/cms/seed/state';
import { watchContent } from '@/lib/cms/seed/watch';
import { openTestBackend } from '@/tests/support/database';
import { makeCourse, makeFaq, makeInstructor, makeLearner, makePicture } from '@/tests/support/factories';

const environment = vi.hoisted(() => ({ seed: 'demo' }));
vi.mock('@/lib/env', async (original) => {
  const { env, ...rest } = await original<typeof import('@/lib/env')>();
  return { ...rest, env: () => ({ ...env(), SEED: environment.seed }) };
});

// One small picture instead of the drawings: what is tested is what is written, not how it looks.
vi.mock('sharp', async (original) => {
  const { default: sharp } = await original<{ default: typeof Sharp }>();
  const dot = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const drawing = { resize: () => drawing, png: () => drawing, toBuffer: async () => dot };
  const substitute = (input: Buffer, options?: { density?: number }) =>
    options?.density ? drawing : sharp(input, options);
  return { default: Object.assign(substitute, sharp) };
});

vi.setConfig({ testTimeout: 180_000 });
environment.seed = 'none';
const { cms } = await openTestBackend();
type Drizzle = { delete: (table: unknown) => Promise<unknown> };
const { drizzle, tables } = cms.db as unknown as { drizzle: Drizzle; tables: Record<string, unknown> };

/** Empties the database, as if nobody had ever started the site on it. */
const deleteAll = (collection: CollectionSlug) => cms.delete({ collection, where: {}, context: deletesUsedRecords });

beforeEach(async () => {
  for (const collection of contentCollections) await deleteAll(collection);
  for (const { slug } of cms.config.globals) await drizzle.delete(tables[slug.replaceAll('-', '_')]);
  await cms.kv.clear();
  environment.seed = 'demo';
});

afterEach(() => vi.restoreAllMocks());

const start = () => bringUpToDate(cms);
const count = async (collection: CollectionSlug) => (await cms.count({ collection })).totalDocs;
const counts = async () =>
  Object.fromEntries(await Promise.all(contentCollections.map(async (slug) => [slug, await count(slug)])));
const courseNames = async () =>
  (await cms.find({ collection: 'courses', pagination: false, depth: 0 })).docs.map(({ name }) => name);

async function makeOwnCourse() {
  const { id: image } = await makePicture();
  const { id: instructor } = await makeInstructor({ image });
  return makeCourse({ name: 'Our own course', instructor, thumbnail: image, cover: image });
}

/** The demonstration, whole. */
const whole = { courses: 24, posts: 14, faqs: 10, learners: 0 };

test('every collection counts as content or is known not to', () => {
  const others = ['receipt-hashes', 'staff', 'sessions', 'password-resets', 'mails', 'post-views'];
  const slugs = cms.config.collections.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'));
  expect([...contentCollections, ...others].toSorted()).toEqual(slugs.toSorted());
});

describe('the demonstration', () => {
  test('fills a new database once; a restart changes nothing', async () => {
    await start();
    const first = await counts();
    expect(first).toMatchObject(whole);
    expect((await cms.findGlobal({ slug: 'school' })).tagline).toBeTruthy();
    expect(await readSeedState(cms)).toEqual({ phase: 'closed' });
    await start();
    expect(await counts()).toEqual(first);
    // Afterwards nobody chooses ids.
    const id = '11111111-1111-4111-8111-111111111111';
    expect((await makeFaq({ id } as object)).id).not.toBe(id);
  });

  test('stays away for good, whatever staff delete: numbers, courses, everything', async () => {
    await start();
    await cms.updateGlobal({ slug: 'totals', data: { items: [] } });
    await deleteAll('courses');
    await makeOwnCourse();
    await start();
    expect(await courseNames()).toEqual(['Our own course']);
    for (const collection of contentCollections) await deleteAll(collection);
    await start();
    expect(Object.values(await counts()).every((each) => each === 0)).toBe(true);
  });
});

describe('a database without the mark, as the releases before it left it', () => {
  test('keeps its courses though the numbers of the home page are empty', async () => {
    await makeOwnCourse();
    await start();
    expect(await courseNames()).toEqual(['Our own course']);
    expect(await count('posts')).toBe(0);
    await deleteAll('courses');
    await start();
    expect(await counts()).toMatchObject({ courses: 0, posts: 0 });
  });

  test.each([
    ['a question', () => makeFaq({ question: 'Only this?' })],
    ['a learner', () => makeLearner()],
    ['the opening hours', () => cms.updateGlobal({ slug: 'school', data: { openingHours: 'Mon to Fri' } })],
  ])('that has nothing but %s is in use', async (_, make) => {
    await make();
    await start();
    expect(await counts()).toMatchObject({ courses: 0, posts: 0 });
    expect(await readSeedState(cms)).toEqual({ phase: 'closed' });
  });

  test('and is empty after staff deleted all of it is still in use', async () => {
    environment.seed = 'none';
    await start();
    watchContent(cms);
    await makeFaq();
    await vi.waitFor(async () => expect(await readSeedState(cms)).toEqual({ phase: 'closed' }));
    await deleteAll('faqs');
    environment.seed = 'demo';
    await start();
    expect(await counts()).toMatchObject({ courses: 0, posts: 0 });
  });
});

describe('a demonstration that was interrupted', () => {
  /** The process ends while the n-th record of a collection is written. */
  async function interruptAt(collection: CollectionSlug, n: number) {
    const create = cms.create.bind(cms);
    let seen = 0;
    const ending = vi.spyOn(cms, 'create').mockImplementation(((args: Parameters<typeof create>[0]) => {
      if (args.collection === collection && ++seen === n) throw new Error('the power is cut');
      return create(args);
    }) as typeof create);
    await expect(seedDemonstration(cms)).rejects.toThrow('the power is cut');
    ending.mockRestore();
    expect(await readSeedState(cms)).toMatchObject({ phase: 'seeding' });
  }

  test('is completed by the next start: nothing twice, nothing missing', async () => {
    await interruptAt('courses', 9);
    expect(await count('courses')).toBe(8);
    await start();
    expect(await counts()).toMatchObject(whole);
    expect((await cms.findGlobal({ slug: 'school' })).heroVideoPoster).toMatchObject({ alt: expect.any(String) });
    expect(new Set(await courseNames()).size).toBe(24);
    expect(await readSeedState(cms)).toEqual({ phase: 'closed' });
  });

  test('does not touch what staff wrote meanwhile', async () => {
    await interruptAt('posts', 2);
    await makeOwnCourse();
    const before = await counts();
    await start();
    expect(await counts()).toEqual(before);
    expect(await courseNames()).toContain('Our own course');
  });

  test('does not overwrite settings that staff saved meanwhile', async () => {
    await interruptAt('banners', 1);
    await cms.updateGlobal({ slug: 'school', data: { openingHours: 'Ours' } });
    await start();
    expect((await cms.findGlobal({ slug: 'school' })).openingHours).toBe('Ours');
    expect(await counts()).toMatchObject(whole);
  });

  test('while it was saving settings saves these again', async () => {
    await interruptAt('banners', 1);
    await cms.updateGlobal({ slug: 'totals', data: { items: [{ label: 'half', value: 1 }] } });
    await writeSeedState(cms, { phase: 'seeding', globals: { totals: null } });
    await start();
    expect((await cms.findGlobal({ slug: 'totals' })).items?.map(({ label }) => label)).not.toContain('half');
  });
});
