import { expect, test, vi } from 'vitest';
import { isLockedAccount, isRefusal, isValidationError, respondWithFormErrors } from '@/lib/cms/errors';
import { callRest, logInAs } from '@/tests/support/cms-rest';
import { openTestBackend } from '@/tests/support/database';
import { makePost } from '@/tests/support/factories';

const { cms } = await openTestBackend();
cms.logger.level = 'silent';
vi.spyOn(console, 'info').mockImplementation(() => {});

const owner = await logInAs('owner');
const inLanguage = (language: string) => ({ ...owner.headers, 'accept-language': language });

/** As in a bundle: an error of another copy of the CMS, under the name that a minifier gave its class. */
class E extends Error {
  override name = 'E';
  isPublic = true;
  constructor(
    message: string,
    readonly status: number,
    readonly data: unknown = null,
  ) {
    super(message);
  }
}

test('an error of another bundle of Payload is recognised by its shape', async () => {
  const errors = [{ message: 'A value must be unique.', path: 'title' }];
  const refused = new E('The following field is invalid: Title', 400, { errors });
  expect([isValidationError(refused), isRefusal(refused)]).toEqual([true, true]);
  expect(isValidationError(new E('No.', 403))).toBe(false);
  expect(isValidationError(new Error('Broken'))).toBe(false);
  const t = (key: string) => key;
  expect(isLockedAccount(new E('error:userLocked', 401), { t } as never)).toBe(true);
  expect(isLockedAccount(new E('error:emailOrPasswordIncorrect', 401), { t } as never)).toBe(false);
  // The response of the CMS to an error whose class it does not recognise.
  const result = { errors: [{ message: refused.message }] };
  const restored = await respondWithFormErrors({ error: refused, req: { t }, result } as never);
  expect(restored?.response).toMatchObject({ errors: [{ data: { errors }, message: refused.message }] });
});

test('a public error whose class name was minified keeps its message', async () => {
  const lost = { errors: [{ message: 'An unknown error occurred.' }] };
  const respondTo = (error: Error, result: object = lost) => respondWithFormErrors({ error, req: {}, result } as never);
  const refused = new E('Archive it instead.', 409);
  expect((await respondTo(refused))?.response).toEqual({ errors: [{ message: 'Archive it instead.' }] });
  // Errors that a collection reports itself stay, and unexpected ones stay hidden.
  expect(await respondTo(refused, { errors: [{ message: 'Wrong password.' }] })).toBeUndefined();
  expect(await respondTo(new Error('db.js:12'))).toBeUndefined();
});

test.each([
  ['en', 'This is not a phone number.'],
  ['my', 'ဖုန်းနံပါတ် မဟုတ်ပါ'],
  ['fr', 'Ce n’est pas un numéro de téléphone.'],
])('an invalid school phone is reported at its field in %s', async (language, message) => {
  for (const phone1 of ['call us', '123', '+95', '09 250 000 117 or 118']) {
    const response = await callRest('/globals/school', {
      method: 'POST',
      headers: inLanguage(language),
      body: { phone1 },
    });
    expect(response.status, phone1).toBe(400);
    expect(response.json().errors[0].data.errors).toEqual([
      expect.objectContaining({ path: 'phone1', message: expect.stringContaining(message) }),
    ]);
  }
});

test('a phone is stored as E.164 however it is typed, and an empty one stays empty', async () => {
  const save = async (phone1: string | null) => {
    const response = await callRest('/globals/school', { method: 'POST', headers: owner.headers, body: { phone1 } });
    expect(response.status).toBe(200);
    return (await cms.findGlobal({ slug: 'school' })).phone1;
  };
  expect(await save('၀၉ ၂၅၀ ၀၀၀ ၁၁၇')).toBe('+959250000117');
  expect(await save('01 540 540')).toBe('+951540540');
  expect(await save('+33 1 42 68 53 00')).toBe('+33142685300');
  expect(await save('')).toBe('');
});

test('an invalid school email is refused', async () => {
  const save = (email: string) =>
    callRest('/globals/school', { method: 'POST', headers: inLanguage('fr'), body: { email } });
  for (const email of ['nobody', 'hello@school', 'hello school.example']) {
    const response = await save(email);
    expect(response.status, email).toBe(400);
    const message = 'Cet e-mail n’est pas valide.';
    expect(response.json().errors[0].data.errors).toEqual([expect.objectContaining({ path: 'email', message })]);
  }
  expect((await save(' hello@school.example ')).status).toBe(200);
  expect((await cms.findGlobal({ slug: 'school' })).email).toBe('hello@school.example');
});

const wrongLinks = {
  facebook: ['facebook.com/ecolepadauk', 'http://www.facebook.com/ecolepadauk', 'https://facebook.com.evil.example/x'],
  youtube: ['https://vimeo.com/117', '@ecolepadauk'],
  appStore: ['https://play.google.com/store/apps/details?id=x', 'id117'],
  playStore: ['https://apps.apple.com/app/id117'],
  map: ['Bahan, Yangon', 'javascript:alert(1)', 'http://osm.org/go/x'],
  viber: ['https://t.me/ecolepadauk'],
  messenger: ['https://www.youtube.com/ecolepadauk'],
  telegram: ['https://m.me/ecolepadauk'],
  appScheme: ['javascript', 'ecolepadauk://'],
  builderUrl: ['www.example.com', 'https://staff:secret@example.com'],
  heroVideo: ['//evil.example/film.mp4', 'film.mp4'],
} as const;

