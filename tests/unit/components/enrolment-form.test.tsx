import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EnrolmentForm } from '@/components/enrolment/enrolment-form';
import { ScreenshotField } from '@/components/enrolment/screenshot-field';

const form = renderToStaticMarkup(<EnrolmentForm course="a-course" rules={null} />);
const legends = (form.match(/<legend.*?<\/legend>/g) ?? []).map((legend) => legend.replace(/<[^>]*>/g, ''));

test('only what is checked is marked: how the school may answer is left to the visitor', () => {
  expect(legends).toContain('How may we reach you? (optional)');
});

test('a group of boxes of which one must be chosen says so to who does not see its mark', () => {
  expect(legends).toContain('Course type * (required)');
});

test('of an upload every quarter is announced, while each percent can be seen', () => {
  const uploading = renderToStaticMarkup(
    <ScreenshotField
      id="snapShot"
      registered={{ name: 'snapShot', onChange: async () => {}, onBlur: async () => {}, ref: () => {} }}
      upload={{ name: 'uploading', sent: 0.437 }}
      again={false}
      onProblem={() => {}}
      onChosen={() => {}}
    />,
  );
  expect(uploading).toMatch(/<span[^>]*role="status"[^>]*>Uploading… 25%</);
  expect(uploading).toMatch(/<span[^>]*aria-hidden="true"[^>]*>Uploading… 43%</);
});
