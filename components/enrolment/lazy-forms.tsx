'use client';

import dynamic from 'next/dynamic';
import { lazyIsland } from '@/components/ui/lazy-island';
import { loadWithRetry } from '@/components/ui/load-module';

export const LazyEnrolmentForm = lazyIsland(
  dynamic(() => loadWithRetry(async () => (await import('./enrolment-form')).EnrolmentForm)),
);
export const LazyPaymentForm = lazyIsland(
  dynamic(() => loadWithRetry(async () => (await import('./payment-form')).PaymentForm)),
);
