import { expect, test, vi } from 'vitest';
import { answerForForms, isLockedAccount, isRefusal, isValidationError } from '@/lib/cms/errors';
import { loggedIn, rest } from '@/tests/support/cms-rest';
import { openTestBackend } from '@/tests/support/database';
import { makePost } from '@/tests/support/factories';

const { cms } = await openTestBackend();
cms.logger.level = 'silent';
vi.spyOn(console, 'info').mockImplementation(() => {});

const owner = await loggedIn('owner');
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

test('an error of another copy of the CMS is known by its shape', async () => {
  const errors = [{ message: 'A value must be unique.', path: 'title' }];
  const refused = new E('The following field is invalid: Title', 400, { errors });
  expect([isValidationError(refused), isRefusal(refused)]).toEqual([true, true]);
  expect(isValidationError(new E('No.', 403))).toBe(false);
  expect(isValidationError(new Error('Broken'))).toBe(false);
  const t = (key: string) => key;
  expect(isLockedAccount(new E('error:userLocked', 401), { t } as never)).toBe(true);
  expect(isLockedAccount(new E('error:emailOrPasswordIncorrect', 401), { t } as never)).toBe(false);
  // What the CMS itself makes of an error that it takes for a stranger's.
  const result = { errors: [{ message: refused.message }] };
  const answer = await answerForForms({ error: refused, req: { t }, result } as never);
  expect(answer?.response).toMatchObject({ errors: [{ data: { errors }, message: refused.message }] });
});

test('a refusal whose class lost its name in the build keeps its reason', async () => {
  const lost = { errors: [{ message: 'An unknown error occurred.' }] };
  const answerTo = (error: Error, result: object = lost) => answerForForms({ error, req: {}, result } as never);
  const refused = new E('Archive it instead.', 409);
  expect((await answerTo(refused))?.response).toEqual({ errors: [{ message: 'Archive it instead.' }] });
  // What a collection answers of its own accord stays, and so does what the caller may not know.
  expect(await answerTo(refused, { errors: [{ message: 'Wrong password.' }] })).toBeUndefined();
  expect(await answerTo(new Error('db.js:12'))).toBeUndefined();
});

test.each([
  ['en', 'This is not a phone number.'],
  ['my', 'ဖုန်းနံပါတ် မဟုတ်ပါ'],
  ['fr', 'Ce n’est pas un numéro de téléphone.'],
])('the school’s phone must be one, said at its field in %s', async (language, message) => {
  for (const phone1 of ['call us', '123', '+95', '09 250 000 117 or 118']) {
    const answer = await rest('/globals/school', { method: 'POST', headers: inLanguage(language), body: { phone1 } });
    expect(answer.status, phone1).toBe(400);
    expect(answer.json().errors[0].data.errors).toEqual([
      expect.objectContaining({ path: 'phone1', message: expect.stringContaining(message) }),
    ]);
  }
});

test('a phone in any habit is stored so that it can be dialled, and an empty one stays empty', async () => {
  const save = async (phone1: string | null) => {
    const answer = await rest('/globals/school', { method: 'POST', headers: owner.headers, body: { phone1 } });
    expect(answer.status).toBe(200);
    return (await cms.findGlobal({ slug: 'school' })).phone1;
  };
  expect(await save('၀၉ ၂၅၀ ၀၀၀ ၁၁၇')).toBe('+959250000117');
  expect(await save('01 540 540')).toBe('+951540540');
  expect(await save('+33 1 42 68 53 00')).toBe('+33142685300');
  expect(await save('')).toBe('');
});

test('a title that is taken is said at its field, in the language of the admin', async () => {
  const post = await makePost();
  const other = await makePost();
  const change = { method: 'PATCH', headers: inLanguage('fr'), body: { title: post.title } };
  const answer = await rest(`/posts/${other.id}`, change);
  expect(answer.status).toBe(400);
  const [error] = answer.json().errors[0].data.errors;
  expect(error).toMatchObject({ path: 'title', message: 'La valeur doit être unique' });
});

test('whoever saves after the session has ended is told so, in the language of the admin', async () => {
  for (const [language, words] of [
    ['en', 'Your session has ended.'],
    ['fr', 'Votre session a expiré.'],
    ['my', 'ကုန်သွားပါပြီ'],
  ] as const) {
    const headers = { 'accept-language': language, cookie: `payload-lng=${language}` };
    const answer = await rest('/globals/totals', { method: 'POST', headers, body: { items: [] } });
    expect(answer.status).toBe(403);
    expect(answer.text).toContain(words);
  }
});

test('no field of the admin loads an editor from elsewhere', async () => {
  type Fields = (typeof cms.config.collections)[number]['fields'];
  const unowned = (fields: Fields, path: string): string[] =>
    fields.flatMap((field): string[] => {
      const at = `${path}.${'name' in field ? field.name : field.type}`;
      const nested =
        field.type === 'tabs' ? field.tabs.flatMap((tab) => tab.fields) : 'fields' in field ? field.fields : [];
      // JSON and code fields fetch their editor from a CDN unless they have a component of our own.
      const isForeign =
        (field.type === 'json' || field.type === 'code') && !field.admin?.hidden && !field.admin?.components?.Field;
      return [...(isForeign ? [at] : []), ...unowned(nested, at)];
    });
  const found = [...cms.config.collections, ...cms.config.globals]
    .filter(({ slug, admin }) => !slug.startsWith('payload-') && admin?.hidden !== true)
    .flatMap(({ slug, fields }) => unowned(fields, slug));
  expect(found).toEqual([]);
});
