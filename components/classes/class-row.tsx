import { getText } from '#text';
import { agesText } from '@/components/courses/course-ages';
import { TranslatedName } from '@/components/courses/translated-name';
import { HeadingText } from '@/components/ui/heading-text';
import { LevelBadge } from '@/components/ui/level-badge';
import { SiteLink } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import type { TimetableClass } from '@/lib/api/classes';
import { joinFacts } from '@/lib/format/join-list';
import { contentLanguage } from '@/lib/text/content-language';
import { fill } from '@/lib/text/fill';
import { ClassFacts } from './class-facts';
import { placeLine } from './class-lines';
import { ClassWhen } from './class-when';
import { ReserveLink } from './reserve-link';
import { SeatsBadge } from './seats-badge';

export function ClassRow({ courseClass }: { courseClass: TimetableClass }) {
  const courses = getText('courses');
  const { listing, slots, teacher, price, off } = courseClass;
  const facts = joinFacts([listing.ages && fill(courses.agesLine, { ages: agesText(listing.ages) ?? '' }), teacher]);
  return (
    <li className="class-row">
      <ClassWhen slots={slots} />
      <SeatsBadge courseClass={courseClass} />
      <div className="class-what">
        <h3 lang={contentLanguage(listing.name)}>
          <SiteLink href={listing.href} className="quiet-link">
            <HeadingText text={listing.name} />
          </SiteLink>
        </h3>
        <TranslatedName course={listing} />
        <p className="cluster small muted">
          {listing.levels && <LevelBadge level={listing.levels} isBrief />}
          <span>{placeLine(courseClass)}</span>
        </p>
        <p className="small muted">
          <ClassFacts courseClass={courseClass} facts={facts} />
        </p>
      </div>
      <Price price={price} off={off} />
      <ReserveLink courseClass={courseClass} course={listing} />
    </li>
  );
}
