'use client';

import { callApi } from '@/lib/api/browser';
import { forgotPassword } from '@/lib/contract/endpoints/passwords';
import { resendSeconds } from '@/lib/contract/resend';
import { type PendingReset, removePendingReset, savePendingReset } from './pending-reset';

export async function requestResetCode(email: string): Promise<PendingReset> {
  const response = await callApi(forgotPassword, {
    query: { isweb: 'true', email, count: String(resendSeconds) },
    body: { email },
    schema: async () => (await import('@/lib/contract/passwords')).tolerantCodeRequested,
  });
  const reset = { otp: response?.otp ?? '', email, askedAt: Date.now(), message: response?.message };
  if (reset.otp) savePendingReset(reset);
  else removePendingReset();
  return reset;
}
