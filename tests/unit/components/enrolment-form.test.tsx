import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EnrolmentForm } from '@/components/enrolment/enrolment-form';

const form = renderToStaticMarkup(<EnrolmentForm course="a-course" rules={null} />);
const legends = (form.match(/<legend.*?<\/legend>/g) ?? []).map((legend) => legend.replace(/<[^>]*>/g, ''));

test('only what is checked is marked: how the school may answer is left to the visitor', () => {
  expect(legends).toContain('How may we reach you? (optional)');
});

test('a group of boxes of which one must be chosen says so to who does not see its mark', () => {
  expect(legends).toContain('Course type * (required)');
});
