import { beforeEach, expect, type Mock, vi } from 'vitest';
import { openTestBackend } from './database';
import { resetCodeFor } from './outbox';
import { jsonSender } from './post';

export const newPassword = 'un-croissant-au-beurre';

export const statusAndError = async (response: Response) => [
  response.status,
  ((await response.json()) as { error: string }).error,
];

export const wrongOf = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

/** `sendResetCode` is a mock that sends. */
export async function openPasswords(sendResetCode: Mock = vi.fn()) {
  const { cms, request } = await openTestBackend();
  const { resetRateLimit } = await import('@/lib/backend/rate-limits');
  const send = jsonSender(request);

  const login = (email: string, password: string) => send('/auth/login', { email, password });
  const reset = (token: string, code: string, password = newPassword) =>
    send(`/auth/reset_password/${token}`, { code: [...code].map(Number), password });
  const resetByLink = (token: string, password = newPassword) => send('/auth/reset-by-link', { token, password });

  async function requestCode(email: string) {
    const path = `/auth/forgot_password?isweb=true&email=${encodeURIComponent(email)}&count=60`;
    return ((await (await send(path, { email })).json()) as { data: { otp: string; message: string } }).data;
  }

  /** Resets the limits, as if time had passed. */
  async function requestCodeAgain(email: string) {
    await resetRateLimit('resend', email);
    await resetRateLimit('mailbox', email);
    return requestCode(email);
  }

  const codeOf = (email: string) => resetCodeFor(email, process.env.DATA_DIR ?? '');
  /** Of the last mail to anyone. */
  const lastCode = (): string => sendResetCode.mock.lastCall?.[0].code?.digits;
  const lastLink = (): string => sendResetCode.mock.lastCall?.[0].link.token;

  /** Each token accepts five tries. */
  async function enterWrongCodes(email: string, count: number): Promise<void> {
    for (let left = count; left > 0; left -= 5) {
      const { otp } = await requestCodeAgain(email);
      const wrong = wrongOf(lastCode() ?? '0000');
      for (let tries = 0; tries < Math.min(5, left); tries++) expect((await reset(otp, wrong)).status).toBe(400);
    }
  }

  beforeEach(async () => {
    await resetRateLimit('codes', 'site');
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
  });

  return {
    cms,
    request,
    send,
    login,
    reset,
    resetByLink,
    requestCode,
    requestCodeAgain,
    codeOf,
    lastCode,
    lastLink,
    enterWrongCodes,
  };
}
