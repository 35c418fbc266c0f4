import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import knayi from 'knayi-myscript';
import { describe, expect, test } from 'vitest';
import * as englishAbout from '@/lib/cms/seed/content/about';
import { banners } from '@/lib/cms/seed/content/banners';
import { books } from '@/lib/cms/seed/content/books';
import { classes } from '@/lib/cms/seed/content/classes';
import { courses } from '@/lib/cms/seed/content/courses';
import { events } from '@/lib/cms/seed/content/events';
import { faq } from '@/lib/cms/seed/content/faq';
import { instructors } from '@/lib/cms/seed/content/instructors';
import { posts } from '@/lib/cms/seed/content/posts';
import { runningClasses } from '@/lib/cms/seed/content/running-classes';
import { services } from '@/lib/cms/seed/content/services';
import { settings as englishSettings } from '@/lib/cms/seed/content/settings';
import { testimonials } from '@/lib/cms/seed/content/testimonials';
import { en } from '@/lib/text/en/dictionary';

type Nouns = Record<string, Record<string, object>>;
const names = [
  'about',
  'banners',
  'books',
  'courses',
  'events',
  'faq',
  'instructors',
  'labels',
  'pictures',
  'posts',
  'services',
  'settings',
];
const load = async (read: (name: string) => Promise<Record<string, object>>): Promise<Nouns> =>
  Object.fromEntries(await Promise.all([...names, 'testimonials'].map(async (name) => [name, await read(name)])));
const my = await load((name) => import(`../../lib/cms/seed/translations/my/${name}.ts`));
const fr = await load((name) => import(`../../lib/cms/seed/translations/fr/${name}.ts`));
const languages: [string, 'my' | 'fr', Nouns][] = [
  ['Burmese', 'my', my],
  ['French', 'fr', fr],
];

type Entry = [path: string, text: string];
const entriesOf = (value: unknown, path = ''): Entry[] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value ?? {}).flatMap(([key, inner]) => entriesOf(inner, path ? `${path}/${key}` : key));

const postsOf = (locale: 'my' | 'fr'): Entry[] =>
  readdirSync(join('lib/cms/seed/posts', locale)).map((file) => [
    file,
    readFileSync(join('lib/cms/seed/posts', locale, file), 'utf8'),
  ]);

