'use client';

import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getText } from '#text';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button, LinkButton } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/link';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { Skeleton } from '@/components/ui/skeleton';
import { ApiError, callApi } from '@/lib/api/browser';
import { listEnrolledCourses } from '@/lib/contract/endpoints/payments';
import { type EnrolmentState, enrolmentState } from '@/lib/contract/enrolment-state';
import type { EnrolledCourse } from '@/lib/contract/payments';
import { readStoredToken } from '@/lib/session/stored-session';

type Props = {
  id: string;
  canTrackRequests: boolean;
};

const schema = async () => (await import('@/lib/contract/payments')).enrolledCourses;

export function EnrolledCourses(props: Props) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <CourseList {...props} />
    </QueryClientProvider>
  );
}

const requestTimeoutMs = 10_000;

// No retry after a 4xx: the response would be the same.
const shouldRetry = (failureCount: number, error: Error) =>
  failureCount < 1 && !(error instanceof ApiError && error.status > 0 && error.status < 500);

function CourseList({ id, canTrackRequests }: Props) {
  const text = getText('accounts');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['enrolled', id],
    queryFn: ({ signal }) =>
      callApi(listEnrolledCourses, {
        params: { userId: id },
        token: readStoredToken(),
        schema,
        signal,
        timeoutMs: requestTimeoutMs,
      }),
    retry: shouldRetry,
    // Offline the request fails at once; the default would wait for the network and look like endless loading.
    networkMode: 'always',
  });
  if (error instanceof ApiError && error.status === 401) {
    return (
      <p>
        {error.message} <SiteLink href="/login?next=/profile">{text.logIn}</SiteLink>
      </p>
    );
  }
  if (!data && isFetching) return <Skeleton lines={3} />;
  if (!data) {
    return (
      <div className="stack" role="alert">
        <p>{text.courses.loadFailed}</p>
        <Button variant="quiet" onClick={() => refetch()}>
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
