import { getText } from '#text';
import { Badge, type Tone } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/link';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { type EnrolmentState, enrolmentState } from '@/lib/contract/enrolment-state';
import type { EnrolledCourse } from '@/lib/contract/payments';

type Props = { courses: EnrolledCourse[]; canTrackRequests: boolean };

export function EnrolledCourseList({ courses, canTrackRequests }: Props) {
  const text = getText('accounts');
  return (
    <div className="stack">
      {courses.length === 0 ? (
        <NoCourses />
      ) : (
        <ul>
          {courses.map((course) => (
            <EnrolledCourseItem key={course._id} course={course} />
          ))}
        </ul>
      )}
      {canTrackRequests && (
        <p className="field-help">
          {text.courses.live} <SiteLink href="/status">{text.courses.follow}</SiteLink>
        </p>
      )}
    </div>
  );
}

const stateTones: Record<EnrolmentState, Tone> = {
  Accepted: 'good',
  Pending: 'warn',
  Rejected: 'bad',
  Cancelled: 'plain',
};

function labelOf(state: EnrolmentState): string {
  const { accepted, pending, rejected, cancelled } = getText('payments');
  return { Accepted: accepted, Pending: pending, Rejected: rejected, Cancelled: cancelled }[state];
}

function EnrolledCourseItem({ course: enrolled }: { course: EnrolledCourse }) {
  const text = getText('accounts');
  const state = enrolmentState(enrolled);
  const { course, reason, reference } = enrolled;
  return (
    <li className="enrolled">
      <div className="cluster">
        <strong>{course?.name ?? text.courses.deleted}</strong>
        <Badge tone={stateTones[state]}>{labelOf(state)}</Badge>
      </div>
      {reference && (
        <p className="small muted">
          {text.courses.reference} {reference}
        </p>
      )}
      {state === 'Rejected' && reason && (
        <p>
          <MultilingualText text={reason} />
        </p>
      )}
      {state === 'Rejected' && course?._id && (
        <p>
          <LinkButton isSmall href={`/payment?course=${encodeURIComponent(course._id)}`}>
            {text.courses.sendAgain}
          </LinkButton>
        </p>
      )}
    </li>
  );
}

function NoCourses() {
  const text = getText('accounts');
  return (
    <div className="stack">
      <p>{text.courses.empty}</p>
      <p>
        <LinkButton variant="quiet" href="/video">
          {text.courses.browse}
        </LinkButton>
      </p>
    </div>
  );
}
