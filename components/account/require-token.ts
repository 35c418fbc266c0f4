'use client';

import { getText } from '#text';
import { ApiError } from '@/lib/api/browser';
import { findToken } from '@/lib/api/session-token';
import { localPath } from '@/lib/text/local-path';

/** Returns the learner's token, or redirects to the login and back. Calls `onProblem` if the server cannot be reached. */
export async function requireToken(onProblem: (problem: string) => void): Promise<string | undefined> {
  try {
    return await findToken();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      const next = encodeURIComponent(location.pathname + location.search);
      location.assign(localPath(`/login?next=${next}`));
    } else onProblem(getText('forms').unreached);
    return undefined;
  }
}
