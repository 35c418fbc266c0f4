import { renderToReadableStream } from 'react-dom/server.browser';
import { expect, test, vi } from 'vitest';
import { withLocale } from '#text';
import OfferPage from '@/app/(site)/(reservations)/offer/page';
import PaymentPage from '@/app/(site)/payment/page';
import ZoomPage from '@/app/(site)/zoom/page';
import { OpenedForm } from '@/components/account/opened-form';

const failed = vi.hoisted(() => async () => ({ failed: true, data: null }));
const learner = vi.hoisted(() => ({ _id: 'l-1', email: 'su@example.com' }));
vi.mock('@/lib/api/offers', () => ({ findOffer: failed }));
vi.mock('@/lib/api/find-course', () => ({ findCourse: failed }));
vi.mock('@/lib/api/enrolled-courses', () => ({ loadEnrolledCourses: failed, findLastPayment: failed }));
vi.mock('@/lib/api/current-learner', () => ({ currentLearner: async () => ({ failed: false, data: learner }) }));

async function draw(page: React.ReactNode) {
  const stream = await renderToReadableStream(page);
  await stream.allReady;
  return new Response(stream).text();
}

const search = { params: Promise.resolve({}), searchParams: Promise.resolve({ course: 'k-1', token: 't-1' }) };
const pages = {
  offer: async () => draw(await OfferPage(search)),
  zoom: async () => draw(await ZoomPage(search)),
  payment: async () => draw(await PaymentPage(search)),
  profile: () => draw(<OpenedForm form="courses" learner={learner} canTrackRequests={false} posted={{}} />),
};

test.each([
  ['offer', 'the offer', 'la proposition', 'ကမ်းလှမ်းချက်'],
  ['zoom', 'the course', 'le cours', 'သင်တန်း'],
  ['payment', 'the course', 'le cours', 'သင်တန်း'],
  ['profile', 'the courses', 'les cours', 'သင်တန်းများ'],
] as const)('what could not be loaded is a noun in its sentence: %s', async (page, en, fr, my) => {
  expect(await withLocale('en', pages[page])).toContain(`We could not load ${en}.`);
  expect(await withLocale('fr', pages[page])).toContain(`Impossible de charger ${fr}.`);
  expect(await withLocale('my', pages[page])).toContain(`${my} ကို ဖွင့်၍ မရပါ။`);
});
