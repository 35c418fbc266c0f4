import { randomUUID } from 'node:crypto';
import type { CollectionSlug, RequiredDataFromCollectionSlug } from 'payload';
import sharp from 'sharp';
import type { Role } from '@/lib/cms/access/roles';
import type { Course, Learner, Staff } from '@/lib/cms/payload-types';

type Data<Slug extends CollectionSlug> = Partial<RequiredDataFromCollectionSlug<Slug>>;

const open = async () => (await import('@/lib/cms/open')).openCms();

async function make<Slug extends CollectionSlug>(collection: Slug, data: object) {
  const cms = await open();
  return cms.create({ collection, data: data as RequiredDataFromCollectionSlug<Slug>, overrideAccess: true });
}

export function richText(...paragraphs: string[]): NonNullable<Course['description']> {
  const block = { format: '' as const, indent: 0, version: 1, direction: 'ltr' as const };
  return {
    root: {
      ...block,
      type: 'root',
      children: paragraphs.map((text) => ({
        ...block,
        type: 'paragraph',
        textFormat: 0,
        children: [{ type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 }],
      })),
    },
  };
}

type PictureOptions = { alt?: string; width?: number; height?: number; name?: string };

export async function makePicture({ alt = 'A padauk branch', width = 16, height = 12, name }: PictureOptions = {}) {
  const data = await sharp({ create: { width, height, channels: 3, background: '#f4b223' } })
    .png()
    .toBuffer();
  const cms = await open();
  return cms.create({
    collection: 'media',
    data: { alt },
    file: { name: `${name ?? randomUUID()}.png`, data, mimetype: 'image/png', size: data.length },
    overrideAccess: true,
  });
}

let sharedPicture: Promise<{ id: string }> | undefined;

async function anyPicture(): Promise<string> {
  sharedPicture ??= makePicture();
  return (await sharedPicture).id;
}

export const makeInstructor = async (data: Data<'instructors'> = {}) =>
  make('instructors', {
    name: 'Claire Moreau',
    role: 'Head teacher',
    shortSub: 'Twelve years of French in Yangon.',
    image: await anyPicture(),
    position: 10,
    ...data,
  });

let teacher: Promise<{ id: string }> | undefined;

export const makeCourse = async (data: Data<'courses'> = {}) => {
  teacher ??= makeInstructor();
  return make('courses', {
    name: 'French A1',
    type: 'Adult',
    mainType: 'Live',
    summary: 'First words, first conversations.',
    description: richText('First words, first conversations.'),
    price: 150_000,
    duration: 3,
    maxStudents: 12,
    levels: 'Beginner (A1)',
    language: 'French',
    ages: '18+',
    students: 0,
    instructor: (await teacher).id,
    thumbnail: await anyPicture(),
    cover: await anyPicture(),
    position: 10,
    _status: 'published',
    ...data,
  });
};

/** Open, with dates on request. */
export const makeClass = (course: string, data: Data<'classes'> = {}) =>
  make('classes', {
    course,
    label: 'Evening group',
    lessonCount: 24,
    slots: [],
    place: 'both',
    seats: 12,
    deskSeats: 0,
    state: 'open',
    ...data,
  });

export const makePost = async (data: Data<'posts'> = {}) => {
  const title = data.title ?? `padauk-${randomUUID()}`;
  return make('posts', {
    title,
    displayTitle: `About ${title}`,
    excerpt: 'When the padauk flowers, the rain is near.',
    content: richText('When the padauk flowers, the rain is near.'),
    image: await anyPicture(),
    badge: 'Culture',
    userName: 'Claire Moreau',
    publishedAt: new Date().toISOString(),
    _status: 'published',
    ...data,
  });
};

export const makeBook = async (data: Data<'books'> = {}) =>
  make('books', {
    title: 'Premiers pas',
    teacher: 'Claire Moreau',
    price: 25_000,
    cover: await anyPicture(),
    forSale: true,
    position: 10,
    ...data,
  });

export const makeBanner = async (data: Data<'banners'> = {}) =>
  make('banners', {
    text: 'Learn French in Yangon',
    coverDesktop: await anyPicture(),
    coverMobile: await anyPicture(),
    position: 10,
    ...data,
  });

/** Next week by default. */
export const makeEvent = async (data: Data<'events'> = {}) =>
  make('events', {
    title: 'Crêpe afternoon',
    startsAt: new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString(),
    coverDesktop: await anyPicture(),
    ...data,
  });

export const makeTestimonial = async (data: Data<'testimonials'> = {}) =>
  make('testimonials', {
    name: 'Thiri',
    role: 'DELF B1',
    description: 'I passed at the first try.',
    image: await anyPicture(),
    position: 10,
    ...data,
  });

export const makeFaq = (data: Data<'faqs'> = {}) =>
  make('faqs', { question: 'When do courses start?', answer: 'Every month.', position: 10, ...data });

export const makeService = (data: Data<'services'> = {}) =>
  make('services', { title: 'Translation', description: 'Sworn translations.', icon: 'icon1', position: 10, ...data });

export const makeQuestion = (data: Data<'level-questions'> = {}) =>
  make('level-questions', {
    level: 'A1',
    question: 'Je ___ étudiante.',
    hints: [{ text: 'suis' }, { text: 'es' }, { text: 'est' }],
    answer: 'suis',
    position: 10,
    ...data,
  });

/** Cannot log in: register through the API instead. */
export const makeLearner = (data: Data<'learners'> = {}): Promise<Learner> =>
  make('learners', {
    name: 'Aye Aye',
    email: `aye-${randomUUID()}@example.com`,
    phone: '+959250000118',
    passwordHash: 'none',
    ...data,
  });

export const staffPassword = 'a-password-of-the-tests';

/** As Payload returns the user after login. */
export async function makeStaff(...roles: Role[]): Promise<Staff> {
  const staff = await make('staff', {
    name: `Staff ${roles.join(' ')}`,
    email: `${randomUUID()}@school.example`,
    password: staffPassword,
    roles,
  });
  return { ...staff, collection: 'staff' };
}

/** The session of the token is not stored. */
export async function learnerToken(learner: Pick<Learner, 'id' | 'name' | 'email' | 'phone'>): Promise<string> {
  const { signSession } = await import('@/lib/session/token');
  return signSession({
    _id: learner.id,
    name: learner.name,
    email: learner.email,
    phoneNumber: learner.phone,
    role: { name: 'learner' },
    jti: randomUUID(),
  });
}
