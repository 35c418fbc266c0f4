import { courseHref, urlType } from '@/lib/contract/course-href';
import { type Course, isVideoCourse } from '@/lib/contract/courses';
import { listPublishedRows } from './published-rows';

/** Above this it is quicker to read all names. */
const maxNames = 100;

type Namesake = Pick<Course, '_id' | 'name' | 'type' | 'mainType'>;

const age = ({ createdAt, _id }: Course) => `${createdAt} ${_id}`;

function oldestFirst(courses: Course[]): Course[] {
  const byAge = courses.map((course) => ({ course, age: age(course) }));
  return byAge.sort((one, other) => (one.age < other.age ? -1 : 1)).map(({ course }) => course);
}

async function readNamesakes(courses: Course[]): Promise<Namesake[]> {
  const { rows } = await listPublishedRows('courses', {
    columns: ['name', 'type', 'mainType'],
    where: courses.length > maxNames ? {} : { name: { in: [...new Set(courses.map(({ name }) => name))] } },
    sort: ['createdAt', 'id'],
  });
  return rows.map(({ id, ...row }) => ({ _id: id, ...row }));
}

/** Adds page URLs. Of two courses of one name and type, the older has the URL without an id. */
export async function withHrefs(courses: Course[], { isWholeList = false } = {}): Promise<Course[]> {
  if (courses.length === 0) return [];
  const oldestIds = new Map<string, string>();
  for (const { _id, name, type, mainType } of isWholeList ? oldestFirst(courses) : await readNamesakes(courses)) {
    const types = isVideoCourse({ mainType }) ? [type, 'Video'] : [type];
    for (const each of types) {
      const key = `${each} ${name}`;
      if (!oldestIds.has(key)) oldestIds.set(key, _id);
    }
  }
  return courses.map((course) => {
    const isNameTaken = oldestIds.get(`${urlType(course)} ${course.name}`) !== course._id;
    return { ...course, href: courseHref(course, { isNameTaken }) };
  });
}
