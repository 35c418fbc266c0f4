import { describe, expect, test } from 'vitest';
import { withLocale } from '#text';
import type { LabelledClass } from '@/lib/cms/classes/class-label';
import type { Media } from '@/lib/cms/payload-types';
import type { CourseClass } from '@/lib/contract/classes';
import type { Course, OutlineEntry } from '@/lib/contract/courses';
import type { Instructor } from '@/lib/contract/instructors';
import type { Picture } from '@/lib/contract/pictures';
import type { Post } from '@/lib/contract/posts';
import type { SiteInfo } from '@/lib/contract/site-info';
import { findClass, lineOfClass } from '@/lib/transfers/mailed-seat';
import { callRest, logInAs } from '@/tests/support/cms-rest';
import { openTestBackend } from '@/tests/support/database';
import { makeClass, makeCourse, makeInstructor, makePost, richText } from '@/tests/support/factories';

const { cms, read } = await openTestBackend();
const single = async (title: string, more = '') =>
  (await read(`/blog/get-single-blog?title=${encodeURIComponent(title)}${more}`)) as Post;

const burmese = {
  displayTitle: 'ကလေးအတွက် ပထမဆုံးသင်တန်း',
  excerpt: 'ဘယ်သင်တန်းက စသင့်သလဲ။',
  content: richText('အသက် ၅ နှစ်မှ စတင်နိုင်ပါသည်။'),
  badge: 'အကြံပြုချက်',
};

test('a reader of Burmese gets a post in Burmese, and in English what is not translated', async () => {
  const { id } = await makePost({ title: 'first-course', displayTitle: 'A first course', badge: 'Tips' });
  await cms.update({ collection: 'posts', id, locale: 'my', data: { displayTitle: burmese.displayTitle } });
  const inBurmese = await single('first-course', '&locale=my');
  expect(inBurmese).toMatchObject({ displayTitle: burmese.displayTitle, badge: 'Tips' });
  expect(inBurmese.textLanguages).toEqual({ excerpt: 'en', content: 'en', badge: 'en' });
  expect(inBurmese).not.toHaveProperty('translations');
  const inFrench = await single('first-course', '&locale=fr');
  expect(inFrench).toMatchObject({ displayTitle: 'A first course' });
  expect(inFrench.textLanguages?.displayTitle).toBe('en');
});

test('a complete translation is announced, and the English response stays as it was', async () => {
  const { id } = await makePost({ title: 'translated', displayTitle: 'Translated' });
  const before = await single('translated');
  await cms.update({ collection: 'posts', id, locale: 'my', data: burmese });
  expect(await single('translated', '&locale=my')).toMatchObject({ textLanguages: {}, translations: ['my'] });
  expect(await single('translated')).toEqual({ ...before, translations: ['my'] });
  const { currentDatas } = (await read('/blog?fields=index')) as { currentDatas: Post[] };
  expect(currentDatas.find(({ title }) => title === 'translated')?.translations).toEqual(['my']);
});

test('a reader finds a post by its title in any language', async () => {
  expect(await single(burmese.displayTitle)).toMatchObject({ title: 'translated', displayTitle: 'Translated' });
});

test('a post for readers of Burmese alone is listed in Burmese, and says where it exists', async () => {
  const titlesIn = async (locale: string) =>
    ((await read(`/blog?limit=100&locale=${locale}`)) as { currentDatas: Post[] }).currentDatas.map(
      ({ title }) => title,
    );
  const data = { ...burmese, title: 'for-readers-of-burmese', onlyIn: 'my' };
  const { id } = await makePost({ title: 'for-all', displayTitle: 'For all', onlyIn: null });
  const { image } = await cms.findByID({ collection: 'posts', id, depth: 0 });
  const rest = { image, userName: 'Nilar Win', publishedAt: new Date().toISOString(), _status: 'published' };
  await cms.create({ collection: 'posts', locale: 'my', data: { ...data, ...rest } as never });
  expect(await titlesIn('my')).toEqual(expect.arrayContaining(['for-all', data.title]));
  for (const locale of ['en', 'fr']) {
    expect(await titlesIn(locale)).toContain('for-all');
    expect(await titlesIn(locale)).not.toContain(data.title);
  }
  const home = async (locale: string) => (await read(`/blog/get-for-home?locale=${locale}`)) as Post[];
  expect((await home('my')).map(({ title }) => title)).toContain(data.title);
  expect((await home('en')).map(({ title }) => title)).not.toContain(data.title);
  const found = await single(data.title);
  expect(found).toMatchObject({ onlyIn: 'my', displayTitle: burmese.displayTitle });
  expect(found).not.toHaveProperty('translations');
  const { currentDatas } = (await read('/blog?fields=index')) as { currentDatas: Post[] };
  expect(currentDatas.find(({ title }) => title === data.title)).toMatchObject({ onlyIn: 'my' });
});

