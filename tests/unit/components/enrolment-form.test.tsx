import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EnrolmentForm } from '@/components/enrolment/enrolment-form';
import { ScreenshotField } from '@/components/enrolment/screenshot-field';

const form = renderToStaticMarkup(
  <EnrolmentForm course="a-course" rules={null} classes={{ options: [], noClass: '' }} />,
);
const legends = (form.match(/<legend.*?<\/legend>/g) ?? []).map((legend) => legend.replace(/<[^>]*>/g, ''));

test('the button of the screenshot is a label of its own, in the language of the page', () => {
  expect(form).toMatch(/<label class="button" for="snapShot">Choose a screenshot<\/label><input type="file"/);
});

test('the preferred channel of communication is optional', () => {
  expect(legends).toContain('How may we reach you? (optional)');
});

test('a required group of checkboxes says so to screen readers', () => {
  expect(legends).toContain('Course type\u00a0* (required)');
});

test('screen readers hear every quarter of an upload, while every percent is visible', () => {
  const uploading = renderToStaticMarkup(
    <ScreenshotField
      id="snapShot"
      registered={{ name: 'snapShot', onChange: async () => {}, onBlur: async () => {}, ref: () => {} }}
      upload={{ name: 'uploading', sent: 0.437 }}
      isDraftRestored={false}
      onProblem={() => {}}
      onChosen={() => {}}
    />,
  );
  expect(uploading).toMatch(/<span[^>]*role="status"[^>]*>Uploading… 25%</);
  expect(uploading).toMatch(/<span[^>]*aria-hidden="true"[^>]*>Uploading… 43%</);
});
