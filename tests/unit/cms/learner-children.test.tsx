import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LearnerChildren } from '@/lib/cms/learners/learner-children';
import { adminTexts } from '@/lib/cms/text/admin';

const list = [
  { _id: 'a', name: 'Hsu Yati', birthYear: 2020 },
  { _id: 'b', name: 'Min Khant', birthYear: 2012 },
];
const requests = [
  { id: '1', collection: 'enrolments', child: 'a', title: 'EP-1 · Le petit cerf-volant' },
  { id: '2', collection: 'enrolments', child: 'undefined', title: 'EP-2 · For the parent' },
];

test.each([
  ['en', 'Children', 'Born in 2020'],
  ['my', 'ကလေးများ', 'မွေးသည့်ခုနှစ် 2020'],
  ['fr', 'Enfants', 'Naissance : 2020'],
])('staff read the children of an account in %s, each with what was sent for them', (language, heading, born) => {
  const html = renderToStaticMarkup(<LearnerChildren list={list} requests={requests} texts={adminTexts(language)} />);
  expect(html).toContain(`${heading} (2)`);
  expect(html).toContain(born);
  const [, first = '', second = ''] = html.split('<li>');
  expect(first).toContain('href="/admin/collections/enrolments/1"');
  expect(second).toContain('Min Khant');
  expect(second).not.toContain('href');
  expect(html).not.toContain('For the parent');
});
