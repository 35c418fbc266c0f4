import { Hono } from 'hono';
import { toSoical } from '@/lib/contract/instructors';
import { answer, type Backend } from './backend';
import { published } from './content';
import { picturePath, picturesOf } from './pictures';

const lines = (text: string | null | undefined): string[] | undefined => {
  const all = (text ?? '').split('\n').flatMap((line) => line.trim() || []);
  return all.length > 0 ? all : undefined;
};

/** `GET /instructor`. */
export const instructors = new Hono<Backend>().get('/instructor', async (c) => {
  const documents = await published('instructors', { where: { archived: { not_equals: true } }, sort: 'position' });
  return answer(
    c,
    documents.map((instructor) => ({
      _id: instructor.id,
      name: instructor.name,
      role: instructor.role,
      shortSub: instructor.shortSub,
      image: picturePath(instructor.image),
      soical: toSoical({ facebook: instructor.facebook ?? undefined, linkedin: instructor.linkedin ?? undefined }),
      diplomas: lines(instructor.diplomas),
      teachingSince: instructor.teachingSince ?? undefined,
      languages: instructor.languages || undefined,
      pictures: picturesOf({ image: instructor.image }),
    })),
  );
});
