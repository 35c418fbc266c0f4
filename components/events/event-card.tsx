import { HeadingText } from '@/components/ui/heading-text';
import { Icon } from '@/components/ui/icon';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { Picture, smallestPicture } from '@/components/ui/picture';
import { Stylesheet } from '@/components/ui/stylesheet';
import type { Event } from '@/lib/contract/events';
import { myanmarTime } from '@/lib/text/myanmar-time';

export function EventCard({ event }: { event: Event }) {
  const { title, startsAt, place, summary, coverDesktop, pictures, textLanguages } = event;
  const when = myanmarTime(startsAt);
  return (
    <article className="card event">
      <Stylesheet name="events" />
      <div className="card-media">
        <Picture
          picture={pictures?.coverDesktop}
          path={coverDesktop}
          fallback="/illustrations/empty-courses.svg"
          sizes={`(min-width: 64rem) 23rem, (min-width: 48rem) 50vw, ${smallestPicture}`}
        />
      </div>
      {(title || when || summary) && (
        <div className="card-body">
          {when && (
            <p className="event-fact event-when">
              <Icon name="calendar" />
              <time dateTime={startsAt}>{when}</time>
            </p>
          )}
          {title && (
            <h3>
              <HeadingText text={title} lang={textLanguages?.title} />
            </h3>
          )}
          {summary && (
            <p className="small muted">
              <MultilingualText text={summary} lang={textLanguages?.summary} />
            </p>
          )}
          {place && (
            <p className="event-fact small card-foot">
              <Icon name="mapPin" />
              <MultilingualText text={place} lang={textLanguages?.place} />
            </p>
          )}
        </div>
      )}
    </article>
  );
}
