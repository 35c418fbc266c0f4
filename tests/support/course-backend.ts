import { beforeAll } from 'vitest';
import type { Course } from '@/lib/contract/courses';
import { openTestBackend } from './database';
import { makeCourse, makeInstructor, makePicture, richText } from './factories';

type Page = { currentDatas: Course[]; totalPages: number };

/** A backend with courses of each type and a draft. */
export async function openCourseBackend() {
  const backend = await openTestBackend();
  const list = async (query = '') => (await backend.read(`/course${query}`)) as Page;
  const names = async (query: string) => (await list(query)).currentDatas.map(({ name }) => name);

  beforeAll(async () => {
    const instructor = await makeInstructor({ name: 'Nilar Win' });
    const cover = await makePicture({ alt: 'Learners at a round table' });
    await makeCourse({
      name: 'Le français facile',
      position: 20,
      price: 150_000,
      off: 10,
      instructor: instructor.id,
      cover: cover.id,
      cefr: ['A1', 'A2'],
      goals: ['everyday', 'work'],
      startCourse: '2027-01-11T03:30:00.000Z',
      video: '/videos/trailer.mp4',
      description: richText('မင်္ဂလာပါ', 'Vous & moi <toujours>'),
      outline: [{ name: 'Bonjour', category: 'Unit 1' }, { name: 'Au marché' }],
    });
    await makeCourse({ name: 'Private lessons', position: 10, duration: null, maxStudents: null });
    await makeCourse({ name: 'Songs for kids', type: 'Kid' });
    await makeCourse({ name: 'Grammar on video', type: 'Adult', mainType: 'Video', position: 30 });
    await makeCourse({ name: 'Cinema on video', type: 'Video', mainType: 'Video', position: 40 });
    await makeCourse({ name: 'Not yet', _status: 'draft' });
  });

  return { ...backend, list, names };
}
