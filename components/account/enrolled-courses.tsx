'use client';

import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getText } from '#text';
import { Button } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/skeleton';
import { ApiError, callApi } from '@/lib/api/browser';
import { listEnrolledCourses } from '@/lib/contract/endpoints/payments';
import { EnrolledCourseList } from './enrolled-course-list';

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
  return <EnrolledCourseList courses={data} canTrackRequests={canTrackRequests} />;
}
