import { getText } from '#text';
import { HeadingText } from '@/components/ui/heading-text';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { getOutline } from '@/lib/api/find-course';
import type { Course } from '@/lib/contract/courses';
import type { Locale } from '@/lib/format/locale';
import { plural } from '@/lib/text/fill';

type Entry = { name: string; category: string | undefined; language: Locale | undefined };
type Lesson = { name: string; number: number; language: Locale | undefined };
type Unit = { category: string | undefined; lessons: Lesson[] };

/** Groups consecutive lessons of the same unit; numbers run through the whole course. */
function groupByUnit(outline: Entry[]): Unit[] {
  const units: Unit[] = [];
  for (const [index, { name, category, language }] of outline.entries()) {
    const lesson = { name, number: index + 1, language };
    const last = units.at(-1);
    if (last && last.category === category) last.lessons.push(lesson);
    else units.push({ category, lessons: [lesson] });
  }
  return units;
}

export async function CourseOutline({ course }: { course: Course }) {
  const text = getText('courses');
  const outline = await getOutline(course);
  if (outline.failed || outline.data.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="outline">
      <h2 id="outline">
        <HeadingText text={text.outline} />
      </h2>
      <p className="muted">{plural(text.outlineCount, outline.data.length)}</p>
      <ol className="course-outline">
        {groupByUnit(outline.data).map(({ category, lessons }) => (
          <li key={lessons[0]?.number}>
            {category && (
              <h3>
                <HeadingText text={category} lang={lessons[0]?.language} />
              </h3>
            )}
            <ol start={lessons[0]?.number}>
              {lessons.map(({ name, number, language }) => (
                <li key={number}>
                  <MultilingualText text={name} lang={language} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
}