test('the only language of a post is the one that requires texts, and no translation is missing', async () => {
  const { headers } = await logInAs('editor');
  const { id } = await makePost({ title: 'one-language' });
  const body = { onlyIn: 'my', displayTitle: '' };
  const saveIn = (locale: string) => callRest(`/posts/${id}?locale=${locale}`, { method: 'PATCH', headers, body });
  expect((await saveIn('my')).status).toBe(400);
  expect((await saveIn('en')).status).toBe(200);
  expect(await cms.findByID({ collection: 'posts', id })).toMatchObject({ lacksBurmese: false, lacksFrench: false });
});

test('a post that was written in Burmese alone is shown in Burmese to all', async () => {
  const post = await makePost({ title: 'burmese-only', _status: 'draft' });
  const texts = { displayTitle: null, excerpt: null, content: null, badge: null };
  await cms.update({ collection: 'posts', id: post.id, data: { ...texts, displayTitle: 'x' }, draft: true });
  await cms.update({ collection: 'posts', id: post.id, locale: 'my', data: { ...burmese, _status: 'published' } });
  expect(await single('burmese-only')).toMatchObject({ badge: burmese.badge, textLanguages: { badge: 'my' } });
});

test('an outline says which of its lessons are in English', async () => {
  const { id } = await makeCourse({
    outline: [
      { name: 'Greeting', category: 'People' },
      { name: 'Numbers', category: 'People' },
    ],
  });
  const { outline } = await cms.findByID({ collection: 'courses', id });
  const translated = (outline ?? []).map((row, index) =>
    index === 0 ? { ...row, name: 'Saluer', category: 'Gens' } : row,
  );
  await cms.update({ collection: 'courses', id, locale: 'fr', data: { outline: translated, translatedName: 'Le A1' } });
  const lessons = (await read(`/course/get_course/${id}?locale=fr`)) as OutlineEntry[];
  expect(lessons.map(({ lectures }) => lectures?.name)).toEqual(['Saluer', 'Numbers']);
  const english = (await read(`/course/get_course/${id}`)) as OutlineEntry[];
  expect(english.map(({ lectures }) => lectures?.name)).toEqual(['Greeting', 'Numbers']);
  const { currentDatas } = (await read('/course?type=Adult&page=1&fields=card&locale=fr')) as {
    currentDatas: Course[];
  };
  expect(currentDatas[0]).toMatchObject({ translatedName: 'Le A1', textLanguages: { summary: 'en' } });
  for (const [locale, translatedName] of [
    ['fr', 'Le A1'],
    ['my', undefined],
  ]) {
    const index = (await read(`/course?fields=index&locale=${locale}`)) as { currentDatas: Course[] };
    expect(index.currentDatas.find(({ _id }) => _id === id)?.translatedName).toBe(translatedName);
  }
});

test('the texts of the site are in the language of the request', async () => {
  await cms.updateGlobal({ slug: 'school', data: { tagline: 'French in Yangon', adultIntro: 'For adults' } });
  await cms.updateGlobal({ slug: 'school', data: { address: '117, Padauk Garden Lane' } });
  await cms.updateGlobal({
    slug: 'school',
    locale: 'fr',
    data: { tagline: 'Le français à Rangoun', address: '117, allée Padauk' },
  });
  const [info] = (await read('/bank?locale=fr')) as SiteInfo[];
  expect(info?.texts).toMatchObject({ tagline: 'Le français à Rangoun', leads: { adult: 'For adults' } });
  expect(info?.names?.[4]?.name).toBe('117, allée Padauk');
  expect(info?.textLanguages).toMatchObject({ 'leads.adult': 'en' });
  expect(info?.textLanguages).not.toHaveProperty('tagline');
  const stored = await cms.findGlobal({ slug: 'school', locale: 'fr', fallbackLocale: false });
  expect(stored.adultIntro ?? null).toBeNull();
});

test('a picture is described in the language of the request, or says which language that is', async () => {
  const instructor = await makeInstructor({ name: 'Nilar Win' });
  const { id } = instructor.image as Media;
  const pictureIn = async (locale: string) => {
    const all = (await read(`/instructor?locale=${locale}`)) as Instructor[];
    return all.find(({ name }) => name === 'Nilar Win')?.pictures?.image;
  };
  const english = (await pictureIn('en')) as Picture;
  expect(english).not.toHaveProperty('altLanguage');
  expect(await pictureIn('fr')).toMatchObject({ alt: english.alt, altLanguage: 'en' });
  await cms.update({ collection: 'media', id, locale: 'fr', data: { alt: 'Portrait de Nilar Win' } });
  const french = await pictureIn('fr');
  expect(french?.alt).toBe('Portrait de Nilar Win');
  expect(french).not.toHaveProperty('altLanguage');
  const stored = await cms.findByID({ collection: 'media', id });
  expect(stored).toMatchObject({ alt: english.alt, lacksBurmese: true, lacksFrench: false });
});

