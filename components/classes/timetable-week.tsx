import { getLocale, getText } from '#text';
import { agesText } from '@/components/courses/course-ages';
import { fullName, TranslatedName } from '@/components/courses/translated-name';
import { LevelBadge } from '@/components/ui/level-badge';
import { SiteLink } from '@/components/ui/link';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { Stylesheet } from '@/components/ui/stylesheet';
import type { TimetableClass } from '@/lib/api/classes';
import { isFull } from '@/lib/contract/classes';
import { joinFacts, joinList } from '@/lib/format/join-list';
import type { WeeklySlot } from '@/lib/format/lessons';
import { type Weekday, weekdays } from '@/lib/format/weekdays';
import { scheduleLine } from '@/lib/text/class-lines';
import { contentLanguage } from '@/lib/text/content-language';
import { fill } from '@/lib/text/fill';
import { ClassList } from './class-list';
import { SeatsBadge } from './seats-badge';
import { listWeekDays } from './week-days';

/** The weekly lessons: days one below the other on a phone, side by side on a wide screen. */
export function TimetableWeek({ classes }: { classes: TimetableClass[] }) {
  const text = getText('classes');
  const days = listWeekDays(classes);
  const freeDays = weekdays.filter((weekday) => days.every((day) => day.weekday !== weekday));
  const onRequest = classes.filter(({ slots }) => slots.length === 0);
  return (
    <>
      <Stylesheet name="classes" />
      {days.length > 0 && (
        <div className="week">
          {days.map(({ weekday, meetings }) => (
            <section key={weekday} className="week-day" aria-labelledby={weekday}>
              <h3 id={weekday}>{text.days[weekday]}</h3>
              <ul>
                {meetings.map(({ courseClass, slot }) => (
                  <WeekClass key={`${courseClass._id} ${slot.from}`} courseClass={courseClass} slot={slot} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      {days.length > 0 && freeDays.length > 0 && (
        <p className="small muted week-free-days">{fill(text.freeDays, { days: listDays(freeDays) })}</p>
      )}
      {onRequest.length > 0 && (
        <>
          <h3>{text.onRequest}</h3>
          <ClassList classes={onRequest} />
        </>
      )}
    </>
  );
}

function listDays(days: Weekday[]): string {
  const text = getText('classes');
  const locale = getLocale();
  const names = days.map((day) => text.days[day]);
  // French writes days in lower case within a line.
  return joinList(locale === 'fr' ? names.map((name) => name.toLowerCase()) : names, locale);
}

function WeekClass({ courseClass, slot }: { courseClass: TimetableClass; slot: WeeklySlot }) {
  const text = getText('classes');
  const [action, label] = isFull(courseClass) ? [text.wait, text.waitForClass] : [text.reserve, text.reserveClass];
  const { listing, place, teacher } = courseClass;
  const ages = agesText(listing.ages);
  return (
    <li className="week-class">
      <div className="class-when">
        <p>
          <strong>{`${slot.from}–${slot.to}`}</strong>
        </p>
      </div>
      <h4 lang={contentLanguage(listing.name)}>
        <SiteLink href={listing.href} className="quiet-link">
          <MultilingualText text={listing.name} />
        </SiteLink>
      </h4>
      <TranslatedName course={listing} />
      <p className="cluster small muted">
        {listing.levels && <LevelBadge level={listing.levels} isBrief />}
        <span>{joinFacts([place && text.places[place], ages && fill(getText('courses').agesLine, { ages })])}</span>
      </p>
      {teacher && (
        <p className="small muted">
          <MultilingualText text={teacher} />
        </p>
      )}
      <div className="week-seat">
        <SeatsBadge courseClass={courseClass} />
        <SiteLink
          href={`/reserve?class=${courseClass._id}`}
          rel="nofollow"
          className="week-reserve"
          aria-label={fill(label, { course: fullName(listing), when: scheduleLine(courseClass) })}
        >
          {action}
        </SiteLink>
      </div>
    </li>
  );
}
