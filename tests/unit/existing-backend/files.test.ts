import { expect, test } from 'vitest';
import { filesOnHost } from '@/lib/existing-backend/files';

const host = 'https://backend.example.edu.mm';

test.each([
  ['uploads/cover.jpg', `${host}/uploads/cover.jpg`],
  ['/uploads/cover.jpg', `${host}/uploads/cover.jpg`],
  ['https://elsewhere.example/cover.jpg', 'https://elsewhere.example/cover.jpg'],
  ['http://', 'http://'],
  ['', ''],
  [' ', ' '],
])('a cover "%s" is "%s"', (cover, found) => {
  expect(filesOnHost({ data: [{ cover, name: 'cover.jpg' }] }, host)).toEqual({
    data: [{ cover: found, name: 'cover.jpg' }],
  });
});

test('a picture in the rules comes from the host, too', () => {
  expect(filesOnHost({ groupRules: '<p><img alt="" src="/a.png"></p>' }, host)).toEqual({
    groupRules: `<p><img alt="" src="${host}/a.png"></p>`,
  });
});
