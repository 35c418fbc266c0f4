'use client';

import dynamic from 'next/dynamic';
import { island, untilLoaded } from '@/components/ui/island';

// In the server's HTML with the page; the scripts that make them answer come after it.
export const EnrolmentIsland = island(
  dynamic(() => untilLoaded(async () => (await import('./enrolment-form')).EnrolmentForm)),
);
export const PaymentIsland = island(
  dynamic(() => untilLoaded(async () => (await import('./payment-form')).PaymentForm)),
);
