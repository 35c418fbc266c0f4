import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { withLocale } from '#text';
import { PaymentForm } from '@/components/enrolment/payment-form';
import { useUpload } from '@/components/enrolment/use-upload';
import { useHydratedFormDraft } from '@/components/ui/use-form-draft';
import { ApiError } from '@/lib/api/browser';

vi.mock('@/components/enrolment/use-upload', { spy: true });
vi.mock('@/components/ui/use-form-draft', { spy: true });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const draw = () =>
  renderToStaticMarkup(
    <PaymentForm
      course={{ id: 'k-1', name: 'French from Zero' }}
      classes={{ options: [], noClass: '' }}
      learner={{ id: 'l-1' }}
      problem={{ field: 'name', message: 'Name should be at least 4 characters long' }}
    />,
  );

test.each([
  ['en', ''],
  ['fr', '/fr'],
] as const)('in %s, the login after an ended session leads back to the class and its reservation', (locale, prefix) => {
  const url = { pathname: `${prefix}/payment`, search: '?course=k-1&class=c-1&reservation=EP-7K3M-Q2' };
  vi.stubGlobal('location', url);
  vi.mocked(useUpload).mockReturnValue({
    state: { name: 'failed', advice: '' },
    isSending: false,
    submit: async () => {},
    prepare: async (file) => file,
    upload: { name: 'idle' },
    failure: new ApiError('response', 401, ''),
  });
  const next = encodeURIComponent(url.pathname + url.search);
  expect(withLocale(locale, draw)).toContain(`href="${prefix}/login?next=${next}"`);
});

test('the error of a posted payment goes once its field was corrected before hydration', () => {
  expect(draw()).toContain('id="name-error"');
  const draft = { isReady: true, isRestored: false, ref: { current: null }, formKey: '', clear: () => {} };
  vi.mocked(useHydratedFormDraft).mockReturnValue({ ...draft, changedFields: ['name'] });
  expect(draw()).not.toContain('id="name-error"');
});
