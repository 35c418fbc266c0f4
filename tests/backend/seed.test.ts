import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Where } from 'payload';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { instructorOf } from '@/lib/cms/access/teachers';
import { readSchedule } from '@/lib/cms/classes/derive-schedule';
import { contentCollections } from '@/lib/cms/content-collections';
import type { Media } from '@/lib/cms/payload-types';
import { family, teacherAccount } from '@/lib/cms/seed/content/learners';
import { findEncodedPicture } from '@/lib/cms/seed/encoded-pictures';
import { rasterise, readDrawing } from '@/lib/cms/seed/pictures';
import { readSeedState } from '@/lib/cms/seed/state';
import { mediaDirectory } from '@/lib/cms/storage';
import { readDay, shiftDay } from '@/lib/cms/today/read-day';
import type { MyClass } from '@/lib/contract/my-classes';
import { toDay } from '@/lib/format/lessons';
import { openTestBackend } from '@/tests/support/database';
import { makeFaq } from '@/tests/support/factories';
import { makeOwnCourse, seeding, whole } from '@/tests/support/seeding';

const environment = vi.hoisted(() => ({ seed: 'demo' }));
vi.mock('@/lib/env', async (original) => {
  const { env, ...rest } = await original<typeof import('@/lib/env')>();
  return { ...rest, env: () => ({ ...env(), SEED: environment.seed }) };
});

const withoutFiles = vi.hoisted(() => new Set<string>());
vi.mock('@/lib/cms/seed/encoded-pictures', async (original) => {
  const { findEncodedPicture, ...rest } = await original<typeof import('@/lib/cms/seed/encoded-pictures')>();
  const find: typeof findEncodedPicture = async (name, ...others) =>
    withoutFiles.has(name) ? undefined : findEncodedPicture(name, ...others);
  return { ...rest, findEncodedPicture: find };
});

vi.setConfig({ testTimeout: 180_000 });
environment.seed = 'none';
const { cms, read, request } = await openTestBackend();
const { start, deleteAll, counts, courseNames, empty } = seeding(cms);

afterEach(() => vi.restoreAllMocks());

/** Classes that run, with attendance so far, two cancelled lessons, full classes and people who wait. */
async function expectTerm(): Promise<void> {
  const { docs: classes } = await cms.find({ collection: 'classes', pagination: false, depth: 0 });
  const now = new Date().toISOString();
  for (const { label, state, endsAt } of classes) expect(!endsAt || endsAt > now, `${label} ${state}`).toBe(true);
  const running = classes.filter(({ state }) => state === 'running');
  expect(running.every(({ startsAt }) => startsAt && startsAt < now)).toBe(true);
  const cancelled = classes.flatMap(({ schedule }) => readSchedule(schedule).cancelled);
  expect(cancelled.map(({ lesson }) => lesson < now).toSorted()).toEqual([false, true]);
  expect(cancelled.every(({ reason }) => reason)).toBe(true);

  const { docs: requests } = await cms.find({ collection: 'enrolments', pagination: false, depth: 0 });
  const learnersOf = ({ id }: { id: string }) => requests.filter((row) => row.class === id && row.seat);
  expect(running.every((one) => learnersOf(one).length > 3)).toBe(true);
  expect(classes.filter((one) => one.seats === (one.deskSeats ?? 0) + learnersOf(one).length).length).toBeGreaterThan(
    3,
  );
  expect(requests.filter(({ state }) => state === 'Waiting')).toHaveLength(5);
  expect(new Set(requests.map(({ phone }) => phone)).size).toBe(requests.length - 1);

  const { docs: marks } = await cms.find({ collection: 'attendance', pagination: false, depth: 0 });
  const share = (mark: string) => marks.filter((one) => one.mark === mark).length / marks.length;
  expect(share('present')).toBeGreaterThan(0.7);
  for (const mark of ['late', 'absent', 'excused']) expect(share(mark), mark).toBeGreaterThan(0.01);
  for (const { lesson } of marks) expect(lesson < now).toBe(true);
}

/** A teacher with lessons on the day, and a parent who follows two children. */
async function expectAccounts(password: string): Promise<void> {
  const { user } = await cms.login({ collection: 'staff', data: { email: teacherAccount.email, password } });
  // The school may be closed today: during Thingyan for five days.
  const week = [0, 1, 2, 3, 4, 5, 6].map((days) => shiftDay(toDay(new Date()), days));
  const instructor = instructorOf({ user: user as never });
  const lessons = (await Promise.all(week.map((day) => readDay(cms, day, { instructor })))).flat();
  expect(lessons.some(({ learners }) => learners.length > 3)).toBe(true);

  const response = await request('/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: family.email, password }),
  });
  const { data: token } = (await response.json()) as { data: string };
  const mine = (await read('/auth/classes', { headers: { authorization: `Bearer ${token}` } })) as MyClass[];
  expect(mine.map(({ name, state }) => [name, state]).toSorted()).toEqual([
    [family.running.name, 'Accepted'],
    [family.waiting.name, 'Waiting'],
  ]);
  const followed = mine.find(({ state }) => state === 'Accepted')?.enrolledClass;
  expect(followed?.marked).toBeGreaterThan(3);
  expect(followed?.lessons.filter(({ homework }) => homework)).toHaveLength(2);
}

