import type { CollectionSlug } from 'payload';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { disableSeedingOnChange } from '@/lib/cms/seed/disable-on-change';
import { seedDemonstration } from '@/lib/cms/seed/seed-demonstration';
import { readSeedState, writeSeedState } from '@/lib/cms/seed/state';
import { openTestBackend } from '@/tests/support/database';
import { makeFaq, makeLearner } from '@/tests/support/factories';
import { makeOwnCourse, seeding, whole } from '@/tests/support/seeding';

const environment = vi.hoisted(() => ({ seed: 'demo' }));
vi.mock('@/lib/env', async (original) => {
  const { env, ...rest } = await original<typeof import('@/lib/env')>();
  return { ...rest, env: () => ({ ...env(), SEED: environment.seed }) };
});

vi.setConfig({ testTimeout: 180_000 });
environment.seed = 'none';
const { cms } = await openTestBackend();
const { start, deleteAll, count, counts, courseNames, empty } = seeding(cms);

beforeEach(async () => {
  await empty();
  environment.seed = 'demo';
});
afterEach(() => vi.restoreAllMocks());

describe('a database without seed state, from an earlier release', () => {
  test('keeps its courses though the numbers of the home page are empty', async () => {
    await makeOwnCourse();
    await start();
    expect(await courseNames()).toEqual(['Our own course']);
    expect(await count('posts')).toBe(0);
    await deleteAll('classes');
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

  test('and without any content, deleted by staff, counts as in use', async () => {
    environment.seed = 'none';
    await start();
    disableSeedingOnChange(cms);
    await makeFaq();
    await vi.waitFor(async () => expect(await readSeedState(cms)).toEqual({ phase: 'closed' }));
    await deleteAll('faqs');
    environment.seed = 'demo';
    await start();
    expect(await counts()).toMatchObject({ courses: 0, posts: 0 });
  });
});

describe('an interrupted seed', () => {
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

  test('is completed by the next start, without duplicates', async () => {
    await interruptAt('courses', 9);
    expect(await count('courses')).toBe(8);
    await start();
    expect(await counts()).toMatchObject(whole);
    expect((await cms.findGlobal({ slug: 'school' })).heroVideoPoster).toMatchObject({ alt: expect.any(String) });
    expect(new Set(await courseNames()).size).toBe(whole.courses);
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

  test('while it was saving settings saves these again, and not those that staff saved meanwhile', async () => {
    await interruptAt('banners', 1);
    await cms.updateGlobal({ slug: 'school', data: { openingHours: 'Ours' } });
    await cms.updateGlobal({ slug: 'totals', data: { items: [{ label: 'half', value: 1 }] } });
    const state = await readSeedState(cms);
    const globals = state?.phase === 'seeding' ? state.globals : {};
    expect(globals).toHaveProperty('school', expect.any(String));
    await writeSeedState(cms, { phase: 'seeding', globals: { ...globals, totals: null } });
    await start();
    expect((await cms.findGlobal({ slug: 'school' })).openingHours).toBe('Ours');
    expect((await cms.findGlobal({ slug: 'totals' })).items?.map(({ label }) => label)).not.toContain('half');
    expect(await counts()).toMatchObject(whole);
  });
});
