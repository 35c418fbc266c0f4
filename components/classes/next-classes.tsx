import { getText } from '#text';
import { LinkButton } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { SectionHeading } from '@/components/ui/page-heading';
import { listTimetable } from '@/lib/api/classes';
import { isFull } from '@/lib/contract/classes';
import type { CourseType } from '@/lib/contract/courses';
import { type TimetableFilter, timetableHref } from '@/lib/contract/timetable-filter';
import { ClassList } from './class-list';

type Props = {
  /** Only classes of this course list. */
  type?: CourseType;
  /** The filter of the link to the timetable. */
  filter?: TimetableFilter;
  maxRows: number;
  /** The page has other content as well. */
  isPart?: boolean;
};

/** The next classes that have a seat left. Nothing if there are none. */
export async function NextClasses({ type, filter, maxRows, isPart }: Props) {
  const text = getText('classes');
  const { data } = await listTimetable(type);
  const open = (data ?? []).filter((one) => !isFull(one)).slice(0, maxRows);
  if (open.length === 0) return null;
  return (
    <section className={classNames(!isPart && 'section')} aria-labelledby="next-classes">
      <div className={classNames(!isPart && 'page')}>
        <SectionHeading
          id="next-classes"
          lead={text.nextLead}
          action={
            <LinkButton variant="quiet" href={timetableHref(filter)}>
              {text.all}
            </LinkButton>
          }
        >
          {text.next}
        </SectionHeading>
        <ClassList classes={open} />
      </div>
    </section>
  );
}