describe('the demonstration', () => {
  const lines: string[] = [];
  const encodedHere = 'banner-children-phone';

  beforeAll(async () => {
    await empty();
    environment.seed = 'demo';
    withoutFiles.add(encodedHere);
    const info = vi.spyOn(cms.logger, 'info');
    await start();
    lines.push(...info.mock.calls.map(([line]) => String(line)));
  });

  const stored = async (name: string) => {
    const { docs } = await cms.find({ collection: 'media', where: { filename: { equals: `${name}.webp` } } });
    return docs[0] as Media;
  };
  const filesOf = ({ filename, sizes }: Media) => {
    const names = [filename, ...Object.values(sizes ?? {}).map((size) => size.filename)].filter((each) => each != null);
    return names.map((each) => readFileSync(join(mediaDirectory(), each)).toString('base64')).toSorted();
  };

  /** Without the bytes, which depend on the encoder's release, and what else differs between two uploads. */
  const comparable = (name: string, uploaded: Media) => {
    const { id, inline, createdAt, updatedAt, lacksBurmese, lacksFrench, ...record } = uploaded;
    return JSON.parse(
      JSON.stringify(record)
        .replaceAll(/"filesize":\d+/g, '"filesize":0')
        .replaceAll(`${name}-1`, name),
    );
  };

  test('fills a new database once, with a term and accounts to try it; a restart changes nothing', async () => {
    await expectTerm();
    await expectAccounts(lines.map((line) => /log in with (\S+)/.exec(line)?.[1]).find(Boolean) ?? '');
    const first = await counts();
    expect(first).toMatchObject(whole);
    expect((await cms.findGlobal({ slug: 'school' })).tagline).toBeTruthy();
    expect(await readSeedState(cms)).toEqual({ phase: 'closed' });
    await start();
    expect(await counts()).toEqual(first);
  });

  test('is in Burmese and French as well, questions and pictures apart', async () => {
    for (const collection of [
      'banners',
      'courses',
      'events',
      'faqs',
      'instructors',
      'services',
      'testimonials',
    ] as const) {
      const where: Where = { or: [{ lacksBurmese: { equals: true } }, { lacksFrench: { equals: true } }] };
      expect((await cms.count({ collection, where })).totalDocs, collection).toBe(0);
    }
    const read = { fallbackLocale: false, locale: 'my' } as const;
    expect((await cms.findGlobal({ slug: 'school', ...read })).points?.every(({ title }) => title)).toBe(true);
    expect((await cms.findGlobal({ slug: 'legal', ...read })).terms).toBeTruthy();
    const { docs: versions } = await cms.findVersions({ collection: 'courses', ...read, pagination: false, depth: 0 });
    expect(versions).toHaveLength(whole.courses);
    for (const { version } of versions) {
      expect(version.summary, version.name).toBeTruthy();
      expect(
        version.outline?.every(({ name }) => name),
        version.name,
      ).toBe(true);
    }
    expect((await cms.findGlobal({ slug: 'school' })).tagline).toMatch(/^French/);
  });

  test('has pictures as uploads of their drawings would be, from files that are encoded already', async () => {
    const name = 'banner-bridge-phone';
    const seeded = await stored(name);
    const drawing = await readDrawing(name);
    const encoded = await findEncodedPicture(name, drawing);
    expect(filesOf(seeded)).toEqual(encoded?.files.map((file) => readFileSync(file).toString('base64')).toSorted());
    const data = await rasterise(name, drawing);
    const file = { name: `${name}.png`, data, mimetype: 'image/png', size: data.length };
    const uploaded = await cms.create({ collection: 'media', data: { alt: seeded.alt }, file });
    expect(comparable(name, seeded)).toEqual(comparable(name, uploaded));
    expect(seeded.inline).toMatch(/^data:image\/avif;base64,/);
    expect(seeded).toMatchObject({ lacksBurmese: false, lacksFrench: false });
  });

  test('encodes a picture without encoded files while seeding', async () => {
    expect(filesOf(await stored(encodedHere))).toHaveLength(7);
  });

  test('is never written again, whatever staff delete, and afterwards nobody chooses ids', async () => {
    const id = '11111111-1111-4111-8111-111111111111';
    expect((await makeFaq({ id } as object)).id).not.toBe(id);
    await cms.updateGlobal({ slug: 'totals', data: { items: [] } });
    await deleteAll('classes');
    await deleteAll('courses');
    await makeOwnCourse();
    await start();
    expect(await courseNames()).toEqual(['Our own course']);
    for (const collection of ['staff', ...contentCollections] as const) await deleteAll(collection);
    await start();
    expect(Object.values(await counts()).every((each) => each === 0)).toBe(true);
  });
});
