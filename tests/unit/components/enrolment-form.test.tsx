import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { EnrolmentForm } from '@/components/enrolment/enrolment-form';
import { ScreenshotField } from '@/components/enrolment/screenshot-field';
import { useHydratedFormDraft } from '@/components/ui/use-form-draft';

vi.mock('@/components/ui/use-form-draft', { spy: true });

type Props = Partial<ComponentProps<typeof EnrolmentForm>>;
const draw = (props: Props = {}) =>
  renderToStaticMarkup(
    <EnrolmentForm course="a-course" rules={null} classes={{ options: [], noClass: '' }} {...props} />,
  );
const form = draw();
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

test('on a shared phone the draft of a guest is not that of a learner', () => {
  const draftOf = (props?: Props) => {
    draw(props);
    return vi.mocked(useHydratedFormDraft).mock.lastCall?.[0];
  };
  expect(draftOf()).toBe('enrolment');
  expect(draftOf({ learner: {} })).toBe('enrolment');
  expect(draftOf({ learner: { id: 'l-1' } })).toBe('enrolment:l-1');
});

test('that the last place has gone is told at the class, or in its place if there is none to choose', () => {
  const problem = { field: 'class', message: 'This class is full.' };
  expect(draw({ problem })).toMatch(/role="alert"[^>]*>.*This class is full\./);
  const options = [{ value: 'c-1', label: 'Evening group' }];
  expect(draw({ problem, classes: { options, noClass: '' } })).toMatch(/id="class-error"[^>]*>.*This class is full\./);
});

test('screen readers hear every quarter of an upload, while every percent is visible', () => {
  const uploading = renderToStaticMarkup(
    <ScreenshotField
      id="snapShot"
      registered={{ name: 'snapShot', onChange: async () => {}, onBlur: async () => {}, ref: () => {} }}
      upload={{ name: 'uploading', sent: 0.437 }}
      shouldChooseAgain={false}
      onProblem={() => {}}
      onChosen={() => {}}
    />,
  );
  expect(uploading).toMatch(/<span[^>]*role="status"[^>]*>Uploading… 25%</);
  expect(uploading).toMatch(/<span[^>]*aria-hidden="true"[^>]*>Uploading… 43%</);
});
