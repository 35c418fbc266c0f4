import { beforeAll, expect, test, vi } from 'vitest';
import PaymentPage from '@/app/(site)/payment/page';
import { currentLearner } from '@/lib/api/current-learner';
import { sealPostedFields } from '@/lib/session/posted-fields';

const course = vi.hoisted(() => ({ _id: 'k-1', name: 'Le français en vidéo', type: 'Video', mainType: 'Video' }));
vi.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(path);
  },
}));
vi.mock('@/lib/api/current-learner');
vi.mock('@/lib/api/courses', () => ({ listCourses: async () => ({ failed: false, data: [] }) }));
vi.mock('@/lib/api/enrolled-courses', () => ({ findLastPayment: async () => ({ status: false, state: 'Pending' }) }));
vi.mock('@/lib/api/find-course', () => ({ findCourse: async () => ({ failed: false, data: course }) }));
vi.mock('@/lib/api/site-info', () => ({ getSiteInfo: async () => ({ failed: false, data: { accounts: [] } }) }));
vi.mock('@/components/children/list-child-choices', () => ({ listChildChoices: async () => undefined }));
vi.mock('@/components/enrolment/list-class-choices', () => ({
  listClassChoices: async () => ({ choices: { options: [], noClass: '' }, toPay: '90,000 MMK' }),
}));
vi.mock('@/components/enrolment/lazy-forms', async () => ({
  LazyPaymentForm: (await import('@/components/enrolment/payment-form')).PaymentForm,
}));

beforeAll(() => {
  const secret = 'x'.repeat(32);
  Object.assign(process.env, { PAYLOAD_SECRET: secret, SESSION_SECRET: secret, CRON_SECRET: secret });
});

const logIn = (learner: { _id: string } | null) =>
  vi.mocked(currentLearner).mockResolvedValue({ failed: false, data: learner } as never);

const openPage = (search: Record<string, string>) =>
  PaymentPage({ params: Promise.resolve({}), searchParams: Promise.resolve({ course: course._id, ...search }) });

async function drawPage(search: Record<string, string>) {
  const { renderToReadableStream } = await import('react-dom/server.browser');
  const stream = await renderToReadableStream(await openPage(search));
  await stream.allReady;
  return new Response(stream).text();
}

const seal = (name: string) =>
  sealPostedFields({ values: { name, description: '09 250 000 117' }, isAccepted: false }, '/payment');

test('who is logged out on sending finds what was typed after the login', async () => {
  const answer = await seal('Daw Su Myat Noe');
  const path = `/payment?course=k-1&class=c-1&answer=${answer}`;
  const refused = { class: 'c-1', error: 'sessionEnded', answer };
  logIn(null);
  await expect(openPage(refused)).rejects.toThrow(`/login?next=${encodeURIComponent(path)}`);

  logIn({ _id: 'l-1' });
  const html = await drawPage({ class: 'c-1', answer });
  expect(html).toMatch(/<details[^>]* open=""/);
  expect(html).toMatch(/<input[^>]*id="name"[^>]* value="Daw Su Myat Noe"/);
});

test('what is too long for the path after a login is dropped, and the course stays', async () => {
  const letters = Array.from({ length: 1000 }, () => String.fromCharCode(0x1000 + Math.random() * 0x9f)).join('');
  const answer = await seal(letters);
  logIn(null);
  await expect(openPage({ answer, error: 'sessionEnded' })).rejects.toThrow(/^\/login\?course=k-1$/);
});
