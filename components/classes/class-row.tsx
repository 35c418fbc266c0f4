import { getText } from '#text';
import { agesText } from '@/components/courses/course-ages';
import { TranslatedName } from '@/components/courses/translated-name';
import { HeadingText } from '@/components/ui/heading-text';
import { LevelBadge } from '@/components/ui/level-badge';
import { SiteLink } from '@/components/ui/link';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { Price } from '@/components/ui/price';
import type { TimetableClass } from '@/lib/api/classes';
import { contentLanguage } from '@/lib/text/content-language';
import { fill } from '@/lib/text/fill';
import { placeLine } from './class-lines';
import { ClassWhen } from './class-when';
import { ReserveLink } from './reserve-link';
import { SeatsBadge } from './seats-badge';

export function ClassRow({ of }: { of: TimetableClass }) {
  const courses = getText('courses');
  const { listing, slots, teacher, price, off } = of;
  const facts = [listing.ages && fill(courses.agesLine, { ages: agesText(listing.ages) ?? '' }), teacher]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className="class-row">
      <ClassWhen slots={slots} />
      <SeatsBadge of={of} />
      <div className="class-what">
        <h3 lang={contentLanguage(listing.name)}>
          <SiteLink href={listing.href} className="quiet-link">
            <HeadingText text={listing.name} />
          </SiteLink>
        </h3>
        <TranslatedName course={listing} />
        <p className="cluster small muted">
          {listing.levels && <LevelBadge level={listing.levels} isBrief />}
          <span>{placeLine(of)}</span>
        </p>
        <p className="small muted">
          <MultilingualText text={facts} />
        </p>
      </div>
      <Price price={price} off={off} />
      <ReserveLink of={of} course={listing} />
    </li>
  );
}
