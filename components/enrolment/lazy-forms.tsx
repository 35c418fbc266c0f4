'use client';

import dynamic from 'next/dynamic';
import { lazyIsland } from '@/components/ui/lazy-island';

export const LazyEnrolmentForm = lazyIsland((retry) =>
  dynamic(() => retry(async () => (await import('./enrolment-form')).EnrolmentForm)),
);
export const LazyPaymentForm = lazyIsland((retry) =>
  dynamic(() => retry(async () => (await import('./payment-form')).PaymentForm)),
);
