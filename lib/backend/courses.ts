import { Hono } from 'hono';
import type { Where } from 'payload';
import { object } from 'zod/mini';
import type { Course as CourseDocument } from '@/lib/cms/payload-types';
import { id } from '@/lib/contract/common';
import { type Course, courseQuery, type OutlineEntry } from '@/lib/contract/courses';
import { notFound } from '@/lib/errors';
import { formatMmk } from '@/lib/format/price';
import { answer, type Backend } from './backend';
import { findPublished, publishedPage } from './content';
import { params, query } from './middleware/checked';
import { picturePath, picturesOf } from './pictures';
import { toHtml } from './rich-text';

/** A stored course as the wire has it: prices and percents as text, "-" for what does not apply. */
export function toCourse(course: CourseDocument): Course {
  const { instructor } = course;
  return {
    _id: course.id,
    name: course.name,
    type: course.type,
    mainType: course.mainType,
    levels: course.levels,
    lectures: course.outline?.length ?? 0,
    maxStudents: course.maxStudents ?? '-',
    price: formatMmk(course.price),
    off: course.off ? `${course.off}%` : undefined,
    thumbnail: picturePath(course.thumbnail),
    cover: picturePath(course.cover),
    video: course.video ?? undefined,
    description: toHtml(course.description),
    instructor: typeof instructor === 'object' ? instructor.name : undefined,
    duration: course.duration ?? '-',
    language: course.language,
    ages: course.ages,
    start_course: course.startCourse ?? undefined,
    createdAt: course.createdAt,
    students: course.students,
    cefr: course.cefr ?? undefined,
    summary: course.summary,
    pictures: picturesOf({ thumbnail: course.thumbnail, cover: course.cover }),
  };
}

/** The courses of a type. A video course belongs to its own type and to Video. */
function ofType({ type, name, id }: { type?: string; name?: string; id?: string }): Where {
  const conditions: Where[] = [];
  if (type === 'Video') conditions.push({ or: [{ type: { equals: 'Video' } }, { mainType: { equals: 'Video' } }] });
  else if (type) conditions.push({ type: { equals: type } });
  if (name) conditions.push({ name: { equals: name } });
  if (id) conditions.push({ id: { equals: id } });
  return { and: conditions };
}

export const courses = new Hono<Backend>()
  .get('/course', query(courseQuery), async (c) => {
    const asked = c.get('queryData');
    return answer(
      c,
      await publishedPage('courses', asked, toCourse, {
        where: ofType(asked),
        // Of two courses of one name the older keeps the URL of the name.
        sort: asked.name ? ['createdAt', 'id'] : 'position',
      }),
    );
  })
  .get('/course/get_course/:courseId', params(object({ courseId: id })), async (c) => {
    const course = await findPublished('courses', c.get('paramsData').courseId, 0);
    if (!course) throw notFound('This course does not exist.');
    const outline: OutlineEntry[] = (course.outline ?? []).map((lesson) => ({
      _id: lesson.id ?? undefined,
      lectures: { name: lesson.name },
      categories: lesson.category ? [lesson.category] : [],
    }));
    return answer(c, outline);
  });