/** Headings and list items. */
const structureOf = (markdown: string) =>
  markdown.split('\n').flatMap((line) => line.match(/^(?:#+|-|\d+\.) /)?.[0].replace(/\d+/, '1') ?? []);

describe.each(languages)('the demonstration school in %s', (_, locale, nouns) => {
  const data = (name: string) => nouns[name]?.[name] as Record<string, Record<string, string>>;

  test('translates every record that the English one has, and no other', () => {
    expect(Object.keys(data('courses'))).toEqual(courses.map(({ name }) => name));
    expect(Object.keys(data('books'))).toEqual(books.map(({ title }) => title));
    expect(Object.keys(data('events'))).toEqual(events.map(({ title }) => title));
    expect(Object.keys(data('instructors'))).toEqual(instructors.map(({ name }) => name));
    expect(Object.keys(data('posts'))).toEqual(posts.map(({ slug }) => slug));
    expect(Object.keys(data('services'))).toEqual(services.map(({ title }) => title));
    expect(Object.keys(data('testimonials'))).toEqual(testimonials.map(({ name }) => name));
    const labels = [...classes, ...runningClasses].map(({ label }) => label);
    expect(Object.keys(data('labels'))).toEqual([...new Set(labels)].toSorted());
    const drawings = readdirSync('lib/cms/seed/pictures').map((file) => file.replace('.svg', ''));
    expect(Object.keys(data('pictures')).toSorted()).toEqual(drawings);
    expect(data('faq')).toHaveLength(faq.length);
    expect(data('banners')).toHaveLength(banners.length);
    const { welcome, whyChooseUs } = nouns.about as unknown as typeof englishAbout;
    expect(welcome.about.paragraphs).toHaveLength(englishAbout.welcome.about.paragraphs.length);
    expect(welcome.home.paragraphs).toHaveLength(englishAbout.welcome.home.paragraphs.length);
    expect(whyChooseUs).toHaveLength(englishAbout.whyChooseUs.length);
  });

  test('has every text of the settings', () => {
    const { transferAccounts, transferInstructionMy, checkoutTitleMy, ...same } = englishSettings;
    const translated = data('settings') as unknown as Record<string, object>;
    const untranslated = Object.keys(same).filter((name) => !(name in translated));
    expect(untranslated).toEqual([
      ...['siteName', 'email', 'phones', 'facebookUrl', 'mapUrl', 'viber', 'messenger', 'telegram'],
      ...['youtubeUrl', 'appStoreUrl', 'playStoreUrl', 'appScheme', 'notFoundHelp'],
    ]);
    expect(translated.transferNotes).toHaveLength(transferAccounts.length);
    expect(translated).toHaveProperty('transferInstruction');
    expect(translated).toHaveProperty('checkoutTitle');
    expect(Object.keys(translated.levelAdvice ?? {})).toEqual(Object.keys(englishSettings.levelAdvice));
    for (const name of ['rulesGroup', 'rulesPrivate', 'privacy', 'terms'] as const)
      expect(structureOf(String(translated[name])), name).toEqual(structureOf(englishSettings[name]));
  });

  test.each(courses)('describes the course $name as fully as in English', ({ name, description, outline }) => {
    const course = data('courses')[name] as unknown as {
      description: string;
      outline: { name: string; category: string }[];
    };
    expect(structureOf(course.description)).toEqual(structureOf(description));
    const sizes = (units: { category: string }[]) => {
      const categories = units.map(({ category }) => category);
      return [...new Set(categories)].map((name) => categories.filter((category) => category === name).length);
    };
    expect(sizes(course.outline)).toEqual(sizes(outline));
  });

  test('translates the name of a course without its ages, which stand beside it', () => {
    for (const [name, { translatedName = '' }] of Object.entries<{ translatedName?: string }>(data('courses'))) {
      expect(translatedName, name).not.toMatch(/\d\s*(?:ans|နှစ်)/);
      expect(translatedName).not.toBe(name);
    }
  });

  test('fits its cards, fields and search engines', () => {
    const limits: Record<string, number> = {
      'courses.translatedName': 120,
      'courses.summary': 155,
      'posts.displayTitle': 160,
      'posts.excerpt': 155,
      'posts.badge': 40,
      'banners.text': 90,
      'banners.lead': 180,
      'banners.action': 40,
      'events.title': 100,
      'events.place': 120,
      'events.summary': 300,
      'testimonials.description': 600,
      'instructors.shortSub': 400,
      'instructors.languages': 120,
      'books.summary': 400,
    };
    const tooLong = Object.entries(limits).flatMap(([place, limit]) => {
      const [noun = '', field = ''] = place.split('.');
      return Object.entries(data(noun))
        .filter(([, record]) => (record[field]?.length ?? 0) > limit)
        .map(([key, record]) => `${place} of ${key}: ${record[field]?.length} of ${limit}`);
    });
    expect(tooLong).toEqual([]);
  });

  test('has no empty text', () => {
    for (const [path, text] of [...entriesOf(nouns), ...postsOf(locale)]) expect(text.trim(), path).not.toBe('');
  });

  test('has every post, and each leads to pages of the same language', () => {
    const slugs = posts.map(({ slug }) => slug);
    expect(postsOf(locale).map(([file]) => file)).toEqual(slugs.map((slug) => `${slug}.md`).toSorted());
    const known = ['adult', 'kid', 'native', 'video', 'level-test', 'contact', 'quotation'];
    for (const [file, text] of postsOf(locale)) {
      for (const [, path = ''] of text.matchAll(/\]\((\/[^)]*)\)/g))
        expect(
          [...known, ...slugs.map((slug) => `blog/${slug}`)].map((page) => `/${locale}/${page}`),
          file,
        ).toContain(path);
    }
  });
});

test('the footer says in each language that the school is invented', () => {
  expect(englishSettings.tagline).toContain('An invented school');
  expect(fr.settings?.settings).toHaveProperty('tagline', expect.stringContaining('Une école inventée'));
  expect(my.settings?.settings).toHaveProperty('tagline', expect.stringContaining('စိတ်ကူးယဉ် ကျောင်း'));
});

test('English has one spelling each of email, enrol and log in', () => {
  const english: Entry[] = [
    ...entriesOf({ ...en, options: {}, courses: { ...en.courses, enroll: '' } }),
    ...entriesOf({ englishAbout, banners, books, courses, events, faq, instructors, posts, services, testimonials }),
    ...entriesOf(englishSettings),
    ...posts.map(({ slug }): Entry => [slug, readFileSync(`lib/cms/seed/posts/${slug}.md`, 'utf8')]),
  ];
  for (const [path, text] of english)
    expect(text, path).not.toMatch(/\be-mail|\benroll(?!ed|ing)|\b(?:to|please) login\b|\blog-in|\bsign in\b/i);
});

test('the privacy notice names the children of an account in each language', () => {
  expect(englishSettings.privacy).toContain('names and years of birth of the children');
  expect(fr.settings?.settings).toHaveProperty('privacy', expect.stringContaining('année de naissance des enfants'));
  expect(my.settings?.settings).toHaveProperty('privacy', expect.stringContaining('ကလေးများ၏ အမည်နှင့် မွေးသည့်ခုနှစ်'));
});

const burmeseTexts = [...entriesOf(my), ...postsOf('my')];

test('no sentence of the Burmese texts was left in English', () => {
  const names = new RegExp([...courses.map(({ name }) => name), 'Open day'].join('|'), 'g');
  const english = /(?<![\p{L}’])(?:the|of|for|and|with|who|your|you|we|our|my|this|is|are|from|have)(?![\p{L}’])/u;
  const left = burmeseTexts.filter(([, text]) => english.test(text.replace(names, '').replace(/\]\([^)]*\)/g, ']')));
  expect(left).toEqual([]);
});

