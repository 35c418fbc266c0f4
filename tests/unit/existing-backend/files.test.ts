import { expect, test } from 'vitest';
import { withFileUrls } from '@/lib/existing-backend/files';

const host = 'https://backend.example.edu.mm';

test.each([
  ['uploads/cover.jpg', `${host}/uploads/cover.jpg`],
  ['/uploads/cover.jpg', `${host}/uploads/cover.jpg`],
  [`${host}/uploads/cover.jpg`, `${host}/uploads/cover.jpg`],
  ['', ''],
  [' ', ' '],
])('the cover "%s" becomes "%s"', (cover, found) => {
  expect(withFileUrls({ data: [{ cover, name: 'cover.jpg' }] }, host)).toEqual({
    data: [{ cover: found, name: 'cover.jpg' }],
  });
});

test.each(['https://elsewhere.example/cover.jpg', `${host}:8443/cover.jpg`, 'http://'])(
  'the cover "%s", which browsers may not load, counts as missing',
  (cover) => {
    expect(withFileUrls({ cover, content: `<p>A<img src="${cover}" alt="">B</p>` }, host)).toEqual({
      content: '<p>AB</p>',
    });
  },
);

test('pictures in the rules get URLs of the host, too', () => {
  expect(withFileUrls({ groupRules: '<p><img alt="" src="/a.png"></p>' }, host)).toEqual({
    groupRules: `<p><img alt="" src="${host}/a.png"></p>`,
  });
});
