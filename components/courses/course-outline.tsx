import { getText } from '#text';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { getOutline } from '@/lib/api/find-course';
import type { Course } from '@/lib/contract/courses';
import { plural } from '@/lib/text/fill';

type Lesson = { name: string; number: number };
type Unit = { category: string | undefined; lessons: Lesson[] };

/** Groups consecutive lessons of the same unit; numbers run through the whole course. */
function groupByUnit(outline: { name: string; category: string | undefined }[]): Unit[] {
  const units: Unit[] = [];
  for (const [index, { name, category }] of outline.entries()) {
    const lesson = { name, number: index + 1 };
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
      <h2 id="outline">{text.outline}</h2>
      <p className="muted">{plural(text.outlineCount, outline.data.length)}</p>
      <ol className="course-outline">
        {groupByUnit(outline.data).map(({ category, lessons }) => (
          <li key={lessons[0]?.number}>
            {category && (
              <h3>
                <MultilingualText text={category} />
              </h3>
            )}
            <ol start={lessons[0]?.number}>
              {lessons.map(({ name, number }) => (
                <li key={number}>
                  <MultilingualText text={name} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
}
