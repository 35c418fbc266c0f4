import { factLine, startLine } from '@/components/courses/course-fact-lists';
import type { ListedCourse } from '@/lib/api/courses';
import { type Recommendation, type Recommendations, recommendCourses } from '@/lib/api/level-test';
import { joinFacts } from '@/lib/format/join-list';
import type { RecommendedCourses } from './recommended-course';

export const listRecommendedCourses = async (): Promise<RecommendedCourses> =>
  toRecommendedCourses(await recommendCourses());

/** Many ages and levels share a course: each is sent to the browser once. */
function toRecommendedCourses(recommendations: Recommendations): RecommendedCourses {
  const uniqueCourses: ListedCourse[] = [];
  const indexOf = (course: ListedCourse) => {
    const index = uniqueCourses.findIndex(({ _id }) => _id === course._id);
    return index === -1 ? uniqueCourses.push(course) - 1 : index;
  };
  const toChoice = ({ course, hasOthers }: Recommendation) => ({ course: indexOf(course), hasOthers });
  const byAge = Object.fromEntries(
    Object.entries(recommendations).map(([age, byLevel]) => [
      age,
      Object.fromEntries(
        Object.entries(byLevel).map(([level, { byGoal, ...found }]) => [
          level,
          {
            ...toChoice(found),
            byGoal: Object.fromEntries(Object.entries(byGoal).map(([goal, ofGoal]) => [goal, toChoice(ofGoal)])),
          },
        ]),
      ),
    ]),
  ) as RecommendedCourses['byAge'];
  const courses = uniqueCourses.map((course) => ({
    name: course.name,
    translatedName: course.translatedName,
    href: course.href,
    facts: joinFacts([factLine(course), startLine(course)]),
    price: course.price,
    off: course.off,
  }));
  const hasGoals = Object.values(recommendations).some((byLevel) =>
    Object.values(byLevel).some(({ byGoal }) => Object.keys(byGoal).length > 0),
  );
  return { courses, byAge, hasGoals };
}
