'use client';

import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button, LinkButton } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/link';
import { MyText } from '@/components/ui/my-text';
import { Skeleton } from '@/components/ui/skeleton';
import { ApiFailure, callApi } from '@/lib/api/browser';
import { listEnrolledCourses } from '@/lib/contract/endpoints/payments';
import { type EnrolmentState, enrolmentState } from '@/lib/contract/enrolment-state';
import type { EnrolledCourse } from '@/lib/contract/payments';
import { storedToken } from '@/lib/session/stored';
import { accounts as text } from '@/lib/text/en/accounts';
import { payments } from '@/lib/text/en/payments';

type Props = {
  id: string;
  /** Whether requests with a reference can be followed here. */
  followed: boolean;
};

const schema = async () => (await import('@/lib/contract/payments')).enrolledCourses;

/** The courses a learner has asked for; asked for again whenever the learner comes back to the window. */
export function EnrolledCourses(props: Props) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <CourseList {...props} />
    </QueryClientProvider>
  );
}

/** Milliseconds until a try counts as failed. */
const patience = 10_000;

// What the server has refused stays refused; a line that broke is tried again.
const worthRetrying = (count: number, error: Error) =>
  count < 1 && !(error instanceof ApiFailure && error.status > 0 && error.status < 500);

function CourseList({ id, followed }: Props) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['enrolled', id],
    queryFn: ({ signal }) =>
      callApi(listEnrolledCourses, { params: { userId: id }, token: storedToken(), schema, signal, timeout: patience }),
    retry: worthRetrying,
    // Off line a try fails at once and says so; waiting for the line would look like loading for ever.
    networkMode: 'always',
  });
  if (error instanceof ApiFailure && error.status === 401) {
    return (
      <p>
        {error.message} <SiteLink href="/login?next=/profile">{text.login}</SiteLink>
      </p>
    );
  }
  if (!data && isFetching) return <Skeleton lines={3} />;
  if (!data) {
    return (
      <div className="stack" role="alert">
        <p>{text.courses.loadFailed}</p>
        <Button look="quiet" onClick={() => refetch()}>
          {text.courses.retry}
        </Button>
      </div>
    );
  }
  return (
    <div className="stack">
      {data.length === 0 ? (
        <NoCourses />
      ) : (
        <ul>
          {data.map((course) => (
            <Enrolled key={course._id} course={course} />
          ))}
        </ul>
      )}
      {followed && (
        <p className="field-help">
          {text.courses.live} <SiteLink href="/status">{text.courses.follow}</SiteLink>
        </p>
      )}
    </div>
  );
}

const looks: Record<EnrolmentState, { tone: Tone; word: string }> = {
  Accepted: { tone: 'good', word: payments.accepted },
  Pending: { tone: 'warn', word: payments.pending },
  Rejected: { tone: 'bad', word: payments.rejected },
  Cancelled: { tone: 'plain', word: payments.cancelled },
};

function Enrolled({ course: enrolled }: { course: EnrolledCourse }) {
  const state = enrolmentState(enrolled);
  const { course, reason, reference } = enrolled;
  return (
    <li className="enrolled">
      <div className="cluster">
        <strong>{course?.name}</strong>
        <Badge tone={looks[state].tone}>{looks[state].word}</Badge>
      </div>
      {reference && (
        <p className="small muted">
          {text.courses.reference} {reference}
        </p>
      )}
      {state === 'Rejected' && reason && (
        <p>
          <MyText text={reason} />
        </p>
      )}
      {state === 'Rejected' && course?._id && (
        <p>
          <LinkButton small href={`/payment?course=${encodeURIComponent(course._id)}`}>
            {text.courses.sendAgain}
          </LinkButton>
        </p>
      )}
    </li>
  );
}

function NoCourses() {
  return (
    <div className="stack">
      <p>{text.courses.empty}</p>
      <p>
        <LinkButton look="quiet" href="/video">
          {text.courses.browse}
        </LinkButton>
      </p>
    </div>
  );
}
