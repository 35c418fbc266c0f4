import { array, type infer as Infer, object, optional, string } from 'zod/mini';
import { count, filePath, optionalList, pictures, requiredText, text, tolerant, tolerantList } from './common';
import * as endpoints from './endpoints/instructors';
import { operation } from './operation';
import { preprocess } from './preprocess';

/** The two links of an instructor that are shown: their places in the wire's `soical` list. */
export const socialPlaces = { facebook: 3, linkedin: 5 } as const;

// Places matter in this list, so what is malformed becomes '' instead of being left out.
const soical = tolerant(
  preprocess(
    (list) => (Array.isArray(list) ? list.map((link) => (typeof link === 'string' ? link : '')) : undefined),
    optional(array(string())),
  ),
);

export const instructor = object({
  _id: text,
  name: requiredText,
  role: text,
  image: filePath,
  shortSub: text,
  soical,
  diplomas: optionalList(requiredText),
  /** The year in which they began to teach. */
  teachingSince: count,
  /** The languages they speak: "French, English, Burmese". */
  languages: text,
  pictures,
});
export type Instructor = Infer<typeof instructor>;

export const instructorList = tolerantList(instructor);

/** An instructor's links by name; only those with a web address. */
export function socialLinks(instructor: { soical?: string[] }): { facebook?: string; linkedin?: string } {
  const at = (place: number) => {
    const link = instructor.soical?.[place]?.trim();
    return link && /^https?:\/\//i.test(link) ? link : undefined;
  };
  return { facebook: at(socialPlaces.facebook), linkedin: at(socialPlaces.linkedin) };
}

/** The wire's list from links by name. */
export function toSoical(links: { facebook?: string; linkedin?: string }): string[] {
  const list = ['', '', '', '', '', ''];
  list[socialPlaces.facebook] = links.facebook ?? '';
  list[socialPlaces.linkedin] = links.linkedin ?? '';
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
