import { getText } from '#text';
import { ClassFacts } from '@/components/classes/class-facts';
import { placeLine } from '@/components/classes/class-lines';
import { ClassWhen } from '@/components/classes/class-when';
import { OwnTimes } from '@/components/classes/own-times';
import { SeatsBadge } from '@/components/classes/seats-badge';
import { TranslatedName } from '@/components/courses/translated-name';
import { HeadingText } from '@/components/ui/heading-text';
import { SiteLink } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import type { TimetableClass } from '@/lib/api/classes';
import { contentLanguage } from '@/lib/text/content-language';

export function ChosenClass({ courseClass }: { courseClass: TimetableClass }) {
  const text = getText('reservations');
  const { listing, slots, price, off } = courseClass;
  return (
    <section className="card" aria-label={text.chosen}>
      <div className="card-body stack">
        <h2 lang={contentLanguage(listing.name)}>
          <SiteLink href={listing.href} className="quiet-link">
            <HeadingText text={listing.name} />
          </SiteLink>
        </h2>
        <TranslatedName course={listing} />
        <ClassWhen slots={slots} />
        <OwnTimes text={getText('classes').own} />
        <p className="small muted">
          <ClassFacts courseClass={courseClass} facts={placeLine(courseClass)} />
        </p>
        <p className="cluster">
          <Price price={price} off={off} />
          <SeatsBadge courseClass={courseClass} />
        </p>
        <p>
          <SiteLink href="/timetable">{text.otherClasses}</SiteLink>
        </p>
      </div>
    </section>
  );
}