test.each(Object.entries(wrongLinks))(
  'a link of the school that leads elsewhere is reported at its field: %s',
  async (path, values) => {
    for (const value of values) {
      for (const [language, message] of [
        ['en', /^(?:Paste the whole link, such as|This does not open a chat|Write )/],
        ['my', /[\u1000-\u109f]{4}/],
        ['fr', /^(?:Collez le lien entier|Ceci n’ouvre pas|Écrivez )/],
      ] as const) {
        const change = { method: 'POST', headers: inLanguage(language), body: { [path]: value } };
        const response = await callRest('/globals/school', change);
        expect(response.status, value).toBe(400);
        expect(response.json().errors[0].data.errors).toEqual([
          expect.objectContaining({ path, message: expect.stringMatching(message) }),
        ]);
      }
    }
  },
);

test('right links of the school are saved without surrounding spaces, and can be emptied', async () => {
  const links = {
    facebook: ' https://www.facebook.com/ecolepadauk ',
    youtube: 'https://youtu.be/abc',
    appStore: 'https://apps.apple.com/app/id117',
    playStore: 'https://play.google.com/store/apps/details?id=x',
    map: 'https://maps.app.goo.gl/x',
    appScheme: 'ecolepadauk',
    builderUrl: 'https://example.com',
    heroVideo: '/videos/trailer.mp4',
  };
  for (const body of [links, Object.fromEntries(Object.keys(links).map((name) => [name, '']))]) {
    expect((await callRest('/globals/school', { method: 'POST', headers: owner.headers, body })).status).toBe(200);
    const saved = await cms.findGlobal({ slug: 'school' });
    expect(saved).toMatchObject(Object.fromEntries(Object.entries(body).map(([name, text]) => [name, text.trim()])));
  }
});

test('a duplicate title is reported at its field, in the language of the admin', async () => {
  const post = await makePost();
  const other = await makePost();
  const change = { method: 'PATCH', headers: inLanguage('fr'), body: { title: post.title } };
  const response = await callRest(`/posts/${other.id}`, change);
  expect(response.status).toBe(400);
  const [error] = response.json().errors[0].data.errors;
  expect(error).toMatchObject({ path: 'title', message: 'La valeur doit être unique' });
});

test('saving after the session has expired is reported in the language of the admin', async () => {
  for (const [language, message] of [
    ['en', 'Your session has ended.'],
    ['fr', 'Votre session a expiré.'],
    ['my', 'ကုန်သွားပါပြီ'],
  ] as const) {
    const headers = { 'accept-language': language, cookie: `payload-lng=${language}` };
    const response = await callRest('/globals/totals', { method: 'POST', headers, body: { items: [] } });
    expect(response.status).toBe(403);
    expect(response.text).toContain(message);
  }
});

test('no admin field loads an editor from another host', async () => {
  type Fields = (typeof cms.config.collections)[number]['fields'];
  const unowned = (fields: Fields, path: string): string[] =>
    fields.flatMap((field): string[] => {
      const at = `${path}.${'name' in field ? field.name : field.type}`;
      const nested =
        field.type === 'tabs' ? field.tabs.flatMap((tab) => tab.fields) : 'fields' in field ? field.fields : [];
      // JSON and code fields fetch their editor from a CDN unless they have a component of our own.
      const hasPayloadEditor =
        (field.type === 'json' || field.type === 'code') && !field.admin?.hidden && !field.admin?.components?.Field;
      return [...(hasPayloadEditor ? [at] : []), ...unowned(nested, at)];
    });
  const found = [...cms.config.collections, ...cms.config.globals]
    .filter(({ slug, admin }) => !slug.startsWith('payload-') && admin?.hidden !== true)
    .flatMap(({ slug, fields }) => unowned(fields, slug));
  expect(found).toEqual([]);
});

test('a draft needs its name, and without one can still be moved to the bin', async () => {
  const draft = (body: object) => callRest('/courses?draft=true', { method: 'POST', headers: owner.headers, body });
  const refused = await draft({ summary: 'First words.' });
  expect(refused.status).toBe(400);
  expect(refused.json().errors[0]).toMatchObject({
    message: 'The following field is invalid: Name',
    data: { errors: [{ path: 'name', message: 'A draft needs this as well: lists show it.' }] },
  });
  const { id } = (await draft({ name: 'French A1' })).json().doc;
  const change = (body: object) =>
    callRest(`/courses/${id}?draft=true`, { method: 'PATCH', headers: owner.headers, body });
  expect((await change({ name: ' ' })).status).toBe(400);
  expect((await change({ summary: 'First words.' })).status).toBe(200);
  await cms.db.updateOne({ collection: 'courses', id, data: { name: '' } });
  expect((await change({ deletedAt: new Date().toISOString() })).status).toBe(200);
});
