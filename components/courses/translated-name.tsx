import { MultilingualText } from '@/components/ui/multilingual-text';
import type { Course } from '@/lib/contract/courses';

export type NamedCourse = Pick<Course, 'name' | 'translatedName' | 'textLanguages'>;

/** Undefined for a fallback, which would say the name in a language that the visitor has not chosen, and for the name itself. */
export const translatedNameOf = ({ name, translatedName, textLanguages }: NamedCourse) =>
  textLanguages?.translatedName || translatedName === name ? undefined : translatedName;

/** The name itself is the same in all languages. */
export function TranslatedName({ course }: { course: NamedCourse }) {
  const name = translatedNameOf(course);
  if (!name) return null;
  return (
    <p className="muted">
      <MultilingualText text={name} />
    </p>
  );
}

/** "Le petit cerf-volant (The Little Kite)", for the label of a link. */
export function fullName(course: NamedCourse): string {
  const translated = translatedNameOf(course);
  return translated ? `${course.name} (${translated})` : course.name;
}
