import { expect, test } from 'vitest';
import { openTestBackend } from '@/tests/support/database';

const { cms, read } = await openTestBackend();

const written = (text: string) => ({
  root: {
    type: 'root',
    format: '' as const,
    indent: 0,
    version: 1,
    direction: 'ltr' as const,
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text }] }],
  },
});

test('privacy and terms are returned as HTML, and not at all while empty', async () => {
  expect(await read('/legal')).toEqual({});
  await cms.updateGlobal({
    slug: 'legal',
    data: { privacy: written('We keep <little>.') },
    overrideAccess: true,
  });
  expect(await read('/legal')).toEqual({ privacy: '<p>We keep &lt;little&gt;.</p>' });
});

test('a language is announced once it has every text that English has', async () => {
  await cms.updateGlobal({ slug: 'legal', locale: 'fr', data: { privacy: written('Nous gardons peu.') } });
  expect(await read('/legal')).toMatchObject({ translations: ['fr'] });
  await cms.updateGlobal({ slug: 'legal', data: { terms: written('Pay first.') } });
  expect(await read('/legal')).not.toHaveProperty('translations');
});
