import { describe, expect, test } from 'vitest';
import { instructorList } from '@/lib/contract/instructors';
import { siteInfoList } from '@/lib/contract/site-info';
import { openTestBackend } from '@/tests/support/database';
import { makeInstructor } from '@/tests/support/factories';

const { cms, read } = await openTestBackend();

describe('chat links of the school', () => {
  const save = (data: object) => cms.updateGlobal({ slug: 'school', data, overrideAccess: true });
  const links = async () => siteInfoList.parse(await read('/bank'))[0]?.links;

  test('are accepted as people copy them; empty ones are left out', async () => {
    await save({ viber: '09 250 000 117', messenger: '', telegram: '@ecolepadauk', map: 'https://osm.org/go/x' });
    expect(await links()).toMatchObject({
      chats: [
        { network: 'viber', url: 'viber://chat?number=%2B959250000117' },
        { network: 'telegram', url: 'https://t.me/ecolepadauk' },
      ],
      map: 'https://osm.org/go/x',
    });
  });

  test.each([
    ['viber', 'our Viber'],
    ['messenger', 'https://example.com/x'],
    ['telegram', 'javascript:alert(1)'],
    ['map', 'Bahan'],
  ])('invalid ones are refused with a message: %s, %s', async (name, value) => {
    await expect(save({ [name]: value })).rejects.toMatchObject({
      data: {
        errors: [{ path: name, message: expect.stringMatching(/^(This does not open a chat|Paste the whole link)/) }],
      },
    });
  });
});

test('wrong links from before they were checked are left out', async () => {
  const wrong = {
    facebook: 'javascript:alert(1)',
    youtube: 'our channel',
    appStore: '#',
    playStore: 'http://play.google.com/x',
    appScheme: 'data',
    map: 'Bahan',
    messenger: 'https://example.com/x',
    builderUrl: 'example',
    heroVideo: '//evil.example/film.mp4',
  };
  await cms.db.updateGlobal({ slug: 'school', data: wrong });
  const [info] = siteInfoList.parse(await read('/bank'));
  expect(info?.links).toMatchObject({ socials: [] });
  expect(JSON.stringify(info)).not.toMatch(/javascript|channel|play\.google|Bahan"|evil|"data"|example\.com\/x/);
  const none = Object.fromEntries(Object.keys(wrong).map((name) => [name, '']));
  await cms.updateGlobal({ slug: 'school', data: none, overrideAccess: true });
  const instructor = await makeInstructor({ name: 'Older links' });
  await cms.db.updateOne({
    collection: 'instructors',
    id: instructor.id,
    data: { facebook: 'javascript:alert(1)', linkedin: 'claire' },
  });
  const list = instructorList.parse(await read('/instructor'));
  expect(list.find(({ name }) => name === 'Older links')?.soical).toEqual(['', '', '', '', '', '']);
});
