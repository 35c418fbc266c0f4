import { listInstructors, toSoical } from '@/lib/contract/instructors';
import { webHref } from '@/lib/format/web-links';
import { listPublished } from './content';
import { languagesOf, translationsOf } from './localised';
import { picturePath, picturesOf } from './pictures';
import { route } from './route';
import { routes } from './routes';

const lines = (text: string | null | undefined): string[] | undefined => {
  const all = (text ?? '').split('\n').flatMap((line) => line.trim() || []);
  return all.length > 0 ? all : undefined;
};

export const instructors = routes(
  route(listInstructors, async () => {
    const documents = await listPublished('instructors', {
      where: { archived: { not_equals: true } },
      sort: 'position',
    });
    return documents.map((instructor) => ({
      _id: instructor.id,
      name: instructor.name,
      role: instructor.role ?? undefined,
      shortSub: instructor.shortSub ?? undefined,
      textLanguages: languagesOf(instructor),
      translations: translationsOf(instructor),
      image: picturePath(instructor.image),
      soical: toSoical({
        facebook: webHref('facebook', instructor.facebook),
        linkedin: webHref('linkedin', instructor.linkedin),
      }),
      diplomas: lines(instructor.diplomas),
      teachingSince: instructor.teachingSince ?? undefined,
      languages: instructor.languages || undefined,
      pictures: picturesOf({ image: instructor.image }),
    }));
  }),
);