test('the label of a class is in the language of the request', async () => {
  const course = await makeCourse({ name: 'French C1' });
  const { id } = await makeClass(course.id, { label: 'Evening group' });
  await cms.update({ collection: 'classes', id, locale: 'my', data: { label: 'ညနေအတန်း' } });
  const classIn = async (locale: string) =>
    ((await read(`/class/timetable?locale=${locale}`)) as CourseClass[]).find(({ _id }) => _id === id);
  const english = await classIn('en');
  expect(english?.label).toBe('Evening group');
  expect(english).not.toHaveProperty('textLanguages');
  expect(await classIn('my')).toMatchObject({ label: 'ညနေအတန်း', textLanguages: {} });
  expect(await classIn('fr')).toMatchObject({ label: 'Evening group', textLanguages: { label: 'en' } });
  const chosen = await findClass(cms, id);
  expect(withLocale('my', () => lineOfClass(chosen as LabelledClass))).toMatch(/^ညနေအတန်း၊ /);
  expect(withLocale('fr', () => lineOfClass(chosen as LabelledClass))).toMatch(/^Evening group, /);
});

test('an unknown language is ignored', async () => {
  expect(await single('translated', '&locale=xx')).toMatchObject({ displayTitle: 'Translated' });
});

describe('staff', () => {
  test('translate and publish without copying English texts', async () => {
    const { headers } = await logInAs('editor');
    const { id } = await makePost({ title: 'published', displayTitle: 'Published' });
    const path = `/posts/${id}?locale=my`;
    const body = { displayTitle: burmese.displayTitle, _status: 'published' };
    const saved = await callRest(path, { method: 'PATCH', headers, body });
    expect(saved.status).toBe(200);
    const { displayTitle, badge } = (await cms.findByID({ collection: 'posts', id, locale: 'all' })) as never as Record<
      string,
      Record<string, string>
    >;
    expect(displayTitle).toEqual({ en: 'Published', my: burmese.displayTitle });
    expect(badge?.my ?? null).toBeNull();
  });

  test('see what lacks a translation, and filter by it', async () => {
    const { headers } = await logInAs('editor');
    const list = async (where: string) => {
      const { docs } = (await callRest(`/posts?limit=100&${where}`, { headers })).json();
      return (docs as { title: string }[]).map(({ title }) => title);
    };
    expect(await list('where[lacksBurmese][equals]=false')).toContain('translated');
    expect(await list('where[lacksBurmese][equals]=true')).toEqual(
      expect.arrayContaining(['first-course', 'published']),
    );
    expect(await list('where[lacksFrench][equals]=true')).toContain('translated');
  });

  test('must write what is required in English, not in a translation', async () => {
    const { headers } = await logInAs('editor');
    const { id } = await makePost({ title: 'required', displayTitle: 'Required' });
    const save = (locale: string) =>
      callRest(`/posts/${id}?locale=${locale}`, { method: 'PATCH', headers, body: { excerpt: '' } });
    expect((await save('en')).status).toBe(400);
    expect((await save('my')).status).toBe(200);
  });

  test('find the language of a changed text in the audit log', async () => {
    const { headers } = await logInAs('editor');
    const { id } = await makePost({ title: 'audited', displayTitle: 'Audited' });
    await callRest(`/posts/${id}?locale=my`, {
      method: 'PATCH',
      headers,
      body: { displayTitle: burmese.displayTitle },
    });
    const { docs } = await cms.find({ collection: 'audit-entries', where: { record: { equals: id } }, sort: '-at' });
    expect(docs[0]?.changes).toEqual([
      { path: 'displayTitle', language: 'my', before: null, after: burmese.displayTitle },
    ]);
  });

  test('restore a version with the texts of all languages', async () => {
    const { id } = await makePost({ title: 'versions', displayTitle: 'First title' });
    await cms.update({ collection: 'posts', id, locale: 'my', data: { displayTitle: 'ပထမ' } });
    const { docs } = await cms.findVersions({
      collection: 'posts',
      where: { parent: { equals: id } },
      sort: '-updatedAt',
    });
    await cms.update({ collection: 'posts', id, data: { displayTitle: 'Second title' } });
    await cms.update({ collection: 'posts', id, locale: 'my', data: { displayTitle: 'ဒုတိယ' } });
    await cms.restoreVersion({ collection: 'posts', id: docs[0]?.id as string });
    expect(await cms.findByID({ collection: 'posts', id, locale: 'all' })).toMatchObject({
      displayTitle: { en: 'First title', my: 'ပထမ' },
    });
  });
});
