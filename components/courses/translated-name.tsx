import { MultilingualText } from '@/components/ui/multilingual-text';
import type { Course } from '@/lib/contract/courses';

/** The name itself is the same in all languages. */
export function TranslatedName({ course }: { course: Pick<Course, 'translatedName' | 'textLanguages'> }) {
  const { translatedName, textLanguages } = course;
  // A fallback would say the name in a language that the visitor has not chosen.
  if (!translatedName || textLanguages?.translatedName) return null;
  return (
    <p className="muted">
      <MultilingualText text={translatedName} />
    </p>
  );
}
