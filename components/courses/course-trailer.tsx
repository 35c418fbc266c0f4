import { getText } from '#text';
import { Captions } from '@/components/ui/captions';
import { getSiteInfo } from '@/lib/api/site-info';
import type { Course } from '@/lib/contract/courses';
import { fill } from '@/lib/text/fill';

/** Poster and captions load when the film comes near. React's types lack `loading` for videos. */
const lazily = { loading: 'lazy' };

export async function CourseTrailer({ course }: { course: Course }) {
  const text = getText('courses');
  if (!course.video) return null;
  const links = (await getSiteInfo()).data?.links;
  // Poster and captions are known for the school's own film only.
  const film = links?.heroVideo === course.video ? links : undefined;
  const posterPicture = film?.heroPoster ?? course.pictures?.cover;
  const poster =
    posterPicture?.sources.findLast(({ type, width }) => type === 'image/webp' && width <= 720)?.path ?? course.cover;
  const captions = film?.heroCaptions;
  return (
    <div className="course-film">
      <video
        controls
        playsInline
        preload="none"
        {...lazily}
        height={400}
        poster={poster}
        aria-label={film ? text.schoolFilm : fill(text.trailer, { name: course.name })}
      >
        <source src={course.video} />
        {captions && <Captions src={captions} isDefault />}
        {text.videoUnsupported}
      </video>
    </div>
  );
}