test('Burmese is Unicode in its canonical order, not Zawgyi', () => {
  const wrong =
    /(?<![\u1000-\u103f])[\u102b-\u103e]|\u1031[\u103b-\u103e]|\u103c\u103b|\u103d[\u103b\u103c]|\u103e[\u103b-\u103d]|[\u102f\u1030][\u102d\u102e]|\u103a\u1037|([\u102b-\u103e])\1|[\u1060-\u1097]/u;
  for (const [path, text] of burmeseTexts) {
    expect(text.normalize('NFC'), path).toBe(text);
    expect(text.match(wrong)?.[0], path).toBeUndefined();
    if (/[\u1000-\u109f]/.test(text)) expect(knayi.fontDetect(text, 'unicode'), path).not.toBe('zawgyi');
  }
});

test('Burmese has its own punctuation and Latin digits', () => {
  for (const [path, text] of burmeseTexts) {
    expect(text.match(/.{0,12}[\u1000-\u109f] ?[.,;:?!](?!\d)/u)?.[0], path).toBeUndefined();
    expect(text.match(/[၀-၉]/u)?.[0], path).toBeUndefined();
  }
});

test('French has its spaces before high punctuation and within quotation marks', () => {
  for (const [path, text] of [...entriesOf(fr), ...postsOf('fr')]) {
    const prose = text.replace(/\]\([^)]*\)|https?:\S+|UTC\+6:30/g, ']');
    expect(prose.match(/.{0,12}(?:[\p{L}\d)}*_][!?;:](?!\/)| [!?;:»]|« |«[^\s]|[^\s]»)/u)?.[0], path).toBeUndefined();
    expect(prose, path).not.toMatch(/\p{L}'\p{L}/u);
    expect(prose.replaceAll('Institut français de Birmanie', ''), path).not.toContain('Birmanie');
  }
});
