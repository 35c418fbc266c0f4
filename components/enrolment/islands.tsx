'use client';

import dynamic from 'next/dynamic';

// In the server's HTML with the page; the scripts that make them answer come after it.
export const EnrolmentIsland = dynamic(async () => (await import('./enrolment-form')).EnrolmentForm);
export const PaymentIsland = dynamic(async () => (await import('./payment-form')).PaymentForm);
