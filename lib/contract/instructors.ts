import * as z from 'zod/mini';
import { count, filePath, nonEmptyText, optionalList, text, tolerant, tolerantList } from './common';
import * as endpoints from './endpoints/instructors';
import { operation } from './operation';
import { pictures } from './pictures';
import { preprocess } from './preprocess';
import { textLanguages, translations } from './text-languages';

export const socialPositions = { facebook: 3, linkedin: 5 } as const;

// The position tells the network, so invalid entries become an empty text.
const soical = tolerant(
  preprocess(
    (list) => (Array.isArray(list) ? list.map((link) => (typeof link === 'string' ? link : '')) : undefined),
    z.optional(z.array(z.string())),
  ),
);

export const instructor = z.object({
  _id: text,
  name: nonEmptyText,
  role: text,
  image: filePath,
  shortSub: text,
  soical,
  diplomas: optionalList(nonEmptyText),
  teachingSince: count,
  languages: text,
  textLanguages,
  translations,
  pictures,
});
export type Instructor = z.infer<typeof instructor>;

export const instructorList = tolerantList(instructor);

export function socialLinks(instructor: { soical?: string[] }): { facebook?: string; linkedin?: string } {
  const at = (place: number) => {
    const link = instructor.soical?.[place]?.trim();
    return link && /^https?:\/\//i.test(link) ? link : undefined;
  };
  return { facebook: at(socialPositions.facebook), linkedin: at(socialPositions.linkedin) };
}

export function toSoical(links: { facebook?: string; linkedin?: string }): string[] {
  const list = ['', '', '', '', '', ''];
  list[socialPositions.facebook] = links.facebook ?? '';
  list[socialPositions.linkedin] = links.linkedin ?? '';
  return list;
}

export const listInstructors = operation({
  ...endpoints.listInstructors,
  summary: 'Instructors',
  tag: 'Content',
  auth: 'none',
  response: instructorList,
  errors: [],
});
